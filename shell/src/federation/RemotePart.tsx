import { Provider, useStore } from 'jotai';
import { type ReactNode, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { useFederation } from './context';
import { RemoteMount } from './RemoteMount';

export interface RoutePosition {
  readonly remote: string;
  /** Of the route. */
  readonly id: string;
}

/**
 * What a remote shows of a page. A page from the server stays as it is until its code is there, while the shell around it
 * answers: nothing above may be drawn anew meanwhile, or React gives the content up (decision 028).
 */
export function RemotePart({ remote, id, children }: RoutePosition & { readonly children: ReactNode }) {
  const { pending } = useFederation().pages;
  // Another position of the same route is another part: what was not taken over goes with the one that is left.
  useLocation();
  return (
    <Suspense key={pending?.left.aborted ? 'here' : 'server'}>
      <WhenKnown remote={remote} id={id}>
        {children}
      </WhenKnown>
    </Suspense>
  );
}

function WhenKnown({ remote, id, children }: RoutePosition & { readonly children: ReactNode }) {
  const { pages } = useFederation();
  const { pending } = pages;
  const visitors = useStore();
  useLocation();
  const isFromServer = pending?.route.id === id && !pending.left.aborted;
  if (isFromServer) use(pending.ready);
  if (!pages.isKnown(remote)) return <RemoteMount remote={remote} />;
  return <Provider store={isFromServer ? pending.store : visitors}>{children}</Provider>;
}
