import { factKeys } from 'shared-contracts/api/fact-keys';
import { facetLimits, longest } from 'shared-contracts/api/limits';
import type { Facet, ProductList } from 'shared-contracts/api/products';
import { api, refusal } from '../testing/api';
import { articlesOf } from './testing/articles-of';

const facetsOf = async (query: string) => (await api.get<Facet[]>(`/products/facets?${query}`)).data;
const listOf = async (query: string) => (await api.get<ProductList>(`/products?${query}`)).data;
const valuesOf = (facets: readonly Facet[], key: string) =>
  facets.find((facet) => facet.key === key)?.values ?? [];

describe('the facets of a list', () => {
  it('have a fixed order, and count the articles of each colour, the most frequent first', async () => {
    const articles = await articlesOf(api, 'category=SACS');

    const facets = await facetsOf('category=SACS');
    const colors = valuesOf(facets, 'color');

    const keys = facets.map(({ key }) => key);
    expect(keys).toEqual(factKeys.filter((key) => keys.includes(key)));
    const having = (value: string) => articles.filter(({ facts }) => facts?.color === value).length;
    expect(colors.length).toBeGreaterThan(3);
    expect(colors).toEqual(colors.map(({ value }) => ({ value, count: having(value) })));
    expect(colors).toEqual(colors.toSorted((one, other) => other.count - one.count));
  });

  it('filter it to articles with one of the chosen values of every fact', async () => {
    const { items } = await listOf('category=SACS&color=noir&color=gris&content=110%20L&content=50%20L');

    const all = await articlesOf(api, 'category=SACS');
    const wanted = all.filter(
      ({ facts }) =>
        ['noir', 'gris'].includes(facts?.color ?? '') && ['110 L', '50 L'].includes(facts?.content ?? ''),
    );
    expect(wanted.length).toBeGreaterThan(2);
    expect(items).toEqual(wanted);
  });

  it('count the values of a fact by the choices of other facts only', async () => {
    const all = await facetsOf('category=SACS');

    const chosen = await facetsOf('category=SACS&color=noir');

    expect(valuesOf(chosen, 'color')).toEqual(valuesOf(all, 'color'));
    const { items } = await listOf('category=SACS&color=noir');
    const contents = valuesOf(chosen, 'content');
    expect(contents).not.toEqual([]);
    expect(contents.length).toBeLessThan(valuesOf(all, 'content').length);
    for (const { value, count } of contents)
      expect(count).toBe(items.filter(({ facts }) => facts?.content === value).length);
  });

  it('include a chosen value with a count of 0, but no value that the list does not have', async () => {
    const facets = await facetsOf('category=SACS&color=noir&material=papier%20kraft&color=mauve');

    expect(valuesOf(facets, 'color')).toContainEqual({ value: 'noir', count: 0 });
    expect(valuesOf(facets, 'color').find(({ value }) => value === 'mauve')).toBeUndefined();
    expect((await listOf('category=SACS&color=mauve')).items).toEqual([]);
  });

  it('accept a cursor for the same choice in any order, and refuse it for another choice', async () => {
    const first = await listOf('color=noir&color=bleu&limit=3');
    const nextOf = (choice: string) =>
      api.get<ProductList>(`/products?${choice}&lastEvaluatedKey=${first.targetItem.lastEvaluatedKey}`);

    const next = await nextOf('color=bleu&color=noir&limit=3');

    const codes = [...first.items, ...next.data.items].map(({ Code }) => Code);
    expect(new Set(codes).size).toBe(6);
    for (const other of ['color=bleu&limit=3', 'category=SACS&color=noir&color=bleu&limit=3'])
      expect(await nextOf(other)).toMatchObject(refusal(400, 'invalid_cursor'));
  });

  it('do not make a cursor too long, with as many and as long values as a query may have', async () => {
    const value = 'x'.repeat(longest.fact);
    await api.sql(
      `update products set designation = $1, ${factKeys.map((key) => `${key} = $2`)} where code in ('NS-5L-E', 'SP-110-N35')`,
      ...['漢'.repeat(200), value],
    );
    const others = Array.from({ length: facetLimits.chosen - 1 }, (_, index) =>
      `${index}`.padEnd(longest.fact, 'y'),
    );
    const choice = factKeys.flatMap((key) => [value, ...others].map((each) => `${key}=${each}`)).join('&');

    const found = await articlesOf(api, `sort=designation&limit=1&${choice}`);

    expect(found.map(({ Code }) => Code)).toEqual(['NS-5L-E', 'SP-110-N35']);
  });

  it('have a limited number of values, plus the chosen one', async () => {
    const usual = valuesOf(await facetsOf(''), 'size').map(({ value }) => value);
    expect(usual).toHaveLength(facetLimits.values);
    const [{ size } = { size: '' }] = await api.sql<{ size: string }>(
      'select size from products where not size = any($1) limit 1',
      usual,
    );

    const sizes = valuesOf(await facetsOf(`size=${encodeURIComponent(size)}`), 'size');

    expect(sizes.map(({ value }) => value)).toEqual([...usual, size]);
  });
});
