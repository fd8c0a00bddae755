import { createStore } from 'jotai';
import { createHttp, serverNow } from './index';

const day = 86_400_000;
const device = Date.parse('2026-04-30T10:00:00Z');

beforeEach(() => void jest.useFakeTimers({ now: device, doNotFake: ['queueMicrotask', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

/** Makes a call to which the API responds at this time of its clock. */
async function call(path: string, moment: number, cacheControl: string) {
  const headers = { date: new Date(moment).toUTCString(), 'cache-control': cacheControl };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([], { headers }));
  await createHttp({ apiUrl: 'http://api.example/', store: createStore() }).request('GET', path);
}

it.each([
  ['behind', 3 * day],
  ['right', 0],
  ['ahead', -400 * day],
])(
  'the time is the API’s where this device’s clock is %s, whatever a cached response said',
  async (_, by) => {
    await call('products/A/stock', device + by, 'public, max-age=60, stale-while-revalidate=86400');
    await call('orders', device + by, 'no-store');
    await call('products/A/stock', device + by - day, 'public, max-age=60, stale-while-revalidate=86400');

    expect(serverNow().getTime()).toBe(device + by);
  },
);

it('the time is corrected by a later response that may be cached', async () => {
  await call('orders', device, 'no-store');
  await call('products/A/stock', device + 3 * day, 'public, max-age=60, stale-while-revalidate=86400');

  expect(serverNow().getTime()).toBe(device + 3 * day);
});
