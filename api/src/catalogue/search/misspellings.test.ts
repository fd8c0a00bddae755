import fc from 'fast-check';
import { mostCompared, nearestWords, slips } from './misspellings';
import { vocabularyOf } from './vocabulary';

const letters = (index: number) =>
  [...String(index).padStart(5, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('');
/** More words than are compared, all of the same length. */
const invented = Array.from({ length: mostCompared + 500 }, (_, index) => `yyvu${letters(index)}`);
const sold = ['nettoyant', 'poubelle', 'aspirateur', 'desinfectant', 'savon', 'poubelles'];
const vocabulary = vocabularyOf([...sold, ...invented]);

it.each([
  ['up to three of them', 'nettoynat poubele aspirateeur savon', 'nettoyant poubelle aspirateur savon'],
  ['no more than three', 'nettoynat poubele aspirateeur desinfectent', undefined],
  ['none that is short or has digits', 'sav 20cl', undefined],
  ['short words by one edit', 'savn', 'savon'],
  ['short words by no second edit', 'svn svno', undefined],
  ['long words by two edits', 'nettoynatt', 'nettoyant'],
  ['long words by no third edit', 'netoynatt', undefined],
])('of mistyped words, the search corrects %s', (_, typed, corrected) => {
  expect(nearestWords(typed.split(' '), vocabulary)?.join(' ')).toBe(corrected);
});

it('mistyped words are replaced by the most frequent of equally near words', () => {
  expect(nearestWords(['gent'], vocabularyOf(['gant', 'gens']))).toEqual(['gant']);
  expect(nearestWords(['gent'], vocabularyOf(['gens', 'gant']))).toEqual(['gens']);
});

it('words are corrected to catalogue words within two slips, and never if they start one', () => {
  const word = fc.stringMatching(/^[a-z]{4,9}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.nat(8), (known, letter) => {
      const begun = known.map((each) => each.slice(0, 4));
      const typed = known.map((each) => each.slice(0, letter) + each.slice(letter + 1));
      const words = [...begun, ...typed];

      const meant = nearestWords(words, vocabularyOf(known)) ?? words;

      expect(meant.slice(0, begun.length)).toEqual(begun);
      for (const [index, each] of meant.entries()) {
        expect([words[index], ...known]).toContain(each);
        expect(slips(words[index] ?? '', each)).toBeLessThanOrEqual(2);
      }
    }),
  );
});

const unknown = Array.from({ length: 12 }, (_, index) => `kwxz${letters(index)}`);

it('twelve unknown words are not compared at all', () => {
  const compare = jest.fn(slips);

  expect(nearestWords(unknown, vocabulary, compare)).toBeNull();

  expect(compare).not.toHaveBeenCalled();
});

it('three unknown words need at most four thousand comparisons each', () => {
  const compare = jest.fn(slips);

  nearestWords([...unknown.slice(0, 3), 'savon', 'poubelle'], vocabulary, compare);

  expect(compare.mock.calls.length).toBeLessThanOrEqual(3 * mostCompared);
  expect(compare.mock.calls.filter(([, text]) => text.startsWith('yyvu')).length).toBeGreaterThan(3 * 3000);
});
