import { api, openWith } from '../../testing/api';

const queries: string[] = [];
openWith({ queries: { logQuery: (query) => queries.push(query) } });
beforeEach(() => {
  queries.length = 0;
});

/** Increments the version of the catalogue, which invalidates cached responses. */
const changeCatalogue = () => api.sql('insert into catalogue_changes values (1)');

const readings = () => queries.filter((query) => query.includes('search_words')).length;

it('the vocabulary is read once per version of the catalogue by mistyped searches', async () => {
  await Promise.all(['savn', 'nettoynat', 'poubele noir'].map((query) => api.search(query)));
  const atOnce = readings();
  await api.sql('delete from search_words');

  const same = await api.search('savno');
  await changeCatalogue();
  const next = await api.search('savno');

  expect(atOnce).toBe(1);
  expect(same.length).toBeGreaterThan(0);
  expect(next).toEqual([]);
  expect(readings()).toBe(2);
});

it('a network above its limit of mistyped searches gets an uncached refusal without a reading of the vocabulary, but results for correct words', async () => {
  const from = (address: string, q: string) => api.call('GET', `/products/search?q=${q}`, { from: address });
  await api.spend('mistypedPerIp', 599, '192.0.2.1');
  // Only the first search for a word counts.
  const last = await from('192.0.2.1', 'kwxzj');
  queries.length = 0;
  await changeCatalogue();

  const refused = await from('192.0.2.1', 'savn');

  expect([last.status, refused.status]).toEqual([200, 429]);
  expect(refused.headers['cache-control']).toBe('no-store');
  // Only the search for the typed words.
  expect(queries).toHaveLength(1);
  expect(readings()).toBe(0);
  expect((await from('192.0.2.1', 'savon')).status).toBe(200);
  expect((await from('192.0.2.2', 'savn')).status).toBe(200);
});
