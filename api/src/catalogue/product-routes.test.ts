import type { Category, Product, ProductList, Stock } from 'shared-contracts/api/products';
import { unaccented } from '../database/search-text';
import { api } from '../testing/api';
import { articlesOf } from './testing/articles-of';

const allPages = (query = '') => articlesOf(api, `limit=50${query}`);
const codesOf = (articles: readonly Product[]) => articles.map(({ Code }) => Code);

describe('the catalogue', () => {
  it.each<[string, (article: Product) => string | number]>([
    ['price', ({ PrixHT }) => PrixHT],
    ['-price', ({ PrixHT }) => -PrixHT],
    ['reference', ({ Reference }) => Reference],
    ['designation', ({ Designation }) => unaccented(Designation)],
    ['-designation', ({ Designation }) => unaccented(Designation)],
  ])('lists a category sorted by %s', async (sort, read) => {
    const items = await allPages(`&category=CHIMIE&sort=${sort}`);

    const shown = sort === '-designation' ? items.toReversed() : items;
    const values = shown.map(read);
    expect(values).toEqual(values.toSorted((one, other) => (one < other ? -1 : Number(one > other))));
    expect(new Set(values).size).toBeGreaterThan(10);
    expect(items.every(({ Category }) => Category?.code === 'CHIMIE')).toBe(true);
  });

  it('lists a sub-category by itself or with its category, and is empty with another category', async () => {
    const [category, other] = (await api.get<Category[]>('/products/categories')).data;
    const part = category?.subcategories[1]?.code;

    const withCategory = await allPages(`&category=${category?.code}&subcategory=${part}`);
    const byItself = await allPages(`&subcategory=${part}`);
    const withOther = await allPages(`&category=${other?.code}&subcategory=${part}`);

    expect(withCategory.length).toBeGreaterThan(0);
    expect(withCategory.every(({ SubCategory }) => SubCategory?.code === part)).toBe(true);
    expect(byItself).toEqual(withCategory);
    expect(withOther).toEqual([]);
  });

  it('returns the last article of a page, its stock and the cursor of the next page', async () => {
    const { data } = await api.get<ProductList>('/products?limit=3');

    expect(data.targetItem.item).toEqual(data.items[2]);
    const { data: stock } = await api.get<Stock>(`/products/${data.items[2]?.Code}/stock`);
    expect(data.targetItem.stock).toBe(stock[0]?.quantity);
    expect(data.targetItem.stock).toEqual(expect.any(Number));
    expect(data.targetItem.lastEvaluatedKey).toEqual(expect.any(String));
  });

  it.each([
    '',
    '&sort=-price',
    '&sort=reference',
    '&category=CHIMIE&subcategory=SOLS',
    '&category=CHIMIE&content=5%20L',
  ])('counts the whole list on the first page, and repeats no article on other pages (%s)', async (list) => {
    const all = await allPages(list);

    const { data: first } = await api.get<ProductList>(`/products?limit=2${list}`);
    const key = first.targetItem.lastEvaluatedKey;
    const { data: second } = await api.get<ProductList>(`/products?limit=2${list}&lastEvaluatedKey=${key}`);

    expect(all.length).toBeGreaterThan(4);
    expect(new Set(codesOf(all)).size).toBe(all.length);
    expect(first.total).toBe(all.length);
    expect(second).not.toHaveProperty('total');
  });

  it('describes a sub-category although no article has the chosen facts', async () => {
    const { data } = await api.get<ProductList>('/products?category=CHIMIE&subcategory=SOLS&color=violet');

    expect(data).toMatchObject({ items: [], total: 0, description: expect.any(String) });
  });

  it.each(['', '&sort=-designation'])('repeats and misses no article as it changes (%s)', async (sort) => {
    const list = `category=CHIMIE&limit=20${sort}`;
    const insert = `insert into products (code, reference, designation, description, price_ht, position, category_code)
        values ($1, $1, $1, '', 1, $2, 'CHIMIE')`;
    const remove = (code = '') => api.sql('delete from products where code = $1', code);
    const before = codesOf(await articlesOf(api, list));
    await api.sql(insert, 'AAA-GONE', -1);
    const { data: first } = await api.get<ProductList>(`/products?${list}`);

    await api.sql(insert, 'AAA-NEW', -2);
    await remove('AAA-GONE');
    await remove(first.items.at(-1)?.Code);
    const rest = await articlesOf(api, list, first.targetItem.lastEvaluatedKey);

    const unchanged = codesOf([...first.items, ...rest]).filter((code) => !code.startsWith('AAA-'));
    expect(unchanged.toSorted()).toEqual(before.toSorted());
    await remove('AAA-NEW');
  });

  it('returns an article with its variants, including itself, and its technical sheet', async () => {
    const { data, status } = await api.get<Product>('/products/SP-110-N35');

    expect(status).toBe(200);
    expect(data).toMatchObject({ Code: 'SP-110-N35', TVATaux: 20, PrixHT: expect.any(Number) });
    expect(data.variants).toContainEqual({ Code: 'SP-110-N35', name: '110 L' });
    expect(data.FTFilePath).not.toBe('');
    expect(data.noticeFT).toMatch(/^http/);
  });

  it.each(['', '/stock', '/file?type=ft'])('finds /products/CODE%s by the code in any case', async (part) => {
    const [found, same, absent] = await Promise.all(
      ['SP-110-N35', 'sp-110-n35', 'ABSENT'].map((code) => api.get(`/products/${code}${part}`)),
    );

    expect(same?.data).toEqual(found?.data);
    expect([found?.status, absent]).toMatchObject([200, { status: 404, data: { code: 'not_found' } }]);
  });

  it('returns for each listed article whether it is in stock', async () => {
    const { items } = (await api.get<ProductList>('/products?category=CHIMIE')).data;

    const stocks = await Promise.all(
      items.map(async ({ Code }) => (await api.get<Stock>(`/products/${Code}/stock`)).data),
    );
    const quantities = stocks.map(([stock]) => stock?.quantity ?? 0);
    expect(stocks).toEqual(quantities.map((quantity) => [{ quantity }]));
    expect(items.map(({ available }) => available)).toEqual(quantities.map((quantity) => quantity > 0));
    expect(new Set(quantities.map((quantity) => quantity > 0)).size).toBe(2);
  });

  it.each(['GET', 'HEAD'] as const)('responds 304 to %s while the article is unchanged', async (method) => {
    const { headers } = await api.get('/products/SP-110-N35');

    const again = await api.call(method, '/products/SP-110-N35', {
      headers: { 'if-none-match': String(headers.etag) },
    });

    expect(headers['cache-control']).toMatch(/^public, max-age=/);
    expect(again).toMatchObject({ status: 304, data: '' });
  });
});
