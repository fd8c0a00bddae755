import { keyOf, readStorage, removeStorage, writeStorage } from 'shared-contracts/storage';

// In local storage, since the mailed link opens a tab of its own. It is the cart's: it goes with an order or a sign-out.
const key = keyOf('cart', 'order-intent');

/** As long as one may wait for a mail and still want to pay at once (milliseconds). */
const lifetime = 24 * 60 * 60 * 1000;

/** The visitor who registers now wants to order: the mailed link leads on to the checkout. */
export const keepOrderIntent = () => void writeStorage('local', key, String(Date.now()));

/** Whether such a registration was made in this browser within a day. The answer is true once. */
export function takeOrderIntent(): boolean {
  const since = readStorage('local', key, Number);
  removeStorage('local', key);
  const age = Date.now() - (since ?? Number.NaN);
  return age >= 0 && age < lifetime;
}
