import type { ProductLookup } from 'shared-contracts/api/products';
import { fakeHttp, product, refused } from 'shared-contracts/testing';
import { lookUp } from './look-up';

const bag = product({ Code: 'SP-110' });
const glove = product({ Code: 'GN-S100' });
const absent = { 'POST products/lookup': refused(404) };

it('references are looked up once each, and the one of an ended article has its successor', async () => {
  const http = fakeHttp({
    'POST products/lookup': {
      items: [
        { reference: 'SP-110', products: [bag] },
        { reference: 'OLD-1', products: [], replacedBy: glove },
      ],
    },
  });

  const found = await lookUp(http, ['SP-110', 'OLD-1', 'SP-110', '']);

  expect([...found]).toEqual([
    ['SP-110', [bag]],
    ['OLD-1', { replacedBy: glove }],
  ]);
  expect(http.sent('POST products/lookup').map(({ body }) => body)).toEqual([
    { references: ['SP-110', 'OLD-1'] },
  ]);
});

it('references are looked up in batches of fifty, and a failed batch is the error of each of its references', async () => {
  const many = Array.from({ length: 50 }, (_, index) => `GN-${index}`);
  const answer = ({ references }: ProductLookup) =>
    references.length === 1 ? { items: [{ reference: 'SP-110', products: [bag] }] } : refused(503);

  const found = await lookUp(fakeHttp({ 'POST products/lookup': answer }), [...many, 'SP-110']);

  for (const reference of many) expect(found.get(reference)).toMatchObject({ status: 503 });
  expect(found.get('SP-110')).toEqual([bag]);
});

it.each([
  ['an article', bag, [bag]],
  ['no article', refused(404), []],
  ['the successor of an ended one', refused(404, { replacedBy: glove }), { replacedBy: glove }],
  ['an error', refused(500), expect.objectContaining({ status: 500 })],
])('an API without batch look-up is asked for a code and returns %s', async (_, answer, expected) => {
  const http = fakeHttp({ ...absent, 'GET products/SP-110': answer });

  expect((await lookUp(http, ['SP-110'])).get('SP-110')).toEqual(expected);
});
