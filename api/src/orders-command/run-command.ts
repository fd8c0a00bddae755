import type { Environment } from 'shared-contracts/environment';
import { CommandError } from '../command/command-error';
import { type Terminal, toFile, writeTo } from '../command/terminal';
import type { Db } from '../database/database';
import type { Command } from './arguments';
import { cancelOrder } from './cancel-order';
import { exportOrders } from './export-orders';
import { readOrders } from './read-orders';
import { listLine, orderIdOf, showOrder } from './show-orders';

/** @throws {CommandError} in one line that tells what to change */
export async function runCommand(
  db: Db,
  environment: Environment,
  command: Command,
  terminal: Terminal,
): Promise<void> {
  if (command.kind === 'show') {
    await writeTo(terminal.output)(await showOrder(db, environment, command.number));
  } else if (command.kind === 'list') {
    let count = 0;
    for await (const page of readOrders(db, command.filter)) {
      count += page.length;
      await writeTo(terminal.output)(page.map(listLine).join(''));
    }
    terminal.say(count === 0 ? 'Aucune commande.' : `${count} commande(s).`);
  } else if (command.kind === 'export') {
    const { file, filter } = command;
    const count = file
      ? await toFile(file, (output) => exportOrders(db, filter, writeTo(output)))
      : await exportOrders(db, filter, writeTo(terminal.output));
    terminal.say(`${count} commande(s) exportée(s)${file ? ` dans ${file}` : ''}.`);
  } else {
    const { number, confirm } = command;
    await orderIdOf(db, number);
    const typed = confirm ?? (await terminal.ask(`Pour annuler ${number}, tapez de nouveau son numéro : `));
    if (typed.trim().toUpperCase() !== number)
      throw new CommandError(`« ${typed.trim()} » n’est pas ${number} : rien n’a été changé.`);
    await cancelOrder(db, number);
    terminal.say(`${number} est annulée ; la lettre au client part avec le prochain envoi de l’API.`);
  }
}
