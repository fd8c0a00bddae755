import { planted, readMutations } from './lists';

it('every mutation has an existing file and tests, and text that occurs once in the file', () => {
  const mutations = readMutations();

  expect(mutations.length).toBeGreaterThan(80);
  for (const mutation of mutations) expect(() => planted(mutation)).not.toThrow();
});
