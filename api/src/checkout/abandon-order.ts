import type { Db } from '../database/database';
import { attemptOf, lockOrder, markAbandoned, ownOrder, stateOf } from './order-state';
import { actionRow, type Outcome } from './order-transitions';
import { actionRefusal } from './payment-refusals';
import { type InquiryDeps, inquire } from './settle-payment';

const end = (db: Db, action: 'time' | 'abandon', orderId: string, outcome: Outcome) =>
  db.transaction(async (tx) => {
    const state = await stateOf(tx, await lockOrder(tx, orderId));
    const attempt = await attemptOf(tx, orderId);
    const row = actionRow(action, state, { outcome, attempt: attempt.state });
    if (row.order === 'abandoned') await markAbandoned(tx, orderId);
    return row.answer;
  });

/** Ends an order past its deadline unless it is or may be paid. Returns true when it has ended. */
export const endInTime = async (db: Db, orderId: string, outcome: Outcome) =>
  (await end(db, 'time', orderId, outcome)) === 'done';

/**
 * Ends an unpaid card order at the customer's request, after the provider has reported no payment.
 * @throws {Refusal} 404 no such order, 409 payment received or pending, 503 provider silent
 */
export async function abandon(deps: InquiryDeps, customerId: string, orderId: string): Promise<void> {
  const order = await ownOrder(deps.db, customerId, orderId);
  const mayBePaid = order.status === 'PAYMENT_PENDING' && order.payment === 'card';
  const outcome = mayBePaid ? await inquire(deps, orderId) : 'unknown';
  const answer = await end(deps.db, 'abandon', orderId, outcome);
  if (answer !== 'done') throw actionRefusal(answer, orderId);
}
