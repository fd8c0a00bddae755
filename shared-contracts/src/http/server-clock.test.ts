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
  ['slow', 3 * day],
  ['right', 0],
  ['fast', -400 * day],
])('is the API’s where the device’s clock is %s and the response is fresh', async (_, difference) => {
  await call('orders', device + difference, 'no-store');

  expect(serverNow().getTime()).toBe(device + difference);
});

it.each([
  ['stays right after a cached response of yesterday', -day, device],
  ['is corrected by a later response that may be cached', 3 * day, device + 3 * day],
])('%s', async (_, difference, expected) => {
  await call('orders', device, 'no-store');

  await call('products/A/stock', device + difference, 'public, max-age=60, stale-while-revalidate=86400');

  expect(serverNow().getTime()).toBe(expected);
});
