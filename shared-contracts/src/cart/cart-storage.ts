import type { CartLine } from '../api/cart';
import { forgetAllOf, readStorage, removeStorage, writeStorage } from '../storage';
import { cleanLines, isLine } from './cart-lines';

type Lines = readonly CartLine[];

/** Key of both copies: session storage for this tab, local storage for the mirror. */
export const cartKey = 'shopping_cart';

interface StoredCart {
  readonly lines: Lines;
  /** Some of what was stored is no line, and was dropped. */
  readonly isDamaged: boolean;
}

/** Null when the text is not a list in JSON. */
export function parseCart(text: string): StoredCart | null {
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return null;
    return { lines: cleanLines(stored), isDamaged: !stored.every(isLine) };
  } catch {
    return null;
  }
}

export function writeSessionCopy(lines: Lines): void {
  writeStorage('session', cartKey, JSON.stringify(lines));
}

/** With what this tab stored for the cart. */
export function clearSessionCopy(): void {
  removeStorage('session', cartKey);
  forgetAllOf('cart', 'session');
}

/** Writes both copies and returns the lines. */
export function writeCart(lines: Lines): Lines {
  writeSessionCopy(lines);
  writeStorage('local', cartKey, JSON.stringify(lines));
  return lines;
}

/**
 * Removes both copies and what is stored under `keyOf('cart', …)`: payment, order, choices of the checkout.
 */
export function clearCart(): void {
  clearSessionCopy();
  removeStorage('local', cartKey);
  forgetAllOf('cart', 'local');
}

/**
 * The session copy, else the mirror, else nothing. Where the lengths differ the session copy overwrites the
 * mirror (specification section 3); otherwise an opened tab must not change the quantities of others.
 */
export function readCart(): StoredCart {
  const session = readStorage('session', cartKey, parseCart);
  const mirror = readStorage('local', cartKey, parseCart);
  const cart = session ?? mirror ?? { lines: [], isDamaged: false };
  if (cart.isDamaged || (session && session.lines.length !== mirror?.lines.length)) writeCart(cart.lines);
  else if (!session && mirror) writeSessionCopy(mirror.lines);
  return cart;
}
