import { eq, inArray } from 'drizzle-orm';
import { lookupLimit } from 'shared-contracts/api/limits';
import type { ProductLookupAnswer } from 'shared-contracts/api/products';
import { products } from '../database/schema';
import { api } from '../testing/api';

beforeAll(async () => {
  const { db } = api.database;
  await db.update(products).set({ reference: 'Réf 7/b' }).where(eq(products.code, 'NS-5L-E'));
  await db.update(products).set({ reference: 'SP-110-N35' }).where(eq(products.code, 'PT-400-E'));
});

const lookUp = (references: readonly unknown[]) =>
  api.post<ProductLookupAnswer>('/products/lookup', { references });
const found = async (references: readonly string[]) =>
  (await lookUp(references)).data.items.map(({ reference, products: each }) => [
    reference,
    each.map(({ Code }) => Code),
  ]);

describe('a lookup of pasted references', () => {
  it('finds articles by code and reference, ignoring case, in the requested order', async () => {
    const typed = ['réf 7/B', 're\u0301f 7/b', ' ns-5l-e ', 'SP-030-B15'];

    expect(await found(typed)).toEqual([
      ['réf 7/B', ['NS-5L-E']],
      ['re\u0301f 7/b', ['NS-5L-E']],
      [' ns-5l-e ', ['NS-5L-E']],
      ['SP-030-B15', ['SP-030-B15']],
    ]);
    const { data } = await api.get('/products/NS-5L-E');
    expect((await lookUp(['NS-5L-E'])).data.items[0]?.products).toEqual([data]);
  });

  it('finds all articles with a text as code or reference, the code first', async () => {
    expect(await found(['SP-110-N35'])).toEqual([['SP-110-N35', ['SP-110-N35', 'PT-400-E']]]);
  });

  it('finds nothing for unknown references and for patterns', async () => {
    const typed = ['ABSENT', 'SP-%', 'NS_5L_E', "'; drop table products; --"];

    expect(await found(typed)).toEqual(typed.map((text) => [text, []]));
  });

  it('accepts one to fifty references', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}`);

    expect((await lookUp(many(lookupLimit))).data.items).toHaveLength(lookupLimit);
    for (const refused of [many(lookupLimit + 1), []])
      expect(await lookUp(refused)).toMatchObject({ status: 400, data: { field: 'references' } });
  });

  it('finds at most five articles with the same reference', async () => {
    const { db } = api.database;
    const some = await db.select({ code: products.code }).from(products).limit(9);
    const codes = some.map(({ code }) => code);
    await db.update(products).set({ reference: 'DIVERS' }).where(inArray(products.code, codes));

    const [row] = await found(['divers']);

    expect(row?.[1]).toHaveLength(5);
  });
});
