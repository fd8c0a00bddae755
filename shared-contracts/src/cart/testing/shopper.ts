import { listen, type ShopEvents } from '../../events';

export const soap = { productCode: 'SAVON-1', quantity: 2 };
export const broom = { productCode: 'BALAI-1', quantity: 1 };
/** Key of both copies of the cart. */
export const key = 'shopping_cart';

/** Returns the stored session copy and mirror of the cart; null for a missing one. */
export const copies = () =>
  [sessionStorage, localStorage].map((area) => JSON.parse(area.getItem(key) ?? 'null') as unknown);

/** Stores a cart as an earlier visit would. */
export const keep = (area: Storage, value: unknown) => area.setItem(key, JSON.stringify(value));

/** Returns the events announced while `act` runs. */
export function announcedBy<Name extends keyof ShopEvents>(name: Name, act: () => void) {
  const announced: ShopEvents[Name][] = [];
  const stop = listen(name, (detail) => announced.push(detail));
  act();
  stop();
  return announced;
}

/** Simulates another tab, of a build without revisions, that writes the mirror; null removes it. */
export function otherTabWrites(newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}
