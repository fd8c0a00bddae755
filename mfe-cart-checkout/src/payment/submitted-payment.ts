import { atom } from 'jotai';
import { storedWithCart } from '../storage/stored-with-cart';

/** A card payment sent to the bank whose outcome this browser does not know: lost response, closed tab. */
interface SubmittedPayment {
  readonly orderId: string;
  readonly customerId: string;
}

/** In local storage, like the cart: the next visit requests the outcome. */
export const submittedPayment = storedWithCart<SubmittedPayment>(
  'local',
  'payment',
  ({ orderId, customerId }) =>
    typeof orderId === 'string' && typeof customerId === 'string' ? { orderId, customerId } : null,
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
