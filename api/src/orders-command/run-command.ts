import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Environment } from 'shared-contracts/environment';
import type { Db } from '../database/database';
import type { Command } from './arguments';
import { cancelOrder } from './cancel-order';
import { CommandError } from './command-error';
import { exportOrders } from './export-orders';
import { readOrders } from './read-orders';
import { listLine, orderIdOf, showOrder } from './show-orders';

export interface Terminal {
  readonly output: Writable;
  /** Says something that is no part of what was asked for. */
  say(line: string): void;
  /** Asks a question; the answer is what was typed. */
  ask(question: string): Promise<string>;
}

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

/** Resolves when a part is written, so that no more than one waits in memory. */
const writeTo = (output: Writable) => (text: string) =>
  new Promise<void>((resolve, reject) => {
    output.write(text, (error) => (error ? reject(error) : resolve()));
  });

/** A file that is there already is not replaced: it may be somebody's books. */
async function toFile<Result>(file: string, work: (output: Writable) => Promise<Result>): Promise<Result> {
  const output = createWriteStream(file, { flags: 'wx' });
  try {
    await once(output, 'open');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(
      code === 'EEXIST'
        ? `--file : ${file} existe déjà, choisissez un autre nom.`
        : `--file : ${file} ne peut pas être écrit, vérifiez le dossier et les droits.`,
    );
  }
  // A full disk is told by the write that meets it.
  output.on('error', () => {});
  const result = await work(output);
  output.end();
  await finished(output);
  return result;
}
