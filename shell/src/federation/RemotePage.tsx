import { slowAfter } from 'page-kit/page';
import { createElement, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DelayNote, useDelay } from 'shared-ui/feedback';
import { useFederation } from './context';
import { RemotePart, type RoutePosition } from './RemotePart';
import { useOnline, useRetry } from './use-load';

/** True while the code of the page is on its way. */
function useCodePending({ remote, id }: RoutePosition, tries: number): boolean {
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
export function RemotePage(position: RoutePosition) {
  return (
    <RemotePart {...position}>
      <KnownPage {...position} />
    </RemotePart>
  );
}

function KnownPage({ remote, id }: RoutePosition) {
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
