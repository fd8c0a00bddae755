import { Provider, useStore } from 'jotai';
import { slowAfter } from 'page-kit/page';
import { createElement, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DelayNote, useDelay } from 'shared-ui/feedback';
import { PendingRemotePage } from './PendingRemotePage';
import { useFederation } from './use-federation';
import { useOnline, useRetry } from './use-retry';

/** True while the code of the page is loading. */
function useCodePending({ remote, id }: RoutePosition, tries: number): boolean {
  const { pages } = useFederation();
  const { search } = useLocation();
  const [pending, setPending] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry or a new query string loads other files
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

/** Renders a page of a remote in the version that was loaded last. */
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

  // A retry rejects pending imports, which the page itself would show as a failure.
  const shown = retrying ? HydrateFallback : Component;
  return (
    <>
      <DelayNote delay={delay} onRetry={retry} />
      {shown ? createElement(shown, { key: tries }) : element}
    </>
  );
}

export interface RoutePosition {
  readonly remote: string;
  /** Id of the route. */
  readonly id: string;
}

/**
 * Renders the remote's part of a page. A page from the server stays unhydrated until its code is loaded;
 * the shell is interactive. No parent may rerender before, or React discards the content (decision 028).
 */
export function RemotePart({ remote, id, children }: RoutePosition & { readonly children: ReactNode }) {
  const { pending } = useFederation().pages;
  // Another URL of the same route remounts the part when the page was left before its hydration.
  useLocation();
  return (
    <Suspense key={pending?.leaveSignal.aborted ? 'here' : 'server'}>
      <WhenKnown remote={remote} id={id}>
        {children}
      </WhenKnown>
    </Suspense>
  );
}

function WhenKnown({ remote, id, children }: RoutePosition & { readonly children: ReactNode }) {
  const { pages } = useFederation();
  const { pending } = pages;
  const visitorStore = useStore();
  useLocation();
  const isFromServer = pending?.route.id === id && !pending.leaveSignal.aborted;
  if (isFromServer) use(pending.ready);
  if (!pages.isKnown(remote)) return <PendingRemotePage remote={remote} />;
  return <Provider store={isFromServer ? pending.store : visitorStore}>{children}</Provider>;
}
