import type { CartLine } from '../api/cart';
import { forgetAllOf, readStorage, removeStorage, writeStorage } from '../storage';
import { cleanLines, isLine } from './cart-lines';

type Lines = readonly CartLine[];

/** The same key in session storage (this tab's copy) and in local storage (the mirror that outlives the session). */
export const cartKey = 'shopping_cart';

/** Null when the text is not a list in JSON. */
export function parseCart(text: string): Lines | null {
  try {
    return cleanLines(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Whether the cart that `readCart` takes has lines that are none, and so are dropped. */
export function isCartDamaged(): boolean {
  const isDamaged = (text: string) =>
    parseCart(text) && JSON.parse(text).some((line: unknown) => !isLine(line));
  return readStorage('session', cartKey, isDamaged) ?? readStorage('local', cartKey, isDamaged) ?? false;
}

export function writeSessionCopy(lines: Lines): void {
  writeStorage('session', cartKey, JSON.stringify(lines));
}

/** With what this tab stored for the cart. */
export function clearSessionCopy(): void {
  removeStorage('session', cartKey);
  forgetAllOf('cart', 'session');
}

/** Writes both copies and gives the lines back. */
export function writeCart(lines: Lines): Lines {
  writeSessionCopy(lines);
  writeStorage('local', cartKey, JSON.stringify(lines));
  return lines;
}

/** Removes both copies and whatever is stored as the cart's (`keyOf('cart', …)`): its payment, its order, the choices of its checkout. */
export function clearCart(): void {
  clearSessionCopy();
  removeStorage('local', cartKey);
  forgetAllOf('cart', 'local');
}

/**
 * The session copy, else the mirror, else nothing. Where the lengths differ the session copy overwrites the mirror
 * (specification section 3), so that removed lines never come back. At equal lengths nothing is written: a tab that merely
 * opens must not push its quantities onto the others.
 */
export function readCart(): Lines {
  const session = readStorage('session', cartKey, parseCart);
  const mirror = readStorage('local', cartKey, parseCart);
  if (session) return session.length === mirror?.length ? session : writeCart(session);
  if (mirror) writeSessionCopy(mirror);
  return mirror ?? [];
}
