import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';

const lists = join(root, 'tests/resilience/mutations');

/**
 * `file` in the checkout, `find` and `replace` within one of its lines, `why` a customer would suffer; optional are `after`, a
 * text before the position, and `tests`, files to run instead of those that import the file.
 */
export interface Mutation {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly why: string;
  readonly after?: string;
  readonly tests?: readonly string[];
}

/** The mutations of all lists, or those whose file has one of the words in its path. */
export function readMutations(words: readonly string[]): Mutation[] {
  return readdirSync(lists)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name): Mutation[] => JSON.parse(readFileSync(join(lists, name), 'utf8')))
    .filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)));
}
