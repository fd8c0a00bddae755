import type { Writable } from 'node:stream';
import { and, eq, type SQL } from 'drizzle-orm';
import type { OrderStatus } from 'shared-contracts/api/orders';
import { companyColumns } from '../../src/accounting/csv-columns';
import { exportOrders, readOrders } from '../../src/accounting/export-orders';
import { placedBetween } from '../../src/checkout/order-filters';
import { orders } from '../../src/database/schema';
import { cancelOrder, receivePayment } from '../../src/feed/change-order';
import { CommandError, counted } from '../../src/operator-messages';
import { type Command, toFile, writeTo } from '../terminal';
import { listLine, orderNamed, showOrder } from './show-orders';

/** Selects orders by status and by the day they were placed (yyyy-mm-dd in Paris time, inclusive). */
interface OrderFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly status?: OrderStatus | undefined;
}

const chosen = ({ from, to, status }: OrderFilter): SQL | undefined =>
  and(placedBetween(from, to), status ? eq(orders.status, status) : undefined);

/** Prints all that is known of an order. */
export const show =
  (typed: string): Command =>
  async (db, { output }, environment) =>
    writeTo(output)(await showOrder(db, environment, typed));

/** Prints a line per order. */
export const list =
  (filter: OrderFilter): Command =>
  async (db, { output, say }) => {
    let count = 0;
    for await (const page of readOrders(db, chosen(filter))) {
      count += page.length;
      await writeTo(output)(page.map(listLine).join(''));
    }
    say(count === 0 ? 'Aucune commande.' : `${counted(count, 'commande')}.`);
  };

/** Writes orders as CSV. */
export const exportTo =
  (file: string | undefined, filter: OrderFilter): Command =>
  async (db, { output: printed, say }) => {
    const write = (output: Writable) => exportOrders(db, chosen(filter), companyColumns, writeTo(output));
    const count = await (file ? toFile(file, write) : write(printed));
    say(`${counted(count, 'commande exportée')}${file ? ` dans ${file}` : ''}.`);
  };

/** Marks an order on account as paid. */
export const markPaid =
  (typed: string): Command =>
  async (db, { say }) => {
    const paid = await receivePayment(db, await orderNamed(db, typed));
    say(`${paid} est réglée\u202f; la lettre au client part avec le prochain envoi de l’API.`);
  };

/** Cancels an order whose number or id is typed twice. */
export const cancel =
  (typed: string, confirmation: string | undefined): Command =>
  async (db, { ask, say }) => {
    const order = await orderNamed(db, typed);
    const { id, number } = order;
    const answer = confirmation ?? (await ask(`Pour annuler ${number}, tapez de nouveau son numéro\u00a0: `));
    const confirmed = answer.trim();
    if (confirmed.toUpperCase() !== number && confirmed.toLowerCase() !== id)
      throw new CommandError(`«\u00a0${confirmed}\u00a0» n’est pas ${number}\u00a0: rien n’a été changé.`);
    await cancelOrder(db, order);
    say(`${number} est annulée\u202f; la lettre au client part avec le prochain envoi de l’API.`);
  };
