import fc from 'fast-check';
import { measures, searchText } from '../../database/search-text';
import { wordsOf } from './query-words';

const space = fc.constantFrom('', ' ', '\u00a0', '\u202f', '  ');
const mark = fc.constantFrom(',', '.');
const unit = fc.constantFrom(...measures.flatMap((measure) => Object.keys(measure)));
const inAnyCase = (text: string) => fc.mixedCase(fc.constant(text));
const figure = fc.tuple(fc.nat(999), fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }));
const written = ([whole, decimals]: [number, number | undefined], point: string) =>
  decimals === undefined ? `${whole}` : `${whole}${point}${decimals}`;

/** Returns the words without their typed form. */
const meaning = (query: string) => wordsOf(query).map(({ typed: _, ...word }) => word);

describe('a size in a query', () => {
  it('of a number and its unit is read the same with any spaces, case and decimal mark', () => {
    fc.assert(
      fc.property(
        figure,
        unit.chain((name) => fc.tuple(fc.constant(name), inAnyCase(name))),
        mark,
        space,
        (number, [name, cased], point, between) => {
          const typed = `sac ${written(number, point)}${between}${cased} noir`;
          const plain = `sac ${written(number, '.')}${name} noir`;

          expect(searchText(typed)).toBe(searchText(plain));
          expect(meaning(typed)).toEqual(meaning(plain));
        },
      ),
    );
  });

  it('of several sides is read the same with any spaces and sign between them', () => {
    fc.assert(
      fc.property(
        fc.array(figure, { minLength: 2, maxLength: 4 }),
        fc.constantFrom('x', 'X', '×'),
        fc.tuple(space, space, mark),
        (sides, sign, [before, after, point]) => {
          const typed = sides.map((side) => written(side, point)).join(`${before}${sign}${after}`);
          const plain = sides.map((side) => written(side, '.')).join('x');

          expect(searchText(typed)).toBe(searchText(plain));
          expect(meaning(typed)).toEqual(meaning(plain));
          expect(wordsOf(typed)).toHaveLength(1);
        },
      ),
    );
  });

  it.each([
    ['20 CL', 'matches', 'Gobelet carton 200 ml'],
    ['0,5 l', 'matches', 'Flacon 500 ml'],
    ['1m50', 'matches', 'Manche 150 cm'],
    ['150 cm', 'matches', 'Manche 1,50 m'],
    ['1,5 mètre', 'matches', 'Manche 1m50'],
    ['60x80', 'matches', 'Tapis 60 × 80 cm'],
    ['80 x 60', 'matches', 'Tapis 60 x 80 cm'],
    ['30x20x10', 'matches', 'Boîte 30 × 20 × 10 cm'],
    ['25 centilitres', 'matches', 'Gobelet 25 cl'],
    ['20 cl', 'does not match', 'Chariot 200 L'],
    ['5 l', 'does not match', 'Bidon 50 L'],
    ['10 m', 'does not match', 'Bobine 10 cm'],
    ['60x80', 'does not match', 'Tapis 60 x 90 cm'],
  ])('typed as « %s » %s « %s »', (typed, verb, name) => {
    const indexed = searchText(name).split(' ');

    const [word, ...others] = wordsOf(typed);

    expect(others).toEqual([]);
    expect(word?.size?.exact.split(' | ').some((text) => indexed.includes(text))).toBe(verb === 'matches');
  });

  it.each(['1e999 l', `${'9'.repeat(100)} l`, '0 ml', '1.1.1 x 2,2,2', '5v5 v', 'x2', '2 x'])(
    'gives a valid full-text query even when it is the invalid « %s »',
    (typed) => {
      for (const { text, size } of wordsOf(typed)) {
        expect(text).toMatch(/^[a-z0-9]+$/);
        if (size) expect(size.any).toMatch(/^[a-z0-9 |&():*]+$/);
      }
    },
  );
});

it.each([
  ['without accents', 'Éponge VÉGÉTALE pour l’œuvre', 'eponge vegetale oeuvre'],
  ['with its stop words when it has no others', 'de la', 'de la'],
  ['with a size that looks like an elision', "l'éponge taille L", 'eponge taille l'],
  ['up to twelve words', 'sac '.repeat(30), 'sac '.repeat(12).trim()],
])('a query is read %s', (_, query, words) => {
  const texts = wordsOf(query).map(({ text }) => text);

  expect(texts.join(' ')).toBe(words);
});
