import { eq, sql } from 'drizzle-orm';
import { stateWord } from '../../src/accounting/columns';
import { actionRow } from '../../src/checkout/automaton';
import { planCheck } from '../../src/checkout/check-times';
import { lockOrder, stateOf } from '../../src/checkout/order-state';
import { giveBackToStock } from '../../src/checkout/stock';
import type { Db } from '../../src/database/database';
import type { OrderName } from '../../src/database/find-order';
import { orders } from '../../src/database/schema';
import { enqueueMail } from '../../src/email/outbox';
import { parisMoment } from '../../src/paris-time';
import { CommandError } from '../terminal';

/**
 * Cancels an order that is not paid: its customer is written to and its articles go back to the stock, all or nothing
 * and once. A payment that comes all the same is reported to the company as late.
 * @throws {CommandError} when it is paid, and when it has ended already
 */
export async function cancelOrder(db: Db, { id, number }: OrderName): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new Error(`${number} is gone`);
    // What the company decides does not hang on what the provider says.
    const row = actionRow('cancel', await stateOf(tx, order), { outcome: 'unknown', attempt: 'none' });
    if (row.answer === 'order_already_paid')
      throw new CommandError(
        `${number} est payée et ne s’annule pas ici\u00a0: ${order.payment === 'card' ? `remboursez-la dans le back-office du prestataire de paiement, où elle porte l’identifiant ${id}` : 'remboursez son client'}.`,
      );
    if (row.answer !== 'done') {
      const since = order.cancelledAt ? ` depuis le ${parisMoment(order.cancelledAt)}` : '';
      throw new CommandError(
        `${number} est déjà terminée${since} (${stateWord(order)})\u00a0: il n’y a rien à faire.`,
      );
    }
    await tx
      .update(orders)
      .set({ status: 'CANCELLED', cancelledAt: sql`now()`, cancellation: 'company' })
      .where(eq(orders.id, id));
    await giveBackToStock(tx, id);
    await planCheck(tx, id, { news: false });
    for (const kind of row.emails ?? [])
      await enqueueMail(tx, { kind, customerId: order.customerId, orderId: id });
  });
}
