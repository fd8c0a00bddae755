import { and, desc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { type Db, hasId, type Tx } from '../database/database';
import { carts, type Order, orders, paymentAttempts, paymentEvents } from '../database/schema';
import { updateOrder } from '../orders/update-order';
import { notFound } from '../refusals/refusals';
import type { AttemptState, OrderState } from './order-transitions';
import { cardsPerForm } from './payment-provider';
import { formLife, planCheck, requestSeconds, reuseMinutes } from './payment-times';

/** Returns an order of this customer. @throws {Refusal} 404 no such order */
export async function ownOrder(db: Db, customerId: string, id: string): Promise<Order> {
  const own = and(hasId(orders.id, id), eq(orders.customerId, customerId));
  const [order] = await db.select().from(orders).where(own);
  if (!order) throw notFound('Commande');
  return order;
}

/** Locks the cart, then the order, as `placeOrder` does: no deadlocks. @throws {Refusal} 404 no such order */
export async function lockOrder(tx: Tx, id: string): Promise<Order> {
  const same = hasId(orders.id, id);
  const [owner] = await tx.select({ id: orders.customerId }).from(orders).where(same);
  if (owner?.id) await tx.select().from(carts).where(eq(carts.customerId, owner.id)).for('update');
  const [order] = await tx.select().from(orders).where(same).for('update');
  if (!order) throw notFound('Commande');
  return order;
}

/** Ends an unpaid card order. Its last form may still be valid for some minutes, so inquiries continue. */
export async function markAbandoned(tx: Tx, orderId: string): Promise<void> {
  await updateOrder(tx, orderId, { status: 'CANCELLED', cancelledAt: sql`now()`, cancellation: 'abandoned' });
  await planCheck(tx, orderId, { restart: false });
}

/** Returns the state of a stored order, as defined in order-transitions.ts. */
export async function stateOf(tx: Tx, order: Order): Promise<OrderState> {
  if (order.status === 'PAID') return 'paid';
  if (order.status === 'PAYMENT_PENDING') return order.payment === 'deferred' ? 'on-account' : 'unpaid';
  if (order.cancellation !== 'abandoned') return 'cancelled';
  const superseding = and(eq(orders.cartId, order.cartId), ne(orders.id, order.id), supersedesOthers);
  return (await tx.$count(orders, superseding)) > 0 ? 'superseded' : 'abandoned';
}

/** Orders that are paid, or placed on account and not cancelled. */
const supersedesOthers = or(
  eq(orders.status, 'PAID'),
  and(eq(orders.status, 'PAYMENT_PENDING'), eq(orders.payment, 'deferred')),
);

/** Transactions first reported since the attempt: with no other form alive, they used this one. */
const cardsUsed = (orderId: string) => sql<number>`(select count(*)::int from (
  select from ${paymentEvents} where ${paymentEvents.orderId} = ${orderId} and ${paymentEvents.amountCents} > 0
  group by ${paymentEvents.transactionUuid} having min(${paymentEvents.receivedAt}) >= ${paymentAttempts.createdAt}) used)`;

/**
 * Returns the newest payment attempt, `age` in seconds: 'unknown' if its request was lost, 'closed' if its form
 * can no longer charge.
 */
export async function attemptOf(tx: Tx, orderId: string) {
  const [newest] = await tx
    .select({
      state: paymentAttempts.state,
      formToken: paymentAttempts.formToken,
      age: sql<number>`extract(epoch from now() - ${paymentAttempts.createdAt})::float`,
      used: cardsUsed(orderId),
    })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  if (!newest) return { state: 'none' as const, formToken: null, age: 0 };
  return { ...newest, state: stateNow(newest) };
}

/** A form whose use is unknown counts as able to charge until it has certainly expired. */
function stateNow({ state, age, used }: { state: AttemptState; age: number; used: number }): AttemptState {
  if (state === 'requested') return age >= requestSeconds ? 'unknown' : state;
  if (state !== 'open') return state;
  if (used >= cardsPerForm || age >= formLife * 60) return 'closed';
  return age >= reuseMinutes * 60 ? 'expiring' : state;
}

/** Attempts whose outcome is not final. */
export const openAttempts = (orderId: string) =>
  and(
    eq(paymentAttempts.orderId, orderId),
    inArray(paymentAttempts.state, ['requested', 'open', 'unknown', 'running']),
  );

/** Returns card orders of a cart that may be paid without a report, to inquire before another order. */
export async function ordersWithUnknownPayment(db: Db, cartId: string): Promise<string[]> {
  const lost = inArray(paymentAttempts.state, ['requested', 'unknown', 'running']);
  const formLives = gt(paymentAttempts.createdAt, sql`now() - make_interval(mins => ${formLife})`);
  const found = await db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(and(eq(orders.cartId, cartId), isNotNull(orders.checkAt), or(lost, formLives)));
  return found.map(({ id }) => id);
}
