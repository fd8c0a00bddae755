import { PageShownContext, slowAfter } from 'page-kit/page';
import { createElement, useContext, useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { DelayNote, useDelay } from 'shared-ui/waiting';
import { DefectPage } from '../recovery/DefectPage';
import { isMissingFile } from '../recovery/reload-for-missing-file';
import { useFederation } from './context';
import { type Place, RemotePart } from './RemotePart';
import { RemoteFailure } from './RemoteStatus';
import { useOnline } from './use-online';
import { useRetry } from './use-retry';

/** True while the code of the page is on its way. */
function useCodePending({ remote, id }: Place, tries: number): boolean {
  const { pages } = useFederation();
  const { search } = useLocation();
  const [pending, setPending] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try and another part of the page wait for other files
  useEffect(() => {
    let current = true;
    const settled = () => current && setPending(false);
    setPending(true);
    Promise.resolve(pages.route(remote, id).handle?.preload?.()).then(settled, settled);
    return () => {
      current = false;
    };
  }, [pages, remote, id, tries, search]);
  return pending;
}

/** A page of a remote in the version that was loaded last. */
export function RemotePage(place: Place) {
  return (
    <RemotePart {...place}>
      <KnownPage {...place} />
    </RemotePart>
  );
}

function KnownPage({ remote, id }: Place) {
  const { pages } = useFederation();
  const { retry, retrying, tries } = useRetry(remote, id);
  const pending = useCodePending({ remote, id }, tries);
  const delay = useDelay(pending || retrying, slowAfter);
  useOnline(retry, pending);
  const { Component, HydrateFallback, element } = pages.route(remote, id);

  // What is given up for another try would come up in the page as a failure.
  const shown = retrying ? HydrateFallback : Component;
  return (
    <>
      {delay && <DelayNote delay={delay} onRetry={retry} />}
      {shown ? createElement(shown, { key: tries }) : element}
    </>
  );
}

/** A file of the remote that did not arrive, as opposed to a defect or a refusal of the API. */
function isMissing(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return isMissingFile(error) || name === 'RemoteUnavailable' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** A page whose file did not arrive; it may be gone because another version was deployed, which is then taken at once. */
function MissingPage({ remote, id }: Place) {
  const { loader } = useFederation();
  const { retry, retrying } = useRetry(remote, id);
  const delay = useDelay(retrying, slowAfter);
  useOnline(retry, true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each failure
  useEffect(() => {
    let current = true;
    void loader.isOutdated(remote).then((outdated) => outdated && current && retry());
    return () => {
      current = false;
    };
  }, [loader, remote]);

  return <RemoteFailure onRetry={retry} retrying={retrying && !delay} />;
}

/** The shell answers for missing files; everything else is the remote's own affair, or a defect. */
export function RemotePageError(place: Place) {
  const error = useRouteError();
  if (isMissing(error)) return <MissingPage {...place} />;
  return (
    <RemotePart {...place}>
      <RefusedPage {...place} />
    </RemotePart>
  );
}

/** Such as an unknown product: no page of its own kind, but it is all there is to show. */
function RefusedPage({ remote, id }: Place) {
  const { pages } = useFederation();
  const tellShown = useContext(PageShownContext);
  useEffect(tellShown, [tellShown]);
  const { ErrorBoundary } = pages.route(remote, id);
  return ErrorBoundary ? <ErrorBoundary /> : <DefectPage />;
}
