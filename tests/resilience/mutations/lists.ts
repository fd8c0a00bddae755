import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/workspace/paths.mjs';

const lists = join(root, 'tests/resilience/mutations');

/** A planted fault; `why` describes the harm to a customer; at least one of the `tests` must fail. */
export interface Mutation {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly why: string;
  readonly tests: readonly string[];
}

/** Reads the mutations of all lists, or those whose file has one of the words in its path. */
export const readMutations = (words: readonly string[] = ['']): Mutation[] =>
  readdirSync(lists)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name): Mutation[] => JSON.parse(readFileSync(join(lists, name), 'utf8')))
    .filter(({ file }) => words.some((word) => file.includes(word)));

/** Returns the mutated text of the file. @throws when it, a test or the only position of `find` is missing */
export function planted({ file, tests, find, replace }: Mutation): string {
  const missing = [file, ...tests].find((each) => !existsSync(join(root, each)));
  if (missing) throw new Error(`not found: ${missing}`);
  const parts = readFileSync(join(root, file), 'utf8').split(find);
  if (parts.length !== 2 || find === replace) throw new Error(`found ${parts.length - 1} times: ${find}`);
  return parts.join(replace);
}
