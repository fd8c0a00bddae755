import { uncompressedFetch } from './uncompressed-fetch';

it('asks the API for a list as it is, and says whatever else the page says', async () => {
  const fetch = jest.fn(async () => new Response('[]'));
  const { signal } = new AbortController();

  await uncompressedFetch(fetch)('http://api.test/products', {
    signal,
    headers: { Accept: 'application/json' },
  });

  const [asked] = fetch.mock.calls as unknown as [string, { headers: Headers; signal: AbortSignal }][];
  expect(asked?.[0]).toBe('http://api.test/products');
  expect(asked?.[1].signal).toBe(signal);
  expect(Object.fromEntries(asked?.[1].headers ?? [])).toEqual({
    accept: 'application/json',
    'accept-encoding': 'identity',
  });
});
