import { keyOf, readStorage, removeStorage, writeStorage } from 'shared-contracts/storage';

// In local storage: the emailed link opens a new tab. Belongs to the cart: removed by an order or a sign-out.
const key = keyOf('cart', 'order-intent');

/** Lifetime of the intent in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

/** Records that the registering visitor wants to order: the emailed link then continues to the checkout. */
export const keepOrderIntent = () => void writeStorage('local', key, String(Date.now()));

/** Whether such a registration was made in this browser within a day. Returns true only once. */
export function takeOrderIntent(): boolean {
  const since = readStorage('local', key, Number);
  removeStorage('local', key);
  const age = Date.now() - (since ?? Number.NaN);
  return age >= 0 && age < lifetime;
}
