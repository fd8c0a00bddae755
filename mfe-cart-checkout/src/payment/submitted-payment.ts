import type { CartLine } from 'shared-contracts/api/cart';
import { keyOf, readStorage, removeStorage, writeStorage } from 'shared-contracts/storage';

const storageKey = keyOf('cart', 'payment');

/** A card payment that went to the bank and whose outcome this browser has not learnt: an answer may get lost, a tab may be closed. */
export interface SubmittedPayment {
  readonly orderId: string;
  readonly customerId: string;
  /** What the order holds. */
  readonly lines: readonly CartLine[];
}

function isLine(value: unknown): value is CartLine {
  const { productCode, quantity } = (value ?? {}) as Partial<CartLine>;
  return typeof productCode === 'string' && Number.isInteger(quantity);
}

function parse(text: string): SubmittedPayment | null {
  const { orderId, customerId, lines } = (JSON.parse(text) ?? {}) as Partial<SubmittedPayment>;
  if (typeof orderId !== 'string' || typeof customerId !== 'string') return null;
  if (!Array.isArray(lines) || !lines.every(isLine)) return null;
  return { orderId, customerId, lines };
}

export function readSubmittedPayment(): SubmittedPayment | null {
  return readStorage('local', storageKey, parse);
}

/** Kept beyond the tab, like the cart itself: the next visit asks what became of it. */
export function keepSubmittedPayment(payment: SubmittedPayment): void {
  writeStorage('local', storageKey, JSON.stringify(payment));
}

export function forgetSubmittedPayment(): void {
  removeStorage('local', storageKey);
}

/** What is left in a cart once an order's articles are taken out; what was added since stays. */
export function withoutOrdered(cart: readonly CartLine[], ordered: readonly CartLine[]): readonly CartLine[] {
  const bought = new Map(ordered.map(({ productCode, quantity }) => [productCode, quantity]));
  return cart
    .map((line) => ({ ...line, quantity: line.quantity - (bought.get(line.productCode) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
