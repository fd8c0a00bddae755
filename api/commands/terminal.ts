import { open, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type Options, wrongOption } from 'server-kit/wrong-option';
import type { Environment } from 'shared-contracts/environment';
import type { Db } from '../src/database/database';
import { CommandError } from '../src/operator-messages';

/** Parses the command line. @throws {CommandError} with one line that names the invalid option */
export function parseOptions<Known extends Options>(
  options: Known,
  usage: string,
  args: readonly string[] = process.argv.slice(2),
) {
  const wrong = wrongOption(args, options);
  if (wrong !== undefined) throw new CommandError(`L’option ${wrong} est inconnue ou mal employée. ${usage}`);
  return parseArgs({ args, options, allowPositionals: true });
}

/** Parses the command line of a program for one file. @throws {CommandError} with the usage */
export function parseFile<Known extends Options>(options: Known, usage: string) {
  const { values, positionals } = parseOptions(options, usage);
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new CommandError(usage);
  return { file, values };
}

/** Parses a command and its options. @throws {CommandError} for an unknown command or an invalid option */
export function parseCommand<Kind extends string, Values>(
  [typed, ...args]: readonly string[],
  optionsOf: Readonly<Record<Kind, Options>>,
  usage: string,
): { kind: Kind; values: Values; positionals: string[] } {
  const isKind = (name: string): name is Kind => Object.hasOwn(optionsOf, name);
  if (!typed) throw new CommandError(usage);
  if (!isKind(typed)) throw new CommandError(`«\u00a0${typed}\u00a0» n’est pas une commande. ${usage}`);
  const { values, positionals } = parseOptions(optionsOf[typed], usage, args);
  return { kind: typed, values: values as Values, positionals };
}

/** Where a command writes its result and its messages, and asks the operator. */
export interface Terminal {
  readonly output: Writable;
  say(line: string): void;
  ask(question: string): Promise<string>;
}

/** A command with checked arguments. @throws {CommandError} with one line that says what to change */
export type Command = (db: Db, terminal: Terminal, environment: Environment) => Promise<void>;

/** Resolves when the text is written, so that no more than one chunk is buffered. */
export const writeTo = (output: Writable) => (text: string) =>
  new Promise<void>((resolve, reject) => {
    output.write(text, (error) => (error ? reject(error) : resolve()));
  });

/** Writes a new file for its owner only. @throws {CommandError} when it exists or cannot be written */
export async function toFile<Result>(
  file: string,
  work: (output: Writable) => Promise<Result>,
): Promise<Result> {
  const opened = await open(file, 'wx', 0o600).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CommandError(
      code === 'EEXIST'
        ? `--file\u00a0: ${file} existe déjà, choisissez un autre nom.`
        : `--file\u00a0: ${file} ne peut pas être écrit, vérifiez le dossier et les droits.`,
    );
  });
  const output = opened.createWriteStream();
  // Errors, for instance of a full disk, are reported by the write that fails.
  output.on('error', () => {});
  try {
    const result = await work(output);
    output.end();
    await finished(output);
    return result;
  } catch (error) {
    output.destroy();
    // A part would be taken for the whole, and the next attempt refused.
    await rm(file, { force: true }).catch(() => {});
    throw error;
  }
}
