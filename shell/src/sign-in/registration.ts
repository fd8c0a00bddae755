import { keyOf, readStorage, removeStorage, writeStorage } from 'shared-contracts/storage';

const markKey = 'sph-registration';

/** The mark of a registration that was made in this browser and is not verified yet; empty if there is none. */
export const registrationMark = () =>
  readStorage('local', markKey, (text) => (/^[0-9a-f]{32}$/.test(text) ? text : null)) ?? '';

/** The mark to register with: by it the API knows at the verification that the same person has chosen the password. */
export function keepRegistrationMark(): string {
  const stored = registrationMark();
  if (stored) return stored;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const mark = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeStorage('local', markKey, mark);
  return mark;
}

/** The registration is verified. */
export const dropRegistrationMark = () => removeStorage('local', markKey);

// In local storage, since the mailed link opens a tab of its own. It is the cart's: it goes with an order or a sign-out.
const orderIntentKey = keyOf('cart', 'order-intent');

/** As long as one may wait for a mail and still want to pay at once (milliseconds). */
const life = 24 * 60 * 60 * 1000;

/** The visitor who registers now wants to order: the mailed link leads on to the checkout. */
export const keepOrderIntent = () => void writeStorage('local', orderIntentKey, String(Date.now()));

/** Whether such a registration was made in this browser within a day. The answer is true once. */
export function takeOrderIntent(): boolean {
  const since = readStorage('local', orderIntentKey, Number);
  removeStorage('local', orderIntentKey);
  const age = Date.now() - (since ?? Number.NaN);
  return age >= 0 && age < life;
}
