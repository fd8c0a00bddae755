import { createThrottles } from '../account/throttles';
import { searchWords } from '../database/schema';
import { onEachDatabase } from '../testing/databases';
import { TestApi } from '../testing/test-api';
import { comparedMost, findDoubt, nearestWords, slips } from './search-words';

onEachDatabase(() => {
  let api: TestApi;
  const queries: string[] = [];
  beforeAll(async () => {
    api = await TestApi.open({ queries: { logQuery: (query) => queries.push(query) } });
  });
  afterAll(() => api.close());

  const meantBy = async (words: readonly string[], distance = slips) =>
    nearestWords(words, await findDoubt(api.database.db, words), distance);

  describe('somebody who mistypes', () => {
    it('three of many words is understood, and four of them not', async () => {
      const three = 'nettoynat poubele aspirateeur';

      expect(await meantBy([...three.split(' '), 'savon'])).toEqual(
        expect.arrayContaining(['nettoyant', 'savon']),
      );
      expect(await meantBy([...three.split(' '), 'desinfectent'])).toBeNull();
    });
  });

  describe('twelve mistyped words', () => {
    const letters = (index: number) =>
      [...String(index).padStart(5, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const unknown = Array.from({ length: 12 }, (_, index) => `kwxz${letters(index)}`);
    beforeAll(async () => {
      const words = Array.from({ length: comparedMost + 500 }, (_, index) => ({
        word: `yyvu${letters(index)}`,
        articles: 1,
      }));
      await api.database.db.insert(searchWords).values(words);
    });
    afterAll(() => api.database.sql.query({ text: "delete from search_words where word like 'yyvu%'" }));

    it('are looked up once, and compared with nothing', async () => {
      const compare = jest.fn(slips);
      const before = queries.length;

      expect(await meantBy(unknown, compare)).toBeNull();

      expect(queries.length - before).toBe(1);
      expect(compare).not.toHaveBeenCalled();
    });

    it('of which three are unknown cost one query and three times four thousand comparisons', async () => {
      const compare = jest.fn(slips);
      const before = queries.length;

      await meantBy([...unknown.slice(0, 3), 'savon', 'poubelle'], compare);

      expect(queries.length - before).toBe(1);
      expect(compare.mock.calls.length).toBeLessThanOrEqual(3 * comparedMost);
      expect(compare.mock.calls.filter(([, text]) => text.startsWith('yyvu')).length).toBeGreaterThan(
        3 * 3000,
      );
    });

    it('too often are refused to their network alone, and nothing that matches is', async () => {
      const { mistypedPerAddress } = createThrottles(api.database.sql);
      await Promise.all(Array.from({ length: 600 }, () => mistypedPerAddress.count('192.0.2.1')));
      const from = (address: string, q: string) =>
        api.call('GET', `/products/search?q=${q}`, { from: address });

      const before = queries.length;
      const refused = await from('192.0.2.1', 'savn');
      const asked = queries.slice(before).filter((query) => query.includes('search_words'));

      expect(refused.status).toBe(429);
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(asked).toEqual([]);
      expect((await from('192.0.2.1', 'savon')).status).toBe(200);
      expect((await from('192.0.2.2', 'savn')).status).toBe(200);
    });
  });
});
