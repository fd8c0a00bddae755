import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';

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

/** Replaces the only occurrence of `find` in a text. @throws when there is none, or more than one */
export function plant(text: string, { find, replace }: Pick<Mutation, 'find' | 'replace'>): string {
  const parts = text.split(find);
  if (parts.length !== 2 || find === replace) throw new Error(`found ${parts.length - 1} times: ${find}`);
  return parts.join(replace);
}

/** Returns the mutated text of the file. @throws when the file or one of the tests does not exist */
export function planted({ file, tests, ...change }: Mutation): string {
  const missing = [file, ...tests].find((each) => !existsSync(join(root, each)));
  if (missing) throw new Error(`not found: ${missing}`);
  return plant(readFileSync(join(root, file), 'utf8'), change);
}
