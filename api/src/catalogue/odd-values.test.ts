import fc from 'fast-check';
import { codePoints } from 'shared-contracts/testing/foreign-input';
import { api } from '../testing/api';

it.each([
  ['/products/search?q=a&q=b', 400],
  ['/products/search?q=%E0%A4', 200],
  ['/products?unknown=1', 200],
  ['/products?category=%25', 200],
  ['/products/%27%20or%201=1--', 404],
  ['/products/%F0%9F%92%A9/stock', 404],
  ['/products/%00', 400],
  ['/images/x.%00.svg', 400],
  ['/products?limit=51', 400],
])('the catalogue request %s gets status %i, and a refusal has code and message', async (path, status) => {
  const response = await api.get(path);

  expect(response.status).toBe(status);
  if (status >= 400)
    expect(response.data).toMatchObject({
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.any(String),
    });
});

it('a search for any text succeeds, except for a zero byte, which is refused', async () => {
  const query = fc.oneof(codePoints({ maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }));

  await fc.assert(
    fc.asyncProperty(query, async (q) => {
      const { status } = await api.get(`/products/search?${new URLSearchParams({ q })}`);
      return status === (q.includes('\0') ? 400 : 200);
    }),
    { numRuns: 150 },
  );
});
