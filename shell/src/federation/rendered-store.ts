import { createStore } from 'jotai';
import type { Store } from 'shared-contracts/store';

export interface RenderedStore {
  readonly store: Store;
  /** From now on it is the visitor's own store. */
  open(): void;
}

/**
 * The visitor's store as a page from the server must read it while React takes the page over: with the values of nobody, of
 * which its HTML was made, whatever the shell around it knows of the visitor by then.
 */
export function createRenderedStore(visitors: Store): RenderedStore {
  let current = createStore();
  const listeners = new Set<() => void>();
  return {
    store: {
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
    },
    open() {
      if (current === visitors) return;
      current = visitors;
      for (const listener of listeners) listener();
    },
  };
}
