import { createStore } from 'jotai';
import { loadCartAtom } from '../index';

export const soap = { productCode: 'SAVON-1', quantity: 2 };
export const broom = { productCode: 'BALAI-1', quantity: 1 };
/** Where both copies of the cart lie. */
export const key = 'shopping_cart';

/** The cart of the session and its mirror, as they are stored; null where there is none. */
export const copies = () =>
  [sessionStorage, localStorage].map((area) => JSON.parse(area.getItem(key) ?? 'null') as unknown);

export const keep = (area: Storage, value: unknown) => area.setItem(key, JSON.stringify(value));

/** The store of an app that has read what is stored. */
export function shopper() {
  const store = createStore();
  store.set(loadCartAtom);
  return store;
}
