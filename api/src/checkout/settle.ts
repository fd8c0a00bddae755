import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '../database/database';
import { carts, orders, paymentAttempts, paymentEvents } from '../database/schema';
import { isUuid } from '../database/uuid';
import { orderMail } from '../mail/outbox';
import { notFound, Refusal } from '../server/problems';
import type { PaymentAnswer } from './payment-answer';
import type { PaymentSettings } from './payment-settings';
import { closeCart, type Order } from './place-order';

/** 'browser': signed for the card form; 'notification': sent by the provider; 'inquiry': asked by us. */
export type Source = 'browser' | 'notification' | 'inquiry';
export type Outcome = 'paid' | 'running' | 'unpaid';

/**
 * Applies what the provider says about a payment, from wherever it comes, once: the order is locked, each piece
 * of news counts once, an order only moves forward.
 * @throws {Refusal} 404 without such an order, 422 when the answer belongs to another amount, shop or mode
 */
export type Settle = (answer: PaymentAnswer, source: Source) => Promise<Outcome>;

const live = ['requested', 'open', 'unknown', 'running'] as const;

export function createSettle(db: Db, settings: PaymentSettings, log: FastifyBaseLogger): Settle {
  return async (answer, source) => {
    const { orderId } = answer.orderDetails;
    if (!isUuid(orderId)) throw notFound('Commande');

    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) throw notFound('Commande');
      refuseForeign(answer, order);
      const outcome = outcomeOf(answer);
      await remember(tx, order, answer, source);
      if (outcome === 'paid') return settlePaid(tx, order, source);
      if (order.status === 'PAID') return 'paid';
      const state = outcome === 'running' ? 'running' : 'closed';
      await tx
        .update(paymentAttempts)
        .set({ state, checkedAt: sql`now()` })
        .where(and(eq(paymentAttempts.orderId, order.id), inArray(paymentAttempts.state, [...live])));
      return outcome;
    });
  };

  /** The answer must speak of this order's amount, of our shop and of the mode of our keys. */
  function refuseForeign(answer: PaymentAnswer, order: Order): void {
    const { orderTotalAmount, orderCurrency, mode } = answer.orderDetails;
    const bound =
      answer.shopId === settings.shopId &&
      mode === settings.mode &&
      orderCurrency === 'EUR' &&
      orderTotalAmount === order.amountCents;
    if (bound) return;
    log.error(
      { orderId: order.id, amount: orderTotalAmount, mode },
      'payment answer does not belong to the order',
    );
    throw new Refusal(422, 'amount_differs', 'Ce paiement ne correspond pas à la commande.');
  }

  /** Keeps each piece of news once; a second paid transaction of one order is money to give back. */
  async function remember(tx: Tx, order: Order, answer: PaymentAnswer, source: Source): Promise<void> {
    for (const transaction of answer.transactions) {
      const { uuid, detailedStatus, status, amount } = transaction;
      await tx
        .insert(paymentEvents)
        .values({
          orderId: order.id,
          transactionUuid: uuid,
          detailedStatus,
          status,
          amountCents: isDebit(transaction) ? amount : -amount,
          source,
        })
        .onConflictDoNothing();
    }
    const debits = answer.transactions.filter(isDebit);
    const paid = new Set(debits.filter(({ status }) => status === 'PAID').map(({ uuid }) => uuid));
    const earlier = await tx
      .select({ uuid: paymentEvents.transactionUuid })
      .from(paymentEvents)
      .where(
        and(
          eq(paymentEvents.orderId, order.id),
          eq(paymentEvents.status, 'PAID'),
          gt(paymentEvents.amountCents, 0),
        ),
      );
    for (const { uuid } of paid.size > 0 ? earlier : []) paid.add(uuid);
    if (paid.size > 1) log.error({ orderId: order.id, transactions: [...paid] }, 'order paid more than once');
  }

  async function settlePaid(tx: Tx, order: Order, source: Source): Promise<Outcome> {
    const confirmed = source === 'browser' ? {} : { confirmedAt: sql`now()` };
    if (order.status === 'PAID') {
      if (source !== 'browser' && !order.confirmedAt) {
        await tx.update(orders).set(confirmed).where(eq(orders.id, order.id));
      }
      return 'paid';
    }
    if (order.status !== 'PAYMENT_PENDING') {
      log.error(
        { orderId: order.id, status: order.status },
        'payment of an order that can no longer be paid',
      );
      return 'unpaid';
    }
    await tx
      .update(orders)
      .set({ status: 'PAID', paidAt: sql`now()`, ...confirmed })
      .where(eq(orders.id, order.id));
    await tx
      .update(paymentAttempts)
      .set({ state: 'paid', checkedAt: sql`now()` })
      .where(and(eq(paymentAttempts.orderId, order.id), inArray(paymentAttempts.state, [...live])));
    await replaceOthers(tx, order);
    await closeCart(tx, order);
    await orderMail(tx, { kind: 'order-paid', customerId: order.customerId, orderId: order.id });
    return 'paid';
  }
}

const isDebit = ({ operationType }: PaymentAnswer['transactions'][number]) =>
  (operationType ?? 'DEBIT') === 'DEBIT';

/** The cart first, then the order, as whoever places an order does: so the two never wait for each other. */
async function lockOrder(tx: Tx, id: string): Promise<Order | undefined> {
  const [owner] = await tx.select({ customerId: orders.customerId }).from(orders).where(eq(orders.id, id));
  if (!owner) return undefined;
  await tx.select().from(carts).where(eq(carts.customerId, owner.customerId)).for('update');
  return (await tx.select().from(orders).where(eq(orders.id, id)).for('update'))[0];
}

/** A late payment of a replaced order: the unpaid one that replaced it has no goods left. */
async function replaceOthers(tx: Tx, order: Order): Promise<void> {
  await tx
    .update(orders)
    .set({ replacedAt: sql`now()` })
    .where(
      and(
        eq(orders.customerId, order.customerId),
        eq(orders.cartVersion, order.cartVersion),
        eq(orders.status, 'PAYMENT_PENDING'),
        ne(orders.id, order.id),
        isNull(orders.replacedAt),
      ),
    );
}

/** Only a closed and paid order counts as paid; a payment that is being looked at keeps it waiting. */
function outcomeOf({ orderStatus, orderCycle }: PaymentAnswer): Outcome {
  if (orderStatus === 'PAID' && orderCycle === 'CLOSED') return 'paid';
  return orderStatus === 'RUNNING' || orderStatus === 'PAID' || orderStatus === 'PARTIALLY_PAID'
    ? 'running'
    : 'unpaid';
}
