import { articles as products } from 'demo-catalogue/articles';
import { type Kind, kinds, readHeldOut, readQueries } from './queries';

const queries = [...readQueries(), ...readHeldOut()];
const names = Object.keys(kinds) as Kind[];

test.each(names)(
  'fifteen queries of the kind %s are on odd lines, fifteen on even ones, five are held out',
  (kind) => {
    const lines = queries.filter((query) => query.kind === kind).map(({ line }) => line);

    expect(lines.filter((line) => line === 'odd')).toHaveLength(15);
    expect(lines.filter((line) => line === 'even')).toHaveLength(15);
    expect(lines.filter((line) => line === 'held out')).toHaveLength(5);
  },
);

test('every expected code is the code of a demo article, named once', () => {
  const codes = new Set(products.map(({ code }) => code));

  const unknown = queries.flatMap(({ expected }) => expected.filter((code) => !codes.has(code)));

  expect(unknown).toEqual([]);
  expect(queries.filter(({ expected }) => new Set(expected).size !== expected.length)).toEqual([]);
});

test('what is not sold expects nothing, everything else expects an article', () => {
  const empty = queries.filter(({ expected }) => expected.length === 0);

  expect(empty).toEqual(queries.filter(({ kind }) => kind === 'not-sold'));
});

test('a beginning of a reference expects every article whose reference begins so', () => {
  const beginnings = queries.filter(({ kind }) => kind === 'reference');

  const begun = beginnings.map(({ query }) =>
    products.map(({ code }) => code).filter((code) => code.startsWith(query.toUpperCase())),
  );

  expect(beginnings.map(({ expected }) => expected)).toEqual(begun);
});
