import { plant, planted, readMutations } from './lists';

it('every entry has a unique position and existing tests', () => {
  const mutations = readMutations();

  expect(mutations.length).toBeGreaterThan(40);
  for (const mutation of mutations) expect(() => planted(mutation)).not.toThrow();
});

it('a replacement is literal', () => {
  expect(plant('isPaid && isClosed', { find: ' && isClosed', replace: '$&' })).toBe('isPaid$&');
});

it.each(['isCancelled', 'is', 'true'])(
  'an entry that finds nothing, two positions or its own text is an error',
  (find) => {
    expect(() => plant('isPaid && isOpen || true', { find, replace: 'true' })).toThrow(find);
  },
);
