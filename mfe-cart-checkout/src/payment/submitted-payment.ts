import { atom } from 'jotai';
import type { CartLine } from 'shared-contracts/api/cart';
import { storedWithCart } from '../storage/stored-with-cart';

/** A card payment that went to the bank and whose outcome this browser has not learnt: an answer may get lost, a tab may be closed. */
export interface SubmittedPayment {
  readonly orderId: string;
  readonly customerId: string;
  /** What the order holds. */
  readonly lines: readonly CartLine[];
}

/** As a cart takes it: another line was never ordered, and would take articles out of the cart. */
function isLine(value: unknown): value is CartLine {
  const { productCode, quantity } = (value ?? {}) as Partial<CartLine>;
  return typeof productCode === 'string' && Number.isSafeInteger(quantity) && Number(quantity) > 0;
}

/** Beyond the tab, like the cart itself: the next visit asks what became of it. */
export const submittedPayment = storedWithCart<SubmittedPayment>(
  'local',
  'payment',
  ({ orderId, customerId, lines }) => {
    if (typeof orderId !== 'string' || typeof customerId !== 'string') return null;
    if (!Array.isArray(lines) || !lines.every(isLine)) return null;
    return { orderId, customerId, lines };
  },
);

/** What is left in a cart once an order's articles are taken out; what was added since stays. */
export function withoutOrdered(cart: readonly CartLine[], ordered: readonly CartLine[]): readonly CartLine[] {
  const bought = new Map(ordered.map(({ productCode, quantity }) => [productCode, quantity]));
  return cart
    .map((line) => ({ ...line, quantity: line.quantity - (bought.get(line.productCode) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

// Private: grows only by the action below.
const inReviewAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Ids of the orders whose payment the provider still reviews, as far as this page knows. An order itself does not tell. */
export const paymentsInReviewAtom = atom((get) => get(inReviewAtom));

/** The API took the payment of this order, but the provider has not decided yet. */
export const paymentInReviewAtom = atom(null, (get, set, orderId: string) =>
  set(inReviewAtom, new Set([...get(inReviewAtom), orderId])),
);
