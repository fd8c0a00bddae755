import type { ProductLookupAnswer } from 'shared-contracts/api/products';
import { api } from '../testing/api';

beforeAll(async () => {
  await api.sql("update products set reference = 'Réf 7/b' where code = 'NS-5L-E'");
  await api.sql("update products set reference = 'SP-110-N35' where code = 'PT-400-E'");
  await api.sql("update products set reference = 'XY.38' where code = 'JAV-1L'");
  await api.sql("update products set reference = 'XY-38' where code = 'SP-030-B15'");
});

const lookUp = (references: readonly unknown[]) =>
  api.post<ProductLookupAnswer>('/products/lookup', { references });
const found = async (references: readonly string[]) =>
  (await lookUp(references)).data.items.map(({ reference, products: each }) => [
    reference,
    each.map(({ Code }) => Code),
  ]);

describe('a lookup of pasted references', () => {
  it('finds articles by code, else by reference, ignoring case and separators, in the requested order', async () => {
    type Found = [typed: string, codes: string[]];
    const expected: Found[] = [
      ['réf 7/B', ['NS-5L-E']],
      ['re\u0301f 7/b', ['NS-5L-E']],
      [' ns-5l-e ', ['NS-5L-E']],
      ['SP-030-B15', ['SP-030-B15']],
      // Of one article the code, of another one the reference.
      ['SP-110-N35', ['SP-110-N35', 'PT-400-E']],
      ['xy 38', ['SP-030-B15', 'JAV-1L']],
      ['xy-38', ['SP-030-B15']],
      ['ref7b', []],
      ['réf-7-b', ['NS-5L-E']],
      ...['-', 'ABSENT', 'SP-%', 'NS_5L_E', "'; drop table products; --"].map((text): Found => [text, []]),
    ];

    expect(await found(expected.map(([typed]) => typed))).toEqual(expected);
    const { data } = await api.get('/products/NS-5L-E');
    expect((await lookUp(['NS-5L-E'])).data.items[0]?.products).toEqual([data]);
  });

  it('finds the article of a scanned EAN', async () => {
    await api.sql("update products set gtin = '03017620422003' where code = 'NS-5L-E'");

    expect(await found(['3017620422003', '3 017620 422003', '3017620422004'])).toEqual([
      ['3017620422003', ['NS-5L-E']],
      ['3 017620 422003', ['NS-5L-E']],
      ['3017620422004', []],
    ]);
  });

  it('finds the successor of an ended article', async () => {
    await api.sql("insert into replacements values ('OLD-1', 'NS-5L-E')");

    const { data } = await lookUp(['old-1', 'OLD-2']);

    expect(data.items).toEqual([
      { reference: 'old-1', products: [], replacedBy: expect.objectContaining({ Code: 'NS-5L-E' }) },
      { reference: 'OLD-2', products: [] },
    ]);
  });

  it('finds at most five articles with the same reference', async () => {
    await api.sql(
      "update products set reference = 'DIVERS' where code in (select code from products limit 9)",
    );

    const [row] = await found(['divers']);

    expect(row?.[1]).toHaveLength(5);
  });
});
