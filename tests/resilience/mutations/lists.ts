import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';

const lists = join(root, 'tests/resilience/mutations');

/**
 * A planted fault: in `file`, `find` is replaced within one line, optionally the first one that follows
 * `after`. `why` describes the harm to a customer; at least one of the `tests` must fail.
 */
export interface Mutation {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly why: string;
  readonly tests: readonly string[];
  readonly after?: string;
}

/** Reads the mutations of all lists, or those whose file has one of the words in its path. */
export function readMutations(words: readonly string[] = []): Mutation[] {
  return readdirSync(lists)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name): Mutation[] => JSON.parse(readFileSync(join(lists, name), 'utf8')))
    .filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)));
}

function onlyPosition(text: string, part: string): number {
  const position = text.indexOf(part);
  if (position < 0) throw new Error(`not found: ${part}`);
  if (text.indexOf(part, position + 1) >= 0) throw new Error(`found more than once: ${part}`);
  return position;
}

/**
 * Returns the text of a file with a mutation. `find` must occur exactly once, or follow `after`, which occurs
 * exactly once.
 * @throws {Error} when the position is not found or not unique
 */
export function plant(
  text: string,
  { find, replace, after }: Pick<Mutation, 'find' | 'replace' | 'after'>,
): string {
  if (!find || find.includes('\n')) throw new Error('"find" is not a part of one line');
  if (find === replace) throw new Error('nothing is changed');
  const from = after === undefined ? 0 : onlyPosition(text, after) + after.length;
  const position = after === undefined ? onlyPosition(text, find) : text.indexOf(find, from);
  if (position < 0) throw new Error(`not found: ${find}`);
  return text.slice(0, position) + replace + text.slice(position + find.length);
}

/** Returns the mutated text of the file. @throws {Error} when the file or one of the tests does not exist */
export function planted({ file, tests, ...change }: Mutation): string {
  const missing = [file, ...tests].find((each) => !existsSync(join(root, each)));
  if (missing) throw new Error(`not found: ${missing}`);
  return plant(readFileSync(join(root, file), 'utf8'), change);
}
