import { createStore } from 'jotai';
import { loadSessionAtom } from '../auth';
import { loadCartAtom } from '../cart/cart';

/** Returns the store of a visitor who has opened a page: storage is read. */
export function visitor() {
  const store = createStore();
  store.set(loadCartAtom);
  store.set(loadSessionAtom);
  return store;
}
