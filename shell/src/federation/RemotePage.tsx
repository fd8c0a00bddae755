import { createElement, useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { DefectPage } from '../app/DefectPage';
import { useFederation } from './context';
import { RemoteFailure, SlowNote, useIsSlow } from './RemoteStatus';
import { useRetry } from './use-retry';

interface Place {
  readonly remote: string;
  readonly id: string;
}

/** True while the code of the page is on its way. */
function useCodePending({ remote, id }: Place, attempt: number): boolean {
  const { pages } = useFederation();
  const [pending, setPending] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt waits for new files
  useEffect(() => {
    let current = true;
    const settled = () => current && setPending(false);
    setPending(true);
    Promise.resolve(pages.route(remote, id).handle?.preload?.()).then(settled, settled);
    return () => {
      current = false;
    };
  }, [pages, remote, id, attempt]);
  return pending;
}

/** A page of a remote in the version that was loaded last. */
export function RemotePage({ remote, id }: Place) {
  const { pages } = useFederation();
  const { retry, attempt } = useRetry(remote);
  const pending = useCodePending({ remote, id }, attempt);
  const slow = useIsSlow(pending, attempt);
  const { Component, element } = pages.route(remote, id);

  return (
    <>
      {slow && <SlowNote onRetry={retry} />}
      {Component ? createElement(Component, { key: attempt }) : element}
    </>
  );
}

/** A file of the remote that did not arrive, as opposed to a defect or a refusal of the API. */
function isMissingFile(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return name === 'ChunkLoadError' || name === 'RemoteUnavailable' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** The shell answers for missing files; everything else is the remote's own affair, or a defect. */
export function RemotePageError({ remote, id }: Place) {
  const { pages } = useFederation();
  const { retry, retrying } = useRetry(remote);
  const error = useRouteError();
  const { ErrorBoundary } = pages.route(remote, id);

  if (isMissingFile(error)) return <RemoteFailure onRetry={retry} retrying={retrying} />;
  return ErrorBoundary ? <ErrorBoundary /> : <DefectPage />;
}
