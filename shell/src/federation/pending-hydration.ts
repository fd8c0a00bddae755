import { createStore } from 'jotai';
import type { Store } from 'shared-contracts/store';

/** A page of a remote that the server rendered, with what the router needs before the remote is loaded. */
export interface RenderedRoute {
  readonly remote: string;
  readonly id: string;
  readonly path: string;
}

type Url = Pick<Location, 'pathname' | 'search'>;

/** A remote's page in the server's HTML, hydrated once its code is loaded unless the visitor leaves it. */
export type PendingHydration = ReturnType<typeof createPendingHydration>;

/** Tracks the page that the server rendered at the URL; `visitorStore` is the store of the shop. */
export function createPendingHydration(route: RenderedRoute, url: Url, visitorStore: Store) {
  const { pathname, search } = url;
  const { store, open } = createRenderedStore(visitorStore);
  const leaving = new AbortController();
  let isWaiting = true;
  let resolve: () => void;
  const ready = new Promise<void>((fulfil) => (resolve = fulfil));
  return {
    route,
    /** Resolves when the code is loaded. Never rejects: React would replace the content by the failure. */
    ready,
    get isWaiting() {
      return isWaiting;
    },
    /** Aborts when the visitor leaves the page before its code is loaded. */
    leaveSignal: leaving.signal,
    /** The store that the page reads: with an anonymous visitor's values until `open`. */
    store,
    /** Whether this is the URL of the HTML, regardless of its fragment. */
    isAt: (other: Url) => other.pathname === pathname && other.search === search,
    take() {
      if (!isWaiting) return;
      isWaiting = false;
      resolve();
    },
    leave() {
      if (!isWaiting) return;
      isWaiting = false;
      leaving.abort();
    },
    /** Called after hydration: the page may show the visitor's data. */
    open,
  };
}

/** Creates a store for hydration: it has an anonymous visitor's values, like the HTML, until it is opened. */
export function createRenderedStore(visitorStore: Store) {
  let current = createStore();
  const listeners = new Set<() => void>();
  const store: Store = {
    ...visitorStore,
    get: (atom) => current.get(atom),
    sub(atom, listener) {
      const stop = visitorStore.sub(atom, listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
  /** Switches to the visitor's store. */
  function open(): void {
    if (current === visitorStore) return;
    current = visitorStore;
    for (const listener of listeners) listener();
  }
  return { store, open };
}
