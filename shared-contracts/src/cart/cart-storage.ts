import type { CartLine } from '../api/cart';
import { readStorage, removeStorage, writeStorage } from '../storage';
import { cleanLines } from './cart-lines';

type Lines = readonly CartLine[];

/** The same key in session storage (this tab's copy) and in local storage (the mirror that outlives the session). */
export const cartKey = 'shopping_cart';

/** In local storage: the card payment that was submitted for this cart and whose outcome is not known yet. It goes with the cart. */
export const cartPaymentKey = 'sph-payment';

/** In local storage: the order that was asked for with this cart and whose answer has not arrived. It goes with the cart. */
export const cartOrderKey = 'sph-order';

/** Null when the text is not a list in JSON. */
export function parseCart(text: string): Lines | null {
  try {
    return cleanLines(JSON.parse(text));
  } catch {
    return null;
  }
}

export function writeSessionCopy(lines: Lines): void {
  writeStorage('session', cartKey, JSON.stringify(lines));
}

export function removeSessionCopy(): void {
  removeStorage('session', cartKey);
}

/** Writes both copies and gives the lines back. */
export function writeCart(lines: Lines): Lines {
  writeSessionCopy(lines);
  writeStorage('local', cartKey, JSON.stringify(lines));
  return lines;
}

export function clearCart(): void {
  removeSessionCopy();
  removeStorage('local', cartKey);
  removeStorage('local', cartPaymentKey);
  removeStorage('local', cartOrderKey);
}

/**
 * The session copy, else the mirror, else nothing. Where the lengths differ the session copy overwrites the mirror,
 * so that removed lines never come back.
 */
export function readCart(): Lines {
  const session = readStorage('session', cartKey, parseCart);
  const mirror = readStorage('local', cartKey, parseCart);
  if (session) return session.length === mirror?.length ? session : writeCart(session);
  if (mirror) writeSessionCopy(mirror);
  return mirror ?? [];
}
