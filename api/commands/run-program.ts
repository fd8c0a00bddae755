import { createInterface } from 'node:readline/promises';
import type { Environment } from 'shared-contracts/environment';
import { type Db, StartError } from '../src/database/database';
import { DataFolderBusy } from '../src/database/lock-file';
import { openDatabase } from '../src/database/open-database';
import { projectRoot } from '../src/package-root';
import { readSettings } from '../src/settings';
import { CommandError } from './command-error';
import type { Terminal } from './terminal';

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Without an answer, as at the end of a file, nothing is confirmed.
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  try {
    return await Promise.race([terminal.question(question), ended]);
  } finally {
    terminal.close();
  }
}

function sentenceOf(error: unknown): unknown {
  if (error instanceof DataFolderBusy)
    return `${error.message} La base intégrée ne sert qu’un processus\u00a0: arrêtez la boutique le temps de la commande.`;
  return error instanceof StartError || error instanceof CommandError ? error.message : error;
}

/** Runs what was typed on the database of the environment; code 1 and one line for what cannot be done. */
export async function runProgram<Command>(
  readCommand: (args: readonly string[]) => Command,
  runCommand: (db: Db, environment: Environment, command: Command, terminal: Terminal) => Promise<void>,
): Promise<void> {
  // The reader may have seen enough: `orders -- list | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  try {
    const command = readCommand(process.argv.slice(2));
    const settings = readSettings(process.env, projectRoot);
    const database = await openDatabase(settings, { statementTimeout: 0 });
    try {
      await database.migrate();
      const say = (line: string) => console.warn(line);
      await runCommand(database.db, settings.environment, command, { output: process.stdout, say, ask });
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}
