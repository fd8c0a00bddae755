import fc from 'fast-check';
import { slips } from './search-words';

describe('the number of slips between two words', () => {
  it.each([
    ['savon', 'savon', 0],
    ['savn', 'savon', 1],
    ['savvon', 'savon', 1],
    ['sabon', 'savon', 1],
    ['svaon', 'savon', 1],
    ['', 'abc', 3],
  ])('%s and %s: %i', (one, other, expected) => {
    expect(slips(one, other)).toBe(expected);
  });

  it('is the same in both directions', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(fc.property(word, word, (one, other) => slips(one, other) === slips(other, one)));
  });
});
