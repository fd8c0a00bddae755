import { createStore } from 'jotai';
import type { Store } from 'shared-contracts/store';

/** The page of a remote that the server rendered: enough for the router to know it before the remote is there. */
export interface RenderedRoute {
  readonly remote: string;
  readonly id: string;
  readonly path: string;
}

type Url = Pick<Location, 'pathname' | 'search'>;

/** A remote's page in the server's HTML: React takes it over once its code is there, unless the visitor leaves it. */
export type PendingHydration = ReturnType<typeof createPendingHydration>;

/** The page that the server rendered at the URL; `visitors`: the store of the shop. */
export function createPendingHydration(route: RenderedRoute, url: Url, visitors: Store) {
  const { pathname, search } = url;
  const { store, open } = createRenderedStore(visitors);
  const leaving = new AbortController();
  let isWaiting = true;
  let resolve: () => void;
  const ready = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return {
    route,
    /** Fulfilled when the code is there. Never rejected: React would show the failure instead of the content. */
    ready,
    get isWaiting() {
      return isWaiting;
    },
    /** Aborts when the visitor leaves the page before its code came. */
    left: leaving.signal,
    /** What the page reads of the visitor: an anonymous one until `open`. */
    store,
    /** True for the URL at which the HTML came, whatever its fragment. */
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
    /** The page is hydrated: it may show what depends on the visitor. */
    open,
  };
}

/** The visitor's store while React takes a page over: with an anonymous visitor's values, as its HTML has them. */
export function createRenderedStore(visitors: Store) {
  let current = createStore();
  const listeners = new Set<() => void>();
  const store: Store = {
    ...visitors,
    get: (atom) => current.get(atom),
    sub(atom, listener) {
      const stop = visitors.sub(atom, listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
  /** From now on it is the visitor's own store. */
  function open(): void {
    if (current === visitors) return;
    current = visitors;
    for (const listener of listeners) listener();
  }
  return { store, open };
}
