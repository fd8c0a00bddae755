import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';
import { messageOf } from '../report/message-of';
import { type Mutation, readMutations } from './lists';
import { plant } from './plant';

/** Why the mutation cannot be tried out, or nothing. */
function whyNot(mutation: Mutation): string[] {
  const gone = [mutation.file, ...(mutation.tests ?? [])].find((file) => !existsSync(join(root, file)));
  if (gone) return [`not found: ${gone}`];
  try {
    plant(readFileSync(join(root, mutation.file), 'utf8'), mutation);
    return [];
  } catch (error) {
    return [`${mutation.file}: ${messageOf(error)}`];
  }
}

it('finds the position and the tests of every entry', () => {
  const mutations = readMutations([]);

  expect(mutations.length).toBeGreaterThan(40);
  expect(mutations.flatMap(whyNot)).toEqual([]);
});
