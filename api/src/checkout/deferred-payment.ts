import type { PlacedOrder } from 'shared-contracts/api/checkout';
import type { Db } from '../database/database';
import { orderMail } from '../mail/outbox';
import { Refusal } from '../server/problems';
import { closeCart, type OrderWish, placeOrder } from './place-order';

/** Orders the cart without paying at once; repeated for the same sent cart, it answers the same order. */
export function createDeferredPayment(db: Db) {
  return async function placeDeferredOrder(wish: Omit<OrderWish, 'payment'>): Promise<PlacedOrder> {
    if (!wish.customer.deferredPayment) {
      throw new Refusal(403, 'deferred_not_allowed', 'Votre compte ne permet pas de commander sans payer.');
    }
    return db.transaction(async (tx) => {
      const order = await placeOrder(tx, { ...wish, payment: 'deferred' });
      // A cart that a card has paid meanwhile stays that order.
      if (order.payment !== 'deferred') return { orderId: order.id };
      await closeCart(tx, order);
      await orderMail(tx, { kind: 'order-placed', customerId: order.customerId, orderId: order.id });
      return { orderId: order.id };
    });
  };
}
