import { rememberingFetch } from './api-fetch';

const url = 'http://api.test/products/categories';

function api(...statuses: number[]) {
  const fetch = jest.fn(
    async () =>
      new Response('[]', {
        status: statuses.shift() ?? 200,
        headers: { 'content-type': 'application/json', 'shop-extras': '1' },
      }),
  );
  return { fetch, ask: rememberingFetch(fetch) };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

it('asks the API once in a second for what several pages need', async () => {
  const { fetch, ask } = api();

  const texts = [await (await ask(url)).json(), await (await ask(url)).json()];
  expect(texts).toEqual([[], []]);
  expect(fetch).toHaveBeenCalledTimes(1);

  jest.advanceTimersByTime(1001);
  const { headers } = await ask(url);
  expect(['content-type', 'shop-extras'].map((name) => headers.get(name))).toEqual(['application/json', '1']);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('remembers neither failures nor anything but reading', async () => {
  const { fetch, ask } = api(503, 404, 200, 200);

  const statuses = [await ask(url), await ask(url)].map(({ status }) => status);
  await ask(url, { method: 'POST' });
  await ask(url);

  expect(statuses).toEqual([503, 404]);
  expect(fetch).toHaveBeenCalledTimes(4);
});

it('leaves the products of a list, which no other page needs, to the page that asked', async () => {
  const products = JSON.stringify(Array.from({ length: 50 }, () => 'x'.repeat(1000)));
  const fetch = jest.fn(async () => Response.json(JSON.parse(products)));
  const ask = rememberingFetch(fetch);

  const texts = [await (await ask(url)).text(), await (await ask(url)).text()];

  expect(texts).toEqual([products, products]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('keeps what several pages need when a list is asked for after much else', async () => {
  const products = JSON.stringify('x'.repeat(50_000));
  const fetch = jest.fn(async (asked: RequestInfo | URL) =>
    Response.json(String(asked).includes('list') ? products : []),
  );
  const ask = rememberingFetch(fetch);
  const stocks = Array.from({ length: 49 }, (_, index) => `http://api.test/products/P-${index}/stock`);
  for (const each of [url, ...stocks, 'http://api.test/list']) await ask(each);

  await ask(url);

  expect(fetch.mock.calls.filter(([asked]) => asked === url)).toHaveLength(1);
});
