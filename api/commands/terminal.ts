import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The command cannot do what it was asked; the message says to the person at the terminal what to change. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** What was typed behind the name of a command. @throws {CommandError} in one line, for an unknown option or one without value */
export function parseOptions<Values>(
  { args, options }: { args: string[]; options: NonNullable<ParseArgsConfig['options']> },
  usage: string,
): { values: Values; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Values, positionals };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!code.startsWith('ERR_PARSE_ARGS')) throw error;
    const option = /'(-[^' ]*)/.exec((error as Error).message)?.[1] ?? '';
    throw new CommandError(`L’option ${option} est inconnue ou sans valeur. ${usage}`);
  }
}

/** Who types a command and reads what it says. */
export interface Terminal {
  readonly output: Writable;
  /** Says something that is no part of what was asked for. */
  say(line: string): void;
  /** Asks a question; the answer is what was typed. */
  ask(question: string): Promise<string>;
}

/** '1 commande exportée', '2 commandes exportées': `words` in the singular, of which each takes an s. */
export const counted = (count: number, words: string): string =>
  `${count} ${count < 2 ? words : words.replace(/\p{L}+/gu, '$&s')}`;

/** Resolves when a part is written, so that no more than one waits in memory. */
export const writeTo = (output: Writable) => (text: string) =>
  new Promise<void>((resolve, reject) => {
    output.write(text, (error) => (error ? reject(error) : resolve()));
  });

/**
 * A file that is there already is not replaced: it may be somebody's books.
 * @param mode rights of the file; as usual unless it says some
 * @throws {CommandError} when the file is there or cannot be written
 */
export async function toFile<Result>(
  file: string,
  work: (output: Writable) => Promise<Result>,
  mode?: number,
): Promise<Result> {
  const output = createWriteStream(file, { flags: 'wx', ...(mode !== undefined && { mode }) });
  try {
    await once(output, 'open');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(
      code === 'EEXIST'
        ? `--file\u00a0: ${file} existe déjà, choisissez un autre nom.`
        : `--file\u00a0: ${file} ne peut pas être écrit, vérifiez le dossier et les droits.`,
    );
  }
  // A full disk is reported by the write that meets it.
  output.on('error', () => {});
  const result = await work(output);
  output.end();
  await finished(output);
  return result;
}
