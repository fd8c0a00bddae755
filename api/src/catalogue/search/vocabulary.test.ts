import { TestApi } from '../../testing/test-api';
import { statuses } from '../../testing/tries';
import { unchangedFor } from './vocabulary';

let api: TestApi;
const queries: string[] = [];
beforeEach(async () => {
  api = await TestApi.open({ queries: { logQuery: (query) => queries.push(query) } });
  queries.length = 0;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
});

const readings = () => queries.filter((query) => query.includes('search_words')).length;

describe('the words of the catalogue', () => {
  it('are read once for all who mistype within half a minute, then anew', async () => {
    const now = performance.now();
    const at = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(now + ms);
    at(0);
    await Promise.all(['savn', 'nettoynat', 'poubele noir'].map((query) => api.search(query)));
    const atOnce = readings();
    await api.database.sql.query({ text: 'delete from search_words' });

    at(unchangedFor - 1);
    const within = await api.search('savn');
    at(unchangedFor + 1);
    const later = await api.search('savn');

    expect(atOnce).toBe(1);
    expect(within.length).toBeGreaterThan(0);
    expect(later).toEqual([]);
    expect(readings()).toBe(2);
  });

  it('are not read for whom nobody has to understand', async () => {
    await api.search('savon');

    expect(readings()).toBe(0);
  });

  it('are asked for by no network that has mistyped too often, and what matches is not refused', async () => {
    const from = (address: string, q: string) =>
      api.call('GET', `/products/search?q=${q}`, { from: address });
    // Looked for once each: one word that is like no other leaves nothing to ask the database.
    const tries = await Promise.all(Array.from({ length: 600 }, () => from('192.0.2.1', 'kwxzj')));
    queries.length = 0;
    // What was read for them is outdated.
    const later = performance.now() + unchangedFor + 1;
    jest.spyOn(performance, 'now').mockReturnValue(later);

    const refused = await from('192.0.2.1', 'savn');

    expect(statuses(tries)).toEqual([200]);
    expect(refused.status).toBe(429);
    expect(refused.headers['cache-control']).toBe('no-store');
    // As it was typed, and neither the words nor what they may have meant.
    expect(queries).toHaveLength(1);
    expect(readings()).toBe(0);
    expect((await from('192.0.2.1', 'savon')).status).toBe(200);
    expect((await from('192.0.2.2', 'savn')).status).toBe(200);
  });
});
