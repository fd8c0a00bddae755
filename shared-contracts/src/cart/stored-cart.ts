import { forgetAll, readList, readStorage, removeStorage, type StorageKind, writeStorage } from '../storage';
import { parseCart } from './stored-lines';

/** Key of the cart in session storage, for this tab, and in local storage, the mirror for all tabs. */
export const cartKey = 'shopping_cart';
/** Key of its revision in both; `keyOf('cart', …)` would remove it with the cart. */
const revisionKey = 'shopping_cart_revision';

/** A state of the cart. */
export interface CartState {
  /** JSON of the lines; null when an order or a sign-out has emptied the cart. */
  readonly text: string | null;
  /** Number of changes so far: its revision. */
  readonly counter: number;
  /** The customer whose articles these are; null for a visitor's. */
  readonly owner: string | null;
  /** Whether the storage holds it with its revision. */
  readonly stored: boolean;
}

const neverFilled: CartState = { text: null, counter: 0, owner: null, stored: false };

/** Links a revision to its text, since builds without revisions write only the text. */
const checksum = (text: string | null): number =>
  text === null ? 2 ** 31 : [...text].reduce((sum, character) => (31 * sum + character.charCodeAt(0)) | 0, 0);

/** Returns null without a readable cart. A text without its own revision follows the one it stands beside. */
function readCart(kind: StorageKind): CartState | null {
  const text = readStorage(kind, cartKey, String);
  const cart = text === null ? { lines: [] } : parseCart(text);
  if (!cart) return null;
  const [counter, sum, owner] = readList(kind, revisionKey);
  if (!Number.isSafeInteger(counter)) {
    // Of two copies without revisions, the mirror has the changes of all tabs.
    return text === null ? null : { ...neverFilled, text, counter: kind === 'local' ? 2 : 1 };
  }
  const stored = sum === checksum(text);
  return {
    text,
    counter: Number(counter) + (stored ? 0 : 1),
    // An empty cart has no owner, also if another build emptied it and left the revision.
    owner: cart.lines.length > 0 && typeof owner === 'string' ? owner : null,
    stored,
  };
}

/** Returns false if storage is full or forbidden. An emptied cart takes all values of `keyOf('cart')` along. */
function writeCart(kind: StorageKind, { text, counter, owner }: CartState): boolean {
  const former = readStorage(kind, revisionKey, String);
  // The revision first: the change of the cart is what other tabs react to.
  const marked = writeStorage(kind, revisionKey, JSON.stringify([counter, checksum(text), owner]));
  if (text === null) {
    removeStorage(kind, cartKey);
    forgetAll('cart', kind);
    return marked;
  }
  const stored = marked && writeStorage(kind, cartKey, text);
  // What the full storage still holds keeps its revision, and so stays older than this change.
  if (!stored && former !== null) writeStorage(kind, revisionKey, former);
  else if (!stored) removeStorage(kind, revisionKey);
  return stored;
}

/**
 * Returns the newer state. Tabs that change the cart at once agree on an emptied one, else on the greater
 * checksum.
 */
function newer(one: CartState | null, other: CartState | null): CartState | null {
  if (!one || !other) return one ?? other;
  return (one.counter - other.counter || checksum(one.text) - checksum(other.text)) > 0 ? one : other;
}

const isStoredAs = (state: CartState | null, { text, counter }: CartState) =>
  state?.stored === true && state.counter === counter && state.text === text;

/**
 * Returns the newest of this tab's cart (null: read its session copy) and the mirror, and replaces the older
 * copies.
 */
export function settleCart(known: CartState | null): CartState {
  const own = known ?? readCart('session');
  const mirror = readCart('local');
  const newest = newer(own, mirror) ?? neverFilled;
  if (newest.counter === 0) return newest;
  if (!isStoredAs(own, newest)) writeCart('session', newest);
  return { ...newest, stored: isStoredAs(mirror, newest) || writeCart('local', newest) };
}

/** Stores a change in both copies. `text` null empties the cart. */
export function storeCart(before: CartState, text: string | null, owner: string | null): CartState {
  const next = { text, counter: before.counter + 1, owner, stored: false };
  writeCart('session', next);
  return { ...next, stored: writeCart('local', next) };
}
