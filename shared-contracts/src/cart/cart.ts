import { atom, type Getter, type Setter } from 'jotai';
import type { CartLine } from '../api/cart';
import { announce } from '../events';
import { onStorageChange } from '../storage';
import type { Store } from '../store';
import {
  cartKey,
  cleanLines,
  clearCart,
  clearSessionCopy,
  hasRoomFor,
  isQuantity,
  parseCart,
  readCart,
  withLine,
  withLineAt,
  withoutLine,
  withQuantity,
  writeCart,
  writeSessionCopy,
} from './stored-lines';

export type { CartLine };

// Private: the cart changes only through the actions below, which also store it. Null until it is loaded.
const linesAtom = atom<readonly CartLine[] | null>(null);
const noLines: readonly CartLine[] = [];

/** The lines of the cart; empty on the server and until `loadCartAtom` has run. */
export const cartLinesAtom = atom((get) => get(linesAtom) ?? noLines);

/** Sum of the quantities, for the badge and the article count. */
export const cartCountAtom = atom((get) =>
  get(cartLinesAtom).reduce((count, line) => count + line.quantity, 0),
);

/** Whether the cart has been read from storage: false on the server and in the first render. */
export const cartLoadedAtom = atom((get) => get(linesAtom) !== null);

const damagedAtom = atom(false);
/** True for the visit in which malformed lines of the stored cart were dropped. */
export const cartDamagedAtom = atom((get) => get(damagedAtom));

/** Reads the stored cart, once in the browser when the shop starts; an unreadable cart counts as empty. */
export const loadCartAtom = atom(null, (get, set) => {
  if (get(linesAtom) !== null) return;
  const { lines, isDamaged } = readCart();
  set(damagedAtom, isDamaged);
  set(linesAtom, lines);
});

/** Applies a change to the stored cart, which it loads first if necessary. */
function change(get: Getter, set: Setter, next: (lines: readonly CartLine[]) => readonly CartLine[]): void {
  set(loadCartAtom);
  set(linesAtom, writeCart(next(get(cartLinesAtom))));
}

/** Adds to the product's line. Returns false if the quantity is no positive integer or the cart is full. */
export const addToCartAtom = atom(null, (_get, set, { productCode, quantity }: CartLine) => {
  if (!isQuantity(quantity)) return false;
  return set(addLinesToCartAtom, [{ productCode, quantity }]).length === 0;
});

/** Adds lines as `addToCartAtom` does, stores the cart once and returns the lines that did not fit. */
export const addLinesToCartAtom = atom(null, (get, set, lines: readonly CartLine[]): readonly CartLine[] => {
  const usable = lines.filter(({ quantity }) => isQuantity(quantity));
  if (usable.length === 0) return [];
  const refused: CartLine[] = [];
  change(get, set, (inCart) =>
    usable.reduce((cart, line) => {
      if (hasRoomFor(cart, line)) return withLine(cart, line);
      refused.push(line);
      return cart;
    }, inCart),
  );
  for (const line of usable) if (!refused.includes(line)) announce('cart:line-added', line);
  return refused;
});

/** Replaces a line's quantity; 0 deletes the line, a value that is no integer changes nothing. */
export const setQuantityAtom = atom(null, (get, set, line: CartLine) => {
  if (line.quantity !== 0 && !isQuantity(line.quantity)) return;
  change(get, set, (lines) => withQuantity(lines, line));
});

/** Removes a line; `restoreLineAtom` undoes it. */
export const removeLineAtom = atom(null, (get, set, productCode: string) => {
  change(get, set, (lines) => withoutLine(lines, productCode));
});

/** Undoes a removal: restores the line at its previous position. */
export const restoreLineAtom = atom(null, (get, set, { line, index }: { line: CartLine; index: number }) => {
  change(get, set, (lines) => withLineAt(lines, line, index));
});

/** Empties the cart of all tabs, after an order or a sign-out chosen by the customer. */
export const emptyCartAtom = atom(null, (_get, set, reason: 'ordered' | 'signed-out') => {
  clearCart();
  set(linesAtom, []);
  announce('cart:emptied', { reason });
});

/** Replaces the cart by the response of `GET cart`; malformed lines are dropped. */
export const replaceCartAtom = atom(null, (_get, set, lines: readonly CartLine[]) => {
  set(linesAtom, writeCart(cleanLines(lines)));
});

const adoptMirrorAtom = atom(null, (_get, set, text: string | null) => {
  if (text === null) {
    clearSessionCopy();
    set(linesAtom, []);
    return;
  }
  const cart = parseCart(text);
  if (!cart) return;
  writeSessionCopy(cart.lines);
  set(linesAtom, cart.lines);
});

/** Synchronizes this tab's cart with other tabs until the returned function is called. */
export function followCart(store: Store): () => void {
  return onStorageChange(cartKey, (text) => store.set(adoptMirrorAtom, text));
}

const panelOpenAtom = atom(false);
export const cartPanelOpenAtom = atom((get) => get(panelOpenAtom));
export const openCartPanelAtom = atom(null, (_get, set) => set(panelOpenAtom, true));
export const closeCartPanelAtom = atom(null, (_get, set) => set(panelOpenAtom, false));
