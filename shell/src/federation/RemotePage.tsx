import { Provider, useStore } from 'jotai';
import { createElement, type ReactNode, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { DelayNote } from 'shared-ui/feedback';
import { PendingRemotePage } from './PendingRemotePage';
import { type RoutePosition, useFederation } from './use-federation';
import { usePageCode } from './use-load';

/** Renders a page of a remote in the version that was loaded last. */
export function RemotePage(position: RoutePosition) {
  return (
    <RemotePart {...position}>
      <KnownPage {...position} />
    </RemotePart>
  );
}

function KnownPage(position: RoutePosition) {
  const { pages } = useFederation();
  const { delay, retries, retrying, retry } = usePageCode(position);
  const { Component, HydrateFallback, element } = pages.route(position.remote, position.id);

  // A retry rejects pending imports, which the page itself would show as a failure.
  const shown = retrying ? HydrateFallback : Component;
  return (
    <>
      <DelayNote delay={delay} onRetry={retry} />
      {shown ? createElement(shown, { key: retries }) : element}
    </>
  );
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
  const isFromServer = pending?.route.id === id && !pending.leaveSignal.aborted;
  if (isFromServer) use(pending.ready);
  if (!pages.isKnown(remote)) return <PendingRemotePage remote={remote} />;
  return <Provider store={isFromServer ? pending.store : visitorStore}>{children}</Provider>;
}
