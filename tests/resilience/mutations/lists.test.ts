import { planted, readMutations } from './lists';

it('every entry has a unique position and existing tests', () => {
  const mutations = readMutations();

  expect(mutations.length).toBeGreaterThan(80);
  for (const mutation of mutations) expect(() => planted(mutation)).not.toThrow();
});
