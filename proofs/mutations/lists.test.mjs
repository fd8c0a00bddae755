import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/paths.mjs';
import { readMutations } from './lists.mjs';
import { plant } from './plant.mjs';

/** Why the mutation cannot be tried out, or nothing. */
function whyNot(mutation) {
  const gone = [mutation.file, ...(mutation.tests ?? [])].find((file) => !existsSync(join(root, file)));
  if (gone) return [`not found: ${gone}`];
  try {
    plant(readFileSync(join(root, mutation.file), 'utf8'), mutation);
    return [];
  } catch ({ message }) {
    return [`${mutation.file}: ${message}`];
  }
}

it('finds the place and the tests of every mutation that somebody wrote down', () => {
  const mutations = readMutations([]);

  expect(mutations.length).toBeGreaterThan(40);
  expect(mutations.flatMap(whyNot)).toEqual([]);
});
