import { apiFetch } from './api-fetch';

const url = 'http://api.test/products/categories';

function json(data: unknown): Response {
  const text = JSON.stringify(data);
  const headers = { 'content-type': 'application/json', 'content-length': `${text.length}` };
  return new Response(text, { headers });
}

function api(...statuses: number[]) {
  const fetch = jest.fn(
    async () =>
      new Response('[]', {
        status: statuses.shift() ?? 200,
        headers: { 'content-type': 'application/json', 'content-length': '2', 'shop-extras': '1' },
      }),
  );
  return { fetch, ask: apiFetch(fetch) };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  // The cache treats a time of 0 as missing.
  jest.advanceTimersByTime(1);
});
afterEach(() => jest.useRealTimers());

it('a URL of the API is requested at most once a second', async () => {
  const { fetch, ask } = api();

  const texts = [await (await ask(url)).json(), await (await ask(url)).json()];
  expect(texts).toEqual([[], []]);
  expect(fetch).toHaveBeenCalledTimes(1);

  jest.advanceTimersByTime(1001);
  const { headers } = await ask(url);
  expect(['content-type', 'shop-extras'].map((name) => headers.get(name))).toEqual(['application/json', '1']);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('neither failures nor calls that write are cached', async () => {
  const { fetch, ask } = api(503, 404, 200, 200);

  const statuses = [await ask(url), await ask(url)].map(({ status }) => status);
  await ask(url, { method: 'POST' });
  await ask(url);

  expect(statuses).toEqual([503, 404]);
  expect(fetch).toHaveBeenCalledTimes(4);
});

it('a long response, such as a list, is neither cached nor evicts a short one from a full cache', async () => {
  const products = 'x'.repeat(50_000);
  const fetch = jest.fn(async (input: RequestInfo | URL) =>
    String(input).includes('list') ? json(products) : json([]),
  );
  const ask = apiFetch(fetch);
  const stocks = Array.from({ length: 49 }, (_, index) => `http://api.test/products/P-${index}/stock`);
  const list = 'http://api.test/list';
  for (const each of [url, ...stocks, list, url]) await ask(each);

  expect(await (await ask(list)).json()).toBe(products);

  const count = (asked: string) => fetch.mock.calls.filter(([input]) => input === asked).length;
  expect([count(url), count(list)]).toEqual([1, 2]);
});

it('responses are requested uncompressed, with the other options of the page', async () => {
  const fetch = jest.fn(async () => new Response('[]'));
  const { signal } = new AbortController();

  await apiFetch(fetch)(url, { signal, headers: { Accept: 'application/json' } });

  const [call] = fetch.mock.calls as unknown as [string, { headers: Headers; signal: AbortSignal }][];
  expect(call?.[0]).toBe(url);
  expect(call?.[1].signal).toBe(signal);
  expect(Object.fromEntries(call?.[1].headers ?? [])).toEqual({
    accept: 'application/json',
    'accept-encoding': 'identity',
  });
});

it('a Request is sent with its headers', async () => {
  const fetch = jest.fn(async () => new Response('[]'));

  await apiFetch(fetch)(new Request(url, { headers: { Accept: 'application/json' } }));

  const [call] = fetch.mock.calls as unknown as [Request, { headers: Headers }][];
  expect(call?.[1].headers.get('accept')).toBe('application/json');
});
