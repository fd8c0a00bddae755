import fc from 'fast-check';
import type { Product, ProductList } from 'shared-contracts/api/products';
import { TestApi } from '../testing/test-api';
import { slips } from './search-words';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open();
});
afterAll(() => api.close());

/** As a browser writes a text into an address: half a pair becomes U+FFFD. */
const wellFormed = (text: string) => Buffer.from(text).toString();

const search = async (q: string) =>
  (await api.get<Product[]>(`/products/search?q=${encodeURIComponent(q)}`)).data;
const codes = async (q: string) => (await search(q)).map(({ Code }) => Code);

describe('a visitor who searches in their own words', () => {
  it.each([
    ['savons mains', 'main savon'],
    ['SACS POUBELLES', 'sac poubelle'],
    ['écolabel essuie-mains', 'Essuie mains ECOLABEL'],
    ['détartrants', 'detartrant'],
    ['sol nettoyant', 'nettoyant sols'],
  ])('finds the same with « %s » and « %s »', async (one, other) => {
    const found = await codes(one);

    expect(found.length).toBeGreaterThan(0);
    expect(new Set(await codes(other))).toEqual(new Set(found));
  });

  it.each(['n', 'ne', 'net', 'nett', 'nettoyan', 'nettoyants s', 'nettoyants sol'])(
    'sees the floor cleaner while « %s » is being typed, or more that begins so',
    async (typed) => {
      const found = await search(typed);

      expect(found.length).toBeGreaterThan(0);
    },
  );

  it('gets what is named so before what is filed so, and that before what mentions it', async () => {
    const designations = (await search('désinfectant')).map(({ Designation }) =>
      /d[ée]sinfectant/i.test(Designation),
    );

    expect(designations.indexOf(false)).toBeGreaterThan(0);
    expect(designations.lastIndexOf(true)).toBeLessThan(designations.indexOf(false));
  });

  it.each([
    ['savn', 'savon'],
    ['nettoynat', 'nettoyant'],
    ['desinfectent', 'desinfectant'],
    ['poubele noir', 'poubelle noir'],
    ['aspirateeur', 'aspirateur'],
  ])('is understood when « %s » is a slip of the hand', async (typed, meant) => {
    const found = await codes(typed);

    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set(await codes(meant)));
  });

  it('gets the articles whose reference begins so before all others', async () => {
    const begins = (await search('sp-110')).map(({ Reference }) => Reference.startsWith('SP-110'));

    expect(begins.filter(Boolean).length).toBeGreaterThan(1);
    expect(begins.lastIndexOf(true)).toBe(begins.filter(Boolean).length - 1);
  });

  it('gets the exact reference before longer ones', async () => {
    const { sql } = api.database;
    const text = 'update products set reference = $1, designation = $2 where code = $3';
    const [other] = (await search('SP-030-B15')).filter(({ Code }) => Code === 'SP-030-B15');
    await sql.query({ text, values: ['SP-110-N35-2', 'SP 110 N35 SP 110 N35', 'SP-030-B15'] });

    const [first, second] = await codes('sp-110-n35');

    expect([first, second]).toEqual(['SP-110-N35', 'SP-030-B15']);
    await sql.query({ text, values: [other?.Reference, other?.Designation, 'SP-030-B15'] });
  });

  it('gets an article by its code alone', async () => {
    const { sql } = api.database;
    const text = 'update products set reference = $1 where code = $2';
    await sql.query({ text, values: ['R-1986', 'SP-110-N35'] });

    const [byCode] = await codes('sp-110-n35');
    const [byReference] = await codes('r-1986');

    expect([byCode, byReference]).toEqual(['SP-110-N35', 'SP-110-N35']);
    await sql.query({ text, values: ['SP-110-N35', 'SP-110-N35'] });
  });

  it('gets soap before soap dispensers', async () => {
    const starts = (await search('savon')).map(({ Designation }) => /^savons? /i.test(Designation));

    expect(starts.indexOf(false)).toBeGreaterThan(0);
    expect(starts.lastIndexOf(true)).toBeLessThan(starts.indexOf(false));
  });

  it('finds what the description alone mentions', async () => {
    const { sql } = api.database;
    const text = 'update products set description = description || $1 where code = $2';
    await sql.query({ text, values: [' Senteur framboise.', 'SP-110-N35'] });

    expect(await codes('framboises')).toEqual(['SP-110-N35']);
  });

  it('may write a whole sentence', async () => {
    expect(await codes('des sacs pour la poubelle')).toEqual(await codes('sacs poubelle'));
  });

  it('gets no more than fifty articles', async () => {
    expect(await search('sac')).toHaveLength(50);
  });

  it.each(['xylophone', 'zzzzzz', 'QX-99999', '💩', '%', '\\', '""', "''", ' ', '!:*'])(
    'finds nothing for %j',
    async (q) => {
      expect(await search(q)).toEqual([]);
    },
  );

  it.each(['<script>alert(1)</script>', "savon' or 1=1 --", 'savon \\', 'de la', '"savon"', 'savon 🧼'])(
    'may type %j',
    async (q) => {
      const { status } = await api.get(`/products/search?q=${encodeURIComponent(q)}`);

      expect(status).toBe(200);
    },
  );

  it('may type anything at all', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    );

    await fc.assert(
      fc.asyncProperty(anything, async (q) => {
        const { status } = await api.get(`/products/search?q=${encodeURIComponent(wellFormed(q))}`);
        return status === (q.includes('\0') ? 400 : 200);
      }),
      { numRuns: 150 },
    );
  });
});

