import type { ProductList } from 'shared-contracts/api/products';
import { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open();
});
afterAll(() => api.close());

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
