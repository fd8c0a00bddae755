import { select } from './select';
import { makeSuite } from './testing/make-suite';

const suites = [
  makeSuite({ name: 'types' }),
  makeSuite({ name: 'unit', parts: ['mfe-account', 'mfe-catalogue', 'shell'] }),
  makeSuite({ name: 'api (PGlite, PostgreSQL)' }),
  makeSuite({ name: 'buying (PostgreSQL)' }),
];
const chosen = (words: readonly string[]) =>
  select(suites, words).map(({ suite, parts }) => [suite.name, ...parts].join(' '));

it('runs everything when nobody chooses', () => {
  expect(chosen([])).toEqual([
    'types',
    'unit mfe-account mfe-catalogue shell',
    'api (PGlite, PostgreSQL)',
    'buying (PostgreSQL)',
  ]);
});

it('runs the part that is named', () => {
  expect(chosen(['mfe-catalogue'])).toEqual(['unit mfe-catalogue']);
});

it('runs every suite and part that a word stands in', () => {
  expect(chosen(['mfe', 'Postgre'])).toEqual([
    'unit mfe-account mfe-catalogue',
    'api (PGlite, PostgreSQL)',
    'buying (PostgreSQL)',
  ]);
});

it('refuses a word that names nothing, and says what there is', () => {
  expect(() => chosen(['types', 'basket'])).toThrow(/« basket » ne désigne aucun test : .*mfe-account/);
});
