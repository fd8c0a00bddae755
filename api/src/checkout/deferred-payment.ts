import { eq } from 'drizzle-orm';
import type { PlacedOrder } from 'shared-contracts/api/checkout';
import { closeCart } from '../cart/cart';
import type { Tx } from '../database/database';
import { carts } from '../database/schema';
import { enqueueMail } from '../email/outbox';
import { ordersWithUnknownPayment } from './order-state';
import { actionRefusal } from './payment-refusals';
import { type OrderRequest, placeOrder } from './place-order';
import { endOthers, type InquiryDeps, inquire } from './settle-payment';
import { takeFromStock } from './stock';

/** Applies card payments before an order on account, despite a silent provider. @throws {Refusal} 409 while one runs */
export async function settleCardForms(deps: InquiryDeps, customerId: string): Promise<void> {
  const [cart] = await deps.db.select({ id: carts.id }).from(carts).where(eq(carts.customerId, customerId));
  for (const orderId of cart ? await ordersWithUnknownPayment(deps.db, cart.id) : []) {
    if ((await inquire(deps, orderId)) === 'running') throw actionRefusal('payment_running', orderId);
  }
}

/** Places an order on account; repeated for the same cart, it returns the same order. */
export async function placeDeferredOrder(
  tx: Tx,
  request: Omit<OrderRequest, 'payment'>,
): Promise<PlacedOrder> {
  const order = await placeOrder(tx, { ...request, payment: 'deferred' });
  const { id: orderId, customerId } = order;
  // Not open: ordered by card, or paid or cancelled since. Not new: a repeated request, whose email is stored.
  const isOpen = order.payment === 'deferred' && order.status === 'PAYMENT_PENDING';
  const isNew = isOpen && (await enqueueMail(tx, { kind: 'order-placed', customerId, orderId }));
  if (isNew) {
    await enqueueMail(tx, { kind: 'company-order', customerId, orderId });
    await takeFromStock(tx, orderId);
    await endOthers(tx, order);
    await closeCart(tx, order);
  }
  return { orderId };
}
