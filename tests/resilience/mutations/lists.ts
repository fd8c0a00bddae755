import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';

const lists = join(root, 'tests/resilience/mutations');

/**
 * `file` in the checkout, `find` and `replace` within one of its lines, `why` a customer would suffer, `tests` that have to
 * fail; optional is `after`, a text before the position.
 */
export interface Mutation {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly why: string;
  readonly tests: readonly string[];
  readonly after?: string;
}

/** The mutations of all lists, or those whose file has one of the words in its path. */
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
 * The text of a file with a mutation in it. `find` stands exactly once in the file, or `after`, which stands exactly once,
 * comes before it.
 * @throws {Error} when the position is not found, or is not the only one
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

/** The mutated text of the mutation's file. @throws {Error} when it or one of the tests is not there */
export function planted({ file, tests, ...change }: Mutation): string {
  const gone = [file, ...tests].find((each) => !existsSync(join(root, each)));
  if (gone) throw new Error(`not found: ${gone}`);
  return plant(readFileSync(join(root, file), 'utf8'), change);
}
