import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
import { orders } from '../database/schema';
import { notFound } from '../refusals/problems';
import { actionRow, type Outcome } from './automaton';
import { planCheck } from './check-times';
import { attemptOf, lockOrder, ownOrder, stateOf } from './order-state';
import { actionRefusal } from './payment-refusals';
import { type InquiryDeps, inquire } from './settle';

/** Ends an unpaid card order. Its last form may live for some minutes, so it is still asked about. */
export async function markAbandoned(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'CANCELLED', cancelledAt: sql`now()`, cancellation: 'abandoned' })
    .where(eq(orders.id, orderId));
  await planCheck(tx, orderId, { news: false });
}

/** Ends an order that can no longer be paid unless a payment is known or pending. True when it has ended. */
export const endInTime = (db: Db, orderId: string, outcome: Outcome): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return true;
    const attempt = await attemptOf(tx, orderId);
    const row = actionRow('time', await stateOf(tx, order), { outcome, attempt: attempt.state });
    if (row.order === 'abandoned') await markAbandoned(tx, orderId);
    return row.answer === 'done';
  });

/** Ends an unpaid card order at its customer's request, once the provider has said that it is not paid. */
export function createAbandonment(deps: InquiryDeps & { readonly db: Db }) {
  const { db } = deps;

  /** @throws {Refusal} 404 no such order, 409 paid or pending, 503 provider silent */
  return async function abandon(customerId: string, orderId: string): Promise<void> {
    const order = await ownOrder(db, customerId, orderId);
    const mayBePaid = order.status === 'PAYMENT_PENDING' && order.payment === 'card';
    const outcome = mayBePaid ? await inquire(deps, orderId) : 'unknown';
    await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, orderId);
      if (!locked) throw notFound('Commande');
      const attempt = await attemptOf(tx, orderId);
      const row = actionRow('abandon', await stateOf(tx, locked), { outcome, attempt: attempt.state });
      if (row.answer !== 'done') throw actionRefusal(row.answer, orderId);
      if (row.order === 'abandoned') await markAbandoned(tx, orderId);
    });
  };
}
