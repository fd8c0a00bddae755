import { storedWithCart } from '../storage/stored-with-cart';

/** A card payment sent to the bank whose outcome this browser does not know: lost response, closed tab. */
type SubmittedPayment = Readonly<Record<'orderId' | 'customerId', string>>;

/** In local storage, like the cart: the next visit requests the outcome. */
export const submittedPayment = storedWithCart<SubmittedPayment>(
  'local',
  'payment',
  ({ orderId, customerId }) =>
    typeof orderId === 'string' && typeof customerId === 'string' ? { orderId, customerId } : null,
);