describe('whoever calls with odd values', () => {
  const long = 'a'.repeat(201);
  it.each([
    ['/products/search', 400],
    [`/products/search?q=${long}`, 400],
    ['/products/search?q=a&q=b', 400],
    ['/products/search?q=%E0%A4', 200],
    ['/products?limit=0', 400],
    ['/products?limit=-1', 400],
    ['/products?limit=1e9', 400],
    ['/products?limit=', 400],
    ['/products?limit=10&limit=20', 400],
    ['/products?limit=%F0%9F%92%A9', 400],
    ['/products?sort=-stock', 400],
    ['/products?sort=<script>', 400],
    [`/products?subcategory=${long}`, 400],
    [`/products?lastEvaluatedKey=${'a'.repeat(501)}`, 400],
    ['/products?unknown=1', 200],
    ['/products?category=%25', 200],
    ['/products?category=%F0%9F%92%A9', 200],
    ['/products?category=<script>alert(1)</script>', 200],
    ['/products/<script>', 404],
    ['/products/%25', 404],
    ['/products/%27%20or%201=1--', 404],
    ['/products/SP-110-N35/file?type=%00', 400],
    ['/products/%F0%9F%92%A9/stock', 404],
    ['/products?limit=abc', 400],
    ['/products?limit=1.5', 400],
    ['/products?sort=stock', 400],
    ['/products?lastEvaluatedKey=forged', 400],
    ['/products?lastEvaluatedKey=e30.AAAAAAAAAAAAAAAA', 400],
    ['/products?lastEvaluatedKey=%00', 400],
    ['/products?category=%00', 400],
    ['/products?subcategory=%00', 400],
    ['/products?category=%27--', 200],
    ['/products/%00', 400],
    ['/products/%00/stock', 400],
    ['/products/%F0%9F%92%A9', 404],
    [`/products/${'A'.repeat(101)}`, 400],
    [`/products/${'A'.repeat(500)}`, 400],
    [`/products/${'A'.repeat(5000)}/stock`, 400],
    ['/products/%E0%A4', 400],
    ['/products/sitemap?page=0', 400],
    ['/products/sitemap?page=1001', 400],
    ['/products/sitemap?page=x', 400],
    ['/images/x.%00.svg', 400],
  ])('%s is answered with %i', async (path, status) => {
    const answer = await api.get(path);

    expect(answer.status).toBe(status);
    if (status >= 400)
      expect(answer.data).toMatchObject({
        code: expect.stringMatching(/^[a-z_]+$/),
        message: expect.any(String),
      });
  });

  it('never makes the list fail, whatever the filter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          { category: fc.string({ unit: 'binary' }), lastEvaluatedKey: fc.string() },
          { requiredKeys: [] },
        ),
        async (query) => {
          const text = new URLSearchParams(
            Object.entries(query).map(([name, value]) => [name, wellFormed(value)]),
          );
          return (await api.get(`/products?${text}`)).status < 500;
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a visitor who turns pages while the catalogue changes', () => {
  const anArticle = (code: string, position: number) => ({
    text: `insert into products (code, reference, designation, description, price_ht, position, category_code)
      values ($1, $1, $1, '', 1, $2, 'CHIMIE')`,
    values: [code, position],
  });

  it.each(['', '&sort=price', '&sort=-designation'])(
    'neither misses nor repeats an article (%s)',
    async (sort) => {
      const list = `/products?category=CHIMIE&limit=20${sort}`;
      const { sql } = api.database;
      const before = new Set<string>();
      for (let key: string | null = ''; key !== null; ) {
        const { data }: { data: ProductList } = await api.get<ProductList>(
          `${list}${key && `&lastEvaluatedKey=${key}`}`,
        );
        for (const { Code } of data.items) before.add(Code);
        key = data.targetItem.lastEvaluatedKey;
      }
      await sql.query(anArticle('AAA-GONE', -1));
      const { data: first } = await api.get<ProductList>(list);

      await sql.query(anArticle('AAA-NEW', -2));
      await sql.query({ text: 'delete from products where code = any($1)', values: [['AAA-GONE']] });
      await sql.query({ text: 'delete from products where code = $1', values: [first.items.at(-1)?.Code] });

      const after = first.items.map(({ Code }) => Code);
      for (let key = first.targetItem.lastEvaluatedKey; key !== null; ) {
        const { data }: { data: ProductList } = await api.get<ProductList>(`${list}&lastEvaluatedKey=${key}`);
        after.push(...data.items.map(({ Code }) => Code));
        key = data.targetItem.lastEvaluatedKey;
      }
      const own = after.filter((code) => !code.startsWith('AAA-'));
      expect(new Set(own).size).toBe(own.length);
      expect(new Set(own)).toEqual(before);
      await sql.query({ text: `delete from products where code = 'AAA-NEW'` });
    },
  );
});

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
