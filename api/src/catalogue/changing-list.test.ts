import type { ProductList } from 'shared-contracts/api/products';
import { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open();
});
afterAll(() => api.close());

/** The codes of a list, page by page from a key to its end. */
async function codesFrom(list: string, start: string | null): Promise<string[]> {
  const codes: string[] = [];
  for (let key = start; key !== null; ) {
    const page: string = key && `&lastEvaluatedKey=${key}`;
    const { data }: { data: ProductList } = await api.get<ProductList>(list + page);
    codes.push(...data.items.map(({ Code }) => Code));
    key = data.targetItem.lastEvaluatedKey;
  }
  return codes;
}

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
      const before = await codesFrom(list, '');
      await sql.query(anArticle('AAA-GONE', -1));
      const { data: first } = await api.get<ProductList>(list);

      await sql.query(anArticle('AAA-NEW', -2));
      await sql.query({ text: 'delete from products where code = any($1)', values: [['AAA-GONE']] });
      await sql.query({ text: 'delete from products where code = $1', values: [first.items.at(-1)?.Code] });

      const after = await codesFrom(list, first.targetItem.lastEvaluatedKey);
      const own = [...first.items.map(({ Code }) => Code), ...after].filter(
        (code) => !code.startsWith('AAA-'),
      );
      expect(new Set(own).size).toBe(own.length);
      expect(new Set(own)).toEqual(new Set(before));
      await sql.query({ text: `delete from products where code = 'AAA-NEW'` });
    },
  );
});
