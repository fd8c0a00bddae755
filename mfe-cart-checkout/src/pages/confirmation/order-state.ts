import type { Order } from 'shared-contracts/api/orders';

/**
 * What the page says of an order. `placed`: paid, on account, or of an API that does not tell more: the specification's
 * thanks. `unpaid`: by card, and no payment has arrived. `abandoned` and `cancelled`: ended, by itself or by the company.
 */
export type OrderState = 'placed' | 'unpaid' | 'abandoned' | 'cancelled';

/** Which of the page's states an order is in. */
export function stateOf({ status, payment, cancellation }: Order): OrderState {
  if (status === 'CANCELLED' && cancellation) return cancellation === 'company' ? 'cancelled' : 'abandoned';
  const isUnpaid = payment?.method === 'card' && payment.tried !== undefined;
  return status === 'PAYMENT_PENDING' && isUnpaid ? 'unpaid' : 'placed';
}
