import fc from 'fast-check';
import { codePoints } from 'shared-contracts/testing/foreign-input';
import { TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open();
});
afterAll(() => api.close());

const codes = async (q: string) => (await api.search(q)).map(({ Code }) => Code);

describe('a visitor who searches', () => {
  it('finds soap in singular and plural', async () => {
    const [singular, plural] = [await api.search('savon'), await api.search('savons')];

    expect(singular.length).toBeGreaterThan(3);
    expect(plural.map(({ Code }) => Code)).toEqual(
      expect.arrayContaining(singular.slice(0, 3).map(({ Code }) => Code)),
    );
  });

  it('needs neither accents nor capitals', async () => {
    const plain = await api.search('ecolabel');

    expect(plain.length).toBeGreaterThan(0);
    expect(await api.search('ÉCOLABEL')).toEqual(plain);
  });

  it('finds a word that is not typed to its end', async () => {
    expect(await codes('nettoy')).toContain('NS-5L-E');
  });

  it('gets the exact reference first, in any case', async () => {
    const [first] = await api.search('sp-110-n35');

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

describe('a visitor', () => {
  it('may type anything at all', async () => {
    const anything = fc.oneof(codePoints({ maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }));

    await fc.assert(
      fc.asyncProperty(anything, async (q) => {
        const { status } = await api.get(`/products/search?${new URLSearchParams({ q })}`);
        return status === (q.includes('\0') ? 400 : 200);
      }),
      { numRuns: 150 },
    );
  });
});
