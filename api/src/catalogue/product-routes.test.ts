import type { Category, Product, ProductList, SitemapPage, Stock } from 'shared-contracts/api/products';
import { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open();
});
afterAll(() => api.close());

async function allPages(query: string): Promise<Product[]> {
  const items: Product[] = [];
  for (let key: string | null = ''; key !== null; ) {
    const more: string = key && `&lastEvaluatedKey=${encodeURIComponent(key)}`;
    const { data }: { data: ProductList } = await api.get<ProductList>(`/products?limit=50${query}${more}`);
    items.push(...data.items);
    key = data.targetItem.lastEvaluatedKey;
  }
  return items;
}

const search = async (q: string) =>
  (await api.get<Product[]>(`/products/search?q=${encodeURIComponent(q)}`)).data;

describe('a visitor who reads the catalogue', () => {
  it('sees the nine families in their order, each with sub-categories', async () => {
    const { data, headers } = await api.get<Category[]>('/products/categories');

    expect(data).toHaveLength(9);
    expect(data[0]?.name).toBe('SACS & COLLECTE DES DECHETS');
    expect(data.every(({ subcategories }) => subcategories.length > 0)).toBe(true);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it.each(['', '&sort=designation', '&sort=-designation', '&sort=price', '&sort=-price', '&sort=reference'])(
    'turns the pages to the end without a repeated or missing article (%s)',
    async (sort) => {
      const items = await allPages(sort);

      const { data } = await api.get<SitemapPage>('/products/sitemap?page=1');
      expect(items.length).toBeGreaterThanOrEqual(600);
      expect(new Set(items.map(({ Code }) => Code)).size).toBe(items.length);
      expect(items).toHaveLength(data.items.length);
    },
  );

  it('gets prices in ascending order when they ask for it', async () => {
    const { data } = await api.get<ProductList>('/products?sort=price&category=CHIMIE');

    const prices = data.items.map(({ PrixHT }) => PrixHT);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(data.items.every(({ Category }) => Category?.code === 'CHIMIE')).toBe(true);
  });

  it('learns the last article of a page, its stock and where the next page begins', async () => {
    const { data } = await api.get<ProductList>('/products?limit=3');

    expect(data.targetItem.item).toEqual(data.items[2]);
    expect(data.targetItem.stock).toEqual(expect.any(Number));
    expect(data.targetItem.lastEvaluatedKey).toEqual(expect.any(String));
  });

  it('gets an empty list for a family that does not exist', async () => {
    const { status, data } = await api.get<ProductList>('/products?category=INCONNUE');

    expect(status).toBe(200);
    expect(data).toEqual({ items: [], targetItem: { item: null, stock: null, lastEvaluatedKey: null } });
  });

  it.each([
    'limit=0',
    'limit=51',
    'limit=abc',
    'sort=colour',
    'lastEvaluatedKey=forged',
    `category=${'x'.repeat(201)}`,
  ])('is refused a list with %s', async (query) => {
    const { status, data } = await api.get(`/products?${query}`);

    expect(status).toBe(400);
    expect(data).toEqual(expect.objectContaining({ message: expect.any(String), code: expect.any(String) }));
  });

  it('is refused a cursor that was altered, or that belongs to another list', async () => {
    const { data } = await api.get<ProductList>('/products?limit=2');
    const cursor = data.targetItem.lastEvaluatedKey ?? '';

    const altered = await api.get(`/products?lastEvaluatedKey=${`x${cursor}`}`);
    const elsewhere = await api.get(`/products?category=CHIMIE&lastEvaluatedKey=${cursor}`);

    expect([altered.status, elsewhere.status]).toEqual([400, 400]);
  });

  it('reads an article with its variants, itself among them', async () => {
    const { data, status } = await api.get<Product>('/products/SP-110-N35');

    expect(status).toBe(200);
    expect(data).toMatchObject({ Code: 'SP-110-N35', TVATaux: 20, PrixHT: expect.any(Number) });
    expect(data.variants).toContainEqual({ Code: 'SP-110-N35', name: '110 L' });
    expect(data.FTFilePath).not.toBe('');
    expect(data.noticeFT).toMatch(/^http/);
  });

  it('reads the stock as a list of one quantity', async () => {
    const { data } = await api.get<Stock>('/products/SP-110-N35/stock');

    expect(data).toEqual([{ quantity: expect.any(Number) }]);
  });

  it.each(['/products/ABSENT', '/products/ABSENT/stock', '/products/ABSENT/file?type=ft'])(
    'is told that %s is not there',
    async (path) => {
      const { status, data } = await api.get(path);

      expect(status).toBe(404);
      expect(data.code).toBe('not_found');
    },
  );

  it('asks again without a new download while nothing changed', async () => {
    const first = await api.get('/products/SP-110-N35');

    const again = await api.call('GET', '/products/SP-110-N35', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });

    expect(first.headers['cache-control']).toMatch(/^public, max-age=/);
    expect(again.status).toBe(304);
  });

  it('downloads a list in less than a fifth of its size', async () => {
    const plain = await api.call('GET', '/products?category=CHIMIE', {
      headers: { 'accept-encoding': 'identity' },
    });

    const packed = await api.call('GET', '/products?category=CHIMIE', {
      headers: { 'accept-encoding': 'gzip, br' },
    });

    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.headers.etag).toBe(plain.headers.etag);
    expect(String(packed.data).length).toBeLessThan(Number(plain.headers['content-length']) / 5);
  });

  it('sees a picture that may be kept for ever and runs nothing', async () => {
    const { data } = await api.get<Product>('/products/SP-110-N35');

    const picture = await api.get<string>(`/${data.ImageUrl}`);

    expect(data.ImageUrl).toMatch(/^images\/SP-110-N35\.[0-9a-f]{16}\.svg$/);
    expect(picture.data).toMatch(/^<svg/);
    expect(picture.headers['cache-control']).toContain('immutable');
    expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await api.get('/images/SP-110-N35.0000000000000000.svg')).status).toBe(404);
  });
});

describe('a visitor who searches', () => {
  it('finds soap in singular and plural', async () => {
    const [singular, plural] = [await search('savon'), await search('savons')];

    expect(singular.length).toBeGreaterThan(3);
    expect(plural.map(({ Code }) => Code)).toEqual(
      expect.arrayContaining(singular.slice(0, 3).map(({ Code }) => Code)),
    );
  });

  it('needs neither accents nor capitals', async () => {
    const plain = await search('ecolabel');

    expect(plain.length).toBeGreaterThan(0);
    expect(await search('ÉCOLABEL')).toEqual(plain);
  });

  it('finds a word that is not typed to its end', async () => {
    const codes = (await search('nettoy')).map(({ Code }) => Code);

    expect(codes).toContain('NS-5L-E');
  });

  it('gets the exact reference first, in any case', async () => {
    const [first] = await search('sp-110-n35');

    expect(first?.Reference).toBe('SP-110-N35');
  });

  it.each(['%%%', "'; drop table products; --", ':* & | !', '(((', '\\', 'a'.repeat(200)])(
    'may type %s and nothing breaks',
    async (query) => {
      const { status } = await api.get(`/products/search?q=${encodeURIComponent(query)}`);

      expect(status).toBe(200);
    },
  );

  it('is refused a query of more than 200 characters', async () => {
    const { status } = await api.get(`/products/search?q=${'a'.repeat(201)}`);

    expect(status).toBe(400);
  });
});
