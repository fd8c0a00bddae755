import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { StartError } from 'server-kit/start-error';
import type { Db } from '../src/database/database';
import { openDatabase } from '../src/database/open-database';
import { ImportError } from '../src/import/import-errors';
import { CommandError } from '../src/operator-messages';
import { projectRoot } from '../src/package-root';
import { refuseForgottenDatabase } from '../src/production-checks';
import { readSettings, type Settings } from '../src/settings';
import { type Command, parseFile, parseOptions } from './terminal';

/** Runs a program. A failure exits with code 1; one that the operator can fix prints one line. */
export async function runProgram(work: () => Promise<void>): Promise<void> {
  // Data of customers are readable by their owner only.
  process.umask(0o077);
  try {
    await work();
  } catch (error) {
    const isForOperator = [StartError, ImportError, CommandError].some((kind) => error instanceof kind);
    console.error(error instanceof Error && isForOperator ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs `work` on the environment's database, migrated and without a statement timeout. */
export async function withDatabase(
  work: (db: Db, settings: Settings) => Promise<void>,
  settings = readSettings(process.env, projectRoot),
): Promise<void> {
  const database = await openDatabase(settings, { statementTimeout: 0 });
  try {
    await database.migrate();
    await work(database.db, settings);
  } finally {
    await database.close();
  }
}

const say = (line: string) => console.warn(line);

/** Imports a file or folder; code 1 when a part is refused. @param store returns the number of refusals */
export const runImport = <Content>(
  usage: string,
  read: (path: string) => Promise<Content>,
  store: (db: Db, content: Content, say: (line: string) => void) => Promise<number>,
): Promise<void> =>
  runProgram(async () => {
    const content = await read(parseFile({}, usage).file);
    await withDatabase(async (db) => {
      if ((await store(db, content, say)) > 0) process.exitCode = 1;
    });
  });

/** Runs a program whose only option names a folder, relative to the current directory. */
export const runOnFolder = (
  usage: string,
  option: string,
  work: (settings: Settings, folder: string) => Promise<void>,
): Promise<void> =>
  runProgram(async () => {
    const { values } = parseOptions({ [option]: { type: 'string' } }, usage);
    const folder = values[option];
    if (typeof folder !== 'string' || !folder) throw new CommandError(usage);
    const settings = readSettings(process.env, projectRoot);
    refuseForgottenDatabase(settings);
    await work(settings, resolve(folder));
  });

/** Asks the operator; an empty answer when the input has ended. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // At the end of the input, nothing is confirmed.
  const ended = new Promise<string>((answer) => terminal.once('close', () => answer('')));
  try {
    return await Promise.race([terminal.question(question), ended]);
  } finally {
    terminal.close();
  }
}

/** Runs the typed command on the database of the environment. */
export const runCommandLine = (readCommand: (args: readonly string[]) => Command): Promise<void> =>
  runProgram(async () => {
    // The reader may close the pipe early: `orders -- list | head`.
    process.stdout.on('error', (error: NodeJS.ErrnoException) =>
      process.exit(error.code === 'EPIPE' ? 0 : 1),
    );
    const command = readCommand(process.argv.slice(2));
    await withDatabase((db, { environment }) =>
      command(db, { output: process.stdout, say, ask }, environment),
    );
  });
