import { and, eq, type SQL } from 'drizzle-orm';
import type { Environment } from 'shared-contracts/environment';
import { companyColumns } from '../../src/accounting/csv-columns';
import { exportOrders, readOrders } from '../../src/accounting/export-orders';
import { placedBetween } from '../../src/checkout/order-filters';
import type { Db } from '../../src/database/database';
import { orders } from '../../src/database/schema';
import { cancelOrder, receivePayment } from '../../src/feed/change-order';
import { CommandError, counted } from '../../src/operator-messages';
import { type Terminal, toFile, writeTo } from '../terminal';
import type { Command, OrderFilter } from './arguments';
import { listLine, orderNamed, showOrder } from './show-orders';

const chosen = ({ from, to, status }: OrderFilter): SQL | undefined =>
  and(placedBetween(from, to), status ? eq(orders.status, status) : undefined);

/** @throws {CommandError} with a one-line message that says what to change */
export async function runCommand(
  db: Db,
  command: Command,
  terminal: Terminal,
  environment: Environment,
): Promise<void> {
  if (command.kind === 'show') {
    await writeTo(terminal.output)(await showOrder(db, environment, command.order));
  } else if (command.kind === 'list') {
    let count = 0;
    for await (const page of readOrders(db, chosen(command.filter))) {
      count += page.length;
      await writeTo(terminal.output)(page.map(listLine).join(''));
    }
    terminal.say(count === 0 ? 'Aucune commande.' : `${counted(count, 'commande')}.`);
  } else if (command.kind === 'export') {
    const { file, filter } = command;
    const count = file
      ? await toFile(file, (output) => exportOrders(db, chosen(filter), companyColumns, writeTo(output)))
      : await exportOrders(db, chosen(filter), companyColumns, writeTo(terminal.output));
    terminal.say(`${counted(count, 'commande exportée')}${file ? ` dans ${file}` : ''}.`);
  } else if (command.kind === 'paid') {
    terminal.say(
      `${await receivePayment(db, await orderNamed(db, command.order))} est réglée\u202f; la lettre au client part avec le prochain envoi de l’API.`,
    );
  } else {
    const order = await orderNamed(db, command.order);
    const { id, number } = order;
    const typed =
      command.confirm ?? (await terminal.ask(`Pour annuler ${number}, tapez de nouveau son numéro\u00a0: `));
    const confirmed = typed.trim();
    if (confirmed.toUpperCase() !== number && confirmed.toLowerCase() !== id)
      throw new CommandError(`«\u00a0${confirmed}\u00a0» n’est pas ${number}\u00a0: rien n’a été changé.`);
    await cancelOrder(db, order);
    terminal.say(`${number} est annulée\u202f; la lettre au client part avec le prochain envoi de l’API.`);
  }
}
