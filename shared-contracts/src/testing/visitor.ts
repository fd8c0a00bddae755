import { createStore } from 'jotai';
import { loadSessionAtom } from '../auth';
import { loadCartAtom } from '../cart/cart';

/** The store of a visitor who opens a page: storage is read. */
export function visitor() {
  const store = createStore();
  store.set(loadSessionAtom);
  store.set(loadCartAtom);
  return store;
}
