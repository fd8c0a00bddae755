import type { ProductLookupAnswer } from 'shared-contracts/api/products';
import { api } from '../testing/api';

beforeAll(async () => {
  await api.sql("update products set reference = 'Réf 7/b' where code = 'NS-5L-E'");
  await api.sql("update products set reference = 'SP-110-N35' where code = 'PT-400-E'");
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

  it('finds the article of a scanned EAN, in a search too', async () => {
    await api.sql("update products set gtin = '03017620422003' where code = 'NS-5L-E'");

    expect(await found(['3017620422003', '3 017620 422003', '3017620422004'])).toEqual([
      ['3017620422003', ['NS-5L-E']],
      ['3 017620 422003', ['NS-5L-E']],
      ['3017620422004', []],
    ]);
    expect((await api.search('3 017620 422003')).map(({ Code }) => Code)).toEqual(['NS-5L-E']);
    expect(await api.search('3017620422004')).toEqual([]);
  });

  it('finds the successor of an ended article; its page names it, a search finds it', async () => {
    await api.sql("insert into replacements values ('OLD-1', 'NS-5L-E')");

    const { data } = await lookUp(['old-1', 'OLD-2']);

    expect(data.items).toEqual([
      { reference: 'old-1', products: [], replacedBy: expect.objectContaining({ Code: 'NS-5L-E' }) },
      { reference: 'OLD-2', products: [] },
    ]);
    expect(await api.get('/products/old-1')).toMatchObject({
      status: 404,
      data: { code: 'not_found', replacedBy: { Code: 'NS-5L-E' } },
    });
    expect((await api.search('old-1')).map(({ Code }) => Code)).toEqual(['NS-5L-E']);
  });

  it('finds all articles with a text as code or reference, the code first', async () => {
    expect(await found(['SP-110-N35'])).toEqual([['SP-110-N35', ['SP-110-N35', 'PT-400-E']]]);
  });

  it('finds articles whose reference differs only in separators, unless one has the text itself', async () => {
    await api.sql("update products set reference = 'XY.38' where code = 'JAV-1L'");
    await api.sql("update products set reference = 'XY-38' where code = 'SP-030-B15'");

    expect(await found(['xy 38', 'xy-38', 'ref7b', 'réf-7-b', '-'])).toEqual([
      ['xy 38', ['SP-030-B15', 'JAV-1L']],
      ['xy-38', ['SP-030-B15']],
      ['ref7b', []],
      ['réf-7-b', ['NS-5L-E']],
      ['-', []],
    ]);
  });

  it('finds nothing for unknown references and for patterns', async () => {
    const typed = ['ABSENT', 'SP-%', 'NS_5L_E', "'; drop table products; --"];

    expect(await found(typed)).toEqual(typed.map((text) => [text, []]));
  });

  it('finds at most five articles with the same reference', async () => {
    await api.sql(
      "update products set reference = 'DIVERS' where code in (select code from products limit 9)",
    );

    const [row] = await found(['divers']);

    expect(row?.[1]).toHaveLength(5);
  });
});
