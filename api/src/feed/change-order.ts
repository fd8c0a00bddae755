import { type SQL, sql } from 'drizzle-orm';
import { formatCents } from 'shared-contracts/pricing';
import { lockOrder, stateOf } from '../checkout/order-state';
import { type Action, type ActionAnswer, actionRow } from '../checkout/order-transitions';
import { planCheck } from '../checkout/payment-times';
import { giveBackToStock } from '../checkout/stock';
import type { Db, Tx } from '../database/database';
import { type Order, orders } from '../database/schema';
import { enqueueMail } from '../email/outbox';
import { CommandError } from '../operator-messages';
import { keptCents } from '../orders/kept-lines';
import { orderWords } from '../orders/order-words';
import { updateOrder } from '../orders/update-order';
import { midnightInParis, parisMoment } from '../paris-time';

/** What messages about an order, and changes of it, need. */
type OrderName = Pick<Order, 'id' | 'number'>;

/** Locks an order, changes it as its state allows, and enqueues the emails about it, in one transaction. */
const change = <Result>(
  db: Db,
  { id }: OrderName,
  action: Action,
  write: (tx: Tx, order: Order, answer: ActionAnswer) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    // The company's own actions do not depend on the provider.
    const row = actionRow(action, await stateOf(tx, order), { outcome: 'unknown', attempt: 'none' });
    const result = await write(tx, order, row.answer);
    for (const kind of row.emails ?? [])
      await enqueueMail(tx, { kind, customerId: order.customerId, orderId: id });
    return result;
  });

/** The start of a day in Paris (yyyy-mm-dd), but not before the order; `now()` if no day is given. */
const momentOn = (day: string | undefined): SQL =>
  day ? sql`greatest(${midnightInParis(sql`${day}::date`)}, ${orders.createdAt})` : sql`now()`;

/**
 * Cancels an unpaid order, restores its stock and emails its customer. A later payment alerts the company.
 * @param on day of the cancellation, today unless given
 * @throws {CommandError} when the order is paid, shipped or already closed
 */
export const cancelOrder = (db: Db, name: OrderName, on?: string): Promise<void> =>
  change(db, name, 'cancel', async (tx, order, answer) => {
    const { id, number } = name;
    if (answer === 'order_already_paid')
      throw new CommandError(
        `${number} est payée et ne s’annule pas ici\u00a0: ${order.payment === 'card' ? `remboursez-la dans le back-office du prestataire de paiement, où elle porte l’identifiant ${id}` : 'remboursez son client'}.`,
      );
    if (answer !== 'done') {
      const since = order.cancelledAt ? ` depuis le ${parisMoment(order.cancelledAt)}` : '';
      throw new CommandError(
        `${number} est déjà terminée${since} (${orderWords(order).state})\u00a0: il n’y a rien à faire.`,
      );
    }
    if (order.fulfilment && order.fulfilment !== 'prepared')
      throw new CommandError(`${number} est expédiée et ne s’annule plus\u00a0: reprenez ses articles.`);
    await updateOrder(tx, id, { status: 'CANCELLED', cancelledAt: momentOn(on), cancellation: 'company' });
    await giveBackToStock(tx, id);
    await planCheck(tx, id, { restart: false });
  });

/**
 * Marks an order on account as paid and emails its customer.
 * @param on day of the payment, today unless given
 * @returns the order's number and its formatted amount
 * @throws {CommandError} when the order is paid by card, already paid or closed
 */
export const receivePayment = (db: Db, name: OrderName, on?: string): Promise<string> =>
  change(db, name, 'receive', async (tx, order, answer) => {
    const { id, number } = name;
    if (answer === 'order_by_card')
      throw new CommandError(
        `${number} se paie par carte\u00a0: le prestataire de paiement annonce lui-même son règlement.`,
      );
    if (answer !== 'done')
      throw new CommandError(
        `${number} est déjà terminée (${orderWords(order).state})\u00a0: rien n’a été changé.`,
      );
    await updateOrder(tx, id, { status: 'PAID', paidAt: momentOn(on) });
    return `${number} (${formatCents(keptCents(order))})`;
  });
