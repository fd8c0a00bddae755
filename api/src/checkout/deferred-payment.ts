import { eq } from 'drizzle-orm';
import type { PlacedOrder } from 'shared-contracts/api/checkout';
import { closeCart } from '../cart/cart';
import { carts } from '../database/schema';
import { enqueueMail } from '../email/outbox';
import { Refusal } from '../refusals/refusals';
import { ordersWithUnknownPayment } from './order-state';
import { actionRefusal } from './payment-refusals';
import { type OrderRequest, placeOrder } from './place-order';
import { endOthers, type InquiryDeps, inquire } from './settle-payment';
import { takeFromStock } from './stock';

/** Places an order on account; repeated for the same cart, it returns the same order. */
export function createDeferredPayment(deps: InquiryDeps) {
  const { db } = deps;

  /** Applies card payments of the same cart first. A silent provider does not prevent the order. */
  async function settleCardForms(customerId: string): Promise<void> {
    const [cart] = await db.select({ id: carts.id }).from(carts).where(eq(carts.customerId, customerId));
    for (const orderId of cart ? await ordersWithUnknownPayment(db, cart.id) : []) {
      if ((await inquire(deps, orderId)) === 'running') throw actionRefusal('payment_running', orderId);
    }
  }

  return async function placeDeferredOrder(request: Omit<OrderRequest, 'payment'>): Promise<PlacedOrder> {
    const { customer } = request;
    if (!customer.deferredPayment) {
      throw new Refusal(403, 'deferred_not_allowed', 'Votre compte ne permet pas de commander sans payer.');
    }
    await settleCardForms(customer.id);
    return db.transaction(async (tx) => {
      const order = await placeOrder(tx, { ...request, payment: 'deferred' });
      // The cart was already ordered, or paid by card in the meantime.
      if (order.payment !== 'deferred' || order.status !== 'PAYMENT_PENDING') return { orderId: order.id };
      const event = { customerId: order.customerId, orderId: order.id };
      if (!(await enqueueMail(tx, { kind: 'order-placed', ...event }))) return { orderId: order.id };
      await enqueueMail(tx, { kind: 'company-order', ...event });
      await takeFromStock(tx, order.id);
      await endOthers(tx, order);
      await closeCart(tx, order);
      return { orderId: order.id };
    });
  };
}
