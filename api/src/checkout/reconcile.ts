import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { orders, paymentAttempts } from '../database/schema';
import { type CardPaymentWiring, inquire } from './card-payment';

/** Older than any live form token. */
const settledMinutes = 16;
const recheckMinutes = 10;
const ordersPerTurn = 20;

/**
 * Asks the provider about payments nobody told us the end of: answers lost on the way, forms left open,
 * payments under examination, and orders that only the browser has declared paid.
 */
export function createReconciliation(wiring: CardPaymentWiring, log: FastifyBaseLogger) {
  const { db } = wiring;
  const before = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`;

  async function doubtfulOrders(): Promise<string[]> {
    const due = or(isNull(paymentAttempts.checkedAt), lt(paymentAttempts.checkedAt, before(recheckMinutes)));
    const unsettled = or(
      and(eq(paymentAttempts.state, 'unknown'), lt(paymentAttempts.createdAt, before(1))),
      and(
        inArray(paymentAttempts.state, ['requested', 'open', 'running']),
        lt(paymentAttempts.createdAt, before(settledMinutes)),
      ),
    );
    const unconfirmed = and(
      eq(paymentAttempts.state, 'paid'),
      eq(orders.status, 'PAID'),
      isNull(orders.confirmedAt),
      lt(orders.paidAt, before(1)),
    );
    // A turn has room for a few: whoever paid and waits comes before what is settled, what was never asked before the rest.
    const found = await db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
      .where(and(due, or(unsettled, unconfirmed)))
      .groupBy(orders.id)
      .orderBy(
        sql`bool_or(${orders.status} = 'PAID')`,
        sql`min(${paymentAttempts.checkedAt}) nulls first`,
        sql`min(${paymentAttempts.createdAt})`,
      )
      .limit(ordersPerTurn);
    return found.map(({ id }) => id);
  }

  return async function reconcile(): Promise<void> {
    for (const orderId of await doubtfulOrders()) {
      const outcome = await inquire(wiring, orderId);
      await db
        .update(paymentAttempts)
        .set({ checkedAt: sql`now()` })
        .where(eq(paymentAttempts.orderId, orderId));
      log.info({ orderId, outcome }, 'payment reconciled');
    }
  };
}
