import { atom, type Getter, type Setter } from 'jotai';
import type { CartLine } from '../api/cart';
import { announce } from '../events';
import { onStorageChange } from '../storage';
import type { Store } from '../store';
import { type CartState, cartKey, settleCart, storeCart } from './stored-cart';
import {
  cleanLines,
  hasRoomFor,
  isQuantity,
  type Lines,
  parseCart,
  withLine,
  withQuantity,
} from './stored-lines';

export type { CartLine };

// Private: the cart changes only through the actions below, which also store it. Null until it is loaded.
const cellAtom = atom<{ readonly state: CartState; readonly lines: Lines } | null>(null);
const noLines: Lines = [];

/** The lines of the cart; empty on the server and until `loadCartAtom` has run. */
export const cartLinesAtom = atom((get) => get(cellAtom)?.lines ?? noLines);

/** Sum of the quantities, for the badge and the article count. */
export const cartCountAtom = atom((get) =>
  get(cartLinesAtom).reduce((count, line) => count + line.quantity, 0),
);

/** Whether the cart has been read from storage: false on the server and in the first render. */
export const cartLoadedAtom = atom((get) => get(cellAtom) !== null);

const damagedAtom = atom(false);
/** True for the visit in which malformed lines of the stored cart were dropped. */
export const cartDamagedAtom = atom((get) => get(damagedAtom));

// Private: the signed-in customer, as far as the token names one.
const customerAtom = atom<string | null>(null);

/** Stores the next state of the loaded cart; null empties it. */
function save(get: Getter, set: Setter, lines: Lines | null): void {
  const { state } = get(cellAtom) ?? { state: settleCart(null) };
  const owner = lines?.length ? (get(customerAtom) ?? state.owner) : null;
  const next = storeCart(state, lines && JSON.stringify(lines), owner);
  set(cellAtom, { state: next, lines: lines ?? noLines });
}

/** Empties the loaded cart of another customer; a visitor's becomes the customer's. */
function claim(get: Getter, set: Setter): void {
  const customer = get(customerAtom);
  const { state, lines } = get(cellAtom) ?? {};
  if (!customer || !state || !lines?.length || state.owner === customer) return;
  if (state.owner === null) save(get, set, lines);
  else set(emptyCartAtom);
}

/**
 * Reads the stored cart, an unreadable one as empty: in the browser when the shop starts, and before each
 * change. The newest of this tab's cart and the mirror counts (decision 047).
 */
export const loadCartAtom = atom(null, (get, set) => {
  const before = get(cellAtom);
  const state = settleCart(before?.state ?? null);
  if (before && before.state.text === state.text) {
    set(cellAtom, { ...before, state });
    return;
  }
  const { lines, isDamaged } = parseCart(state.text ?? '[]') ?? { lines: noLines, isDamaged: false };
  set(cellAtom, { state, lines });
  if (before) return;
  set(damagedAtom, isDamaged);
  if (isDamaged) save(get, set, lines);
  claim(get, set);
});

/** Called when a session begins, with its customer, and when it ends, with null. */
export const claimCartAtom = atom(null, (get, set, customer: string | null) => {
  set(customerAtom, customer);
  // Before the start, the cart is read later: server and first render show none.
  if (!customer || !get(cartLoadedAtom)) return;
  set(loadCartAtom);
  claim(get, set);
});

/** Applies a change to the stored cart, which it loads first. */
function change(get: Getter, set: Setter, next: (lines: Lines) => Lines): void {
  set(loadCartAtom);
  save(get, set, next(get(cartLinesAtom)));
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

/** Replaces a line's quantity; 0 deletes the line, a negative or broken value changes nothing. */
export const setQuantityAtom = atom(null, (get, set, line: CartLine) => {
  if (line.quantity !== 0 && !isQuantity(line.quantity)) return;
  change(get, set, (lines) => withQuantity(lines, line));
});

/** Removes a line; `restoreLineAtom` undoes it. */
export const removeLineAtom = atom(null, (_get, set, productCode: string) =>
  set(setQuantityAtom, { productCode, quantity: 0 }),
);

/** Undoes a removal: restores the line at its position, or adds to it if its product was added again. */
export const restoreLineAtom = atom(null, (get, set, { line, index }: { line: CartLine; index: number }) => {
  change(get, set, (lines) => withLine(lines, line, index));
});

/** Empties the cart of all tabs, after an order or a sign-out chosen by the customer. */
export const emptyCartAtom = atom(null, (get, set) => {
  set(loadCartAtom);
  save(get, set, null);
});

/** Replaces the cart by the response of `GET cart`; malformed lines are dropped. */
export const replaceCartAtom = atom(null, (get, set, lines: Lines) => {
  change(get, set, () => cleanLines(lines));
});

/** Synchronizes this tab's loaded cart with other tabs until the returned function is called. */
export function followCart(app: Store): () => void {
  return onStorageChange(cartKey, () => {
    if (app.get(cartLoadedAtom)) app.set(loadCartAtom);
  });
}

const panelOpenAtom = atom(false);
/** Whether the panel 'VOTRE PANIER' is open. */
export const cartPanelOpenAtom = atom((get) => get(panelOpenAtom));
export const openCartPanelAtom = atom(null, (_get, set) => set(panelOpenAtom, true));
export const closeCartPanelAtom = atom(null, (_get, set) => set(panelOpenAtom, false));
