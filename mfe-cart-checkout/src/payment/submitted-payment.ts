import { atom } from 'jotai';
import type { CartLine } from 'shared-contracts/api/cart';
import { storedWithCart } from '../storage/stored-with-cart';

/** A card payment sent to the bank whose outcome this browser does not know: lost response, closed tab. */
interface SubmittedPayment {
  readonly orderId: string;
  readonly customerId: string;
  /** Lines of the order. */
  readonly lines: readonly CartLine[];
}

/** A valid cart line: an invalid one was never ordered, and would remove articles from the cart. */
function isLine(value: unknown): value is CartLine {
  const { productCode, quantity } = (value ?? {}) as Partial<CartLine>;
  return typeof productCode === 'string' && Number.isSafeInteger(quantity) && Number(quantity) > 0;
}

/** In local storage, like the cart: the next visit requests the outcome. */
export const submittedPayment = storedWithCart<SubmittedPayment>(
  'local',
  'payment',
  ({ orderId, customerId, lines }) => {
    if (typeof orderId !== 'string' || typeof customerId !== 'string') return null;
    if (!Array.isArray(lines) || !lines.every(isLine)) return null;
    return { orderId, customerId, lines };
  },
);

// Private: changes only by the action below.
const inReviewAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Ids of the orders whose payment is in review, as reported to this page; not part of the order itself. */
export const paymentsInReviewAtom = atom((get) => get(inReviewAtom));

/** Sets whether the provider still reviews a payment of the order that the API has accepted. */
export const setPaymentInReviewAtom = atom(null, (get, set, orderId: string, isInReview: boolean) => {
  const others = [...get(inReviewAtom)].filter((id) => id !== orderId);
  set(inReviewAtom, new Set(isInReview ? [...others, orderId] : others));
});
