import { eq, sql } from 'drizzle-orm';
import { formatCents } from 'shared-contracts/pricing';
import { stateWord } from '../../src/accounting/columns';
import { actionRow } from '../../src/checkout/automaton';
import { lockOrder, stateOf } from '../../src/checkout/order-state';
import type { Db } from '../../src/database/database';
import { orders } from '../../src/database/schema';
import { enqueueMail } from '../../src/email/outbox';
import { CommandError } from '../terminal';
import { orderNamed } from './show-orders';

/**
 * Marks an order on account as paid from now on, once, and writes to its customer.
 * @returns the order's number and amount, in words
 * @throws {CommandError} without such an order, when it is by card, paid already, or ended
 */
export async function receivePayment(db: Db, typed: string): Promise<string> {
  const { id, number } = await orderNamed(db, typed);
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new Error(`${number} is gone`);
    const row = actionRow('receive', await stateOf(tx, order), { outcome: 'unknown', attempt: 'none' });
    if (row.answer === 'order_by_card')
      throw new CommandError(
        `${number} se paie par carte\u00a0: le prestataire de paiement annonce lui-même son règlement.`,
      );
    if (row.answer !== 'done')
      throw new CommandError(`${number} est déjà terminée (${stateWord(order)})\u00a0: rien n’a été changé.`);
    await tx.update(orders).set({ status: 'PAID', paidAt: sql`now()` }).where(eq(orders.id, id));
    for (const kind of row.emails ?? [])
      await enqueueMail(tx, { kind, customerId: order.customerId, orderId: id });
    return `${number} (${formatCents(order.amountCents)})`;
  });
}
