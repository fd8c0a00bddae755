import fc from 'fast-check';
import { codePoints } from 'shared-contracts/testing/foreign-input';
import { api } from '../testing/api';

describe('a catalogue request with unusual values', () => {
  const long = 'a'.repeat(201);
  it.each([
    ['/products/search', 400],
    [`/products/search?q=${long}`, 400],
    ['/products/search?q=a&q=b', 400],
    ['/products/search?q=%E0%A4', 200],
    ['/products?limit=10&limit=20', 400],
    [`/products?lastEvaluatedKey=${'a'.repeat(501)}`, 400],
    ['/products?unknown=1', 200],
    ['/products?category=%25', 200],
    ['/products/%27%20or%201=1--', 404],
    ['/products/%F0%9F%92%A9/stock', 404],
    ['/products?sort=stock', 400],
    ['/products/%00', 400],
    [`/products/${'A'.repeat(101)}`, 400],
    ['/products/sitemap?page=0', 400],
    ['/products/sitemap?page=1001', 400],
    ['/images/x.%00.svg', 400],
    ['/products?limit=51', 400],
    ['/products/NS-5L-E/file?type=pdf', 400],
  ])('%s gets status %i', async (path, status) => {
    const response = await api.get(path);

    expect(response.status).toBe(status);
    if (status >= 400)
      expect(response.data).toMatchObject({
        code: expect.stringMatching(/^[a-z_]+$/),
        message: expect.any(String),
      });
  });

  it('never makes a search fail', async () => {
    const query = fc.oneof(codePoints({ maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }));

    await fc.assert(
      fc.asyncProperty(query, async (q) => {
        const { status } = await api.get(`/products/search?${new URLSearchParams({ q })}`);
        return status === (q.includes('\0') ? 400 : 200);
      }),
      { numRuns: 150 },
    );
  });
});
