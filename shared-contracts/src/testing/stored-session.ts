import { createStore } from 'jotai';
import { loadSessionAtom } from '../auth';
import { loadCartAtom } from '../cart';
import { tokens } from './tokens';

export const soap = { productCode: 'SAVON-1', quantity: 2 };

/** As an earlier page has left them: camille's, where no others are given. */
export function storeTokens({ access_token, refresh_token } = tokens('camille')): void {
  localStorage.setItem('sph-access', access_token);
  localStorage.setItem('sph-refresh', refresh_token);
}

/** Somebody who opens a page: storage is read. */
export function visitor() {
  const store = createStore();
  store.set(loadSessionAtom);
  store.set(loadCartAtom);
  return store;
}
