import { createStore } from 'jotai';
import { listen, type ShopEvents } from '../../events';
import { loadCartAtom } from '../cart';

export const soap = { productCode: 'SAVON-1', quantity: 2 };
export const broom = { productCode: 'BALAI-1', quantity: 1 };
/** Key of both copies of the cart. */
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

/** What is announced while `act` runs. */
export function announcedBy<Name extends keyof ShopEvents>(name: Name, act: () => void) {
  const announced: ShopEvents[Name][] = [];
  const stop = listen(name, (detail) => announced.push(detail));
  act();
  stop();
  return announced;
}

/** What another tab does to the mirror; null removes it. */
export const otherTabWrites = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
