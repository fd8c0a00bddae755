import { HtmlCache } from './html-cache';
import type { PageResponse } from './send-page';

const response = (text: string, cache: PageResponse['cache'], status = 200): PageResponse => ({
  status,
  headers: {},
  body: Buffer.from(text),
  cache,
});
const page = (text: string) => response(text, 'long');
const missing = response('gone', 'short', 404);
const timedOut = response('for the browser', 'copy', 503);

function cacheOf(...responses: PageResponse[]) {
  const render = jest.fn(async (_target: string) => responses.shift() ?? timedOut);
  return { render, cache: new HtmlCache(render, 1000) };
}

beforeEach(() => {
  jest.useFakeTimers();
  // The LRU cache treats a start of 0 ms as missing.
  jest.advanceTimersByTime(1);
});
afterEach(() => jest.useRealTimers());

it('the cache renders a page once for all simultaneous requests', async () => {
  const { cache, render } = cacheOf(page('a'));

  const sent = await Promise.all([cache.renew('/'), cache.renew('/'), cache.renew('/')]);

  expect(new Set(sent).size).toBe(1);
  expect(render).toHaveBeenCalledTimes(1);
  expect(cache.find('/')).toBe(sent[0]);
});

it('the cache sends a page that is 6 s old while a new one is rendered, and none that is 60 s old', async () => {
  const { cache, render } = cacheOf(page('old'), page('new'));
  const old = await cache.renew('/');

  jest.advanceTimersByTime(6000);
  expect(cache.find('/')).toBe(old);
  await jest.advanceTimersByTimeAsync(0);

  expect(cache.find('/')?.body.toString()).toBe('new');
  expect(render).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(60_000);
  expect(cache.find('/')).toBeNull();
});

it('the cache keeps a page that is left to the browser once, and drops a page that is now 404', async () => {
  const { cache } = cacheOf(page('page'), response('for the browser', 'none'), missing);
  const first = await cache.renew('/');

  await cache.renew('/');
  expect(cache.find('/')).toBe(first);
  await cache.renew('/');

  expect(cache.find('/')).toBe(missing);
});

it.each([
  ['the copy when it is 59 minutes old', 59, 'page'],
  ['the fallback when the copy is 61 minutes old', 61, 'for the browser'],
])('for a page that is not rendered in time, the cache sends %s', async (_what, minutes, text) => {
  const { cache } = cacheOf(page('page'), timedOut);
  await cache.renew('/');
  jest.advanceTimersByTime(minutes * 60_000);

  expect(cache.find('/')).toBeNull();
  expect((await cache.renew('/')).body.toString()).toBe(text);
});

it('a 404 is cached for five seconds', async () => {
  const { cache } = cacheOf(missing);
  await cache.renew('/');

  jest.advanceTimersByTime(4999);
  expect(cache.find('/')).toBe(missing);
  jest.advanceTimersByTime(2);

  expect(cache.find('/')).toBeNull();
});

it('no page is evicted when thousands of unknown URLs are requested', async () => {
  const { cache, render } = cacheOf();
  render.mockImplementation(async (target) => (target === '/' ? page('page') : missing));
  await cache.renew('/');

  for (let index = 0; index < 3000; index += 1) await cache.renew(`/nowhere-${index}`);

  expect(cache.find('/')?.body.toString()).toBe('page');
});

describe('after a deployment, the cache', () => {
  const ownOnly = (target: string) => target === '/own';

  it('renders the pages of the owner before it sends them, and no other pages', async () => {
    const { cache, render } = cacheOf(page('other'), missing, page('own'));
    const others = [await cache.renew('/other'), await cache.renew('/nowhere')];
    await cache.renew('/own');

    cache.expire(ownOnly);

    expect(cache.find('/own')).toBeNull();
    expect([cache.find('/other'), cache.find('/nowhere')]).toEqual(others);
    await jest.advanceTimersByTimeAsync(0);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('sends the last good copy of a page of the owner when it is not rendered in time', async () => {
    const { cache } = cacheOf(page('own'), timedOut);
    const own = await cache.renew('/own');

    cache.expire(ownOnly);

    expect(await cache.renew('/own')).toBe(own);
  });

  it('does not store a page of the owner whose rendering started before the deployment', async () => {
    const { cache } = cacheOf(page('old version'), page('new version'));

    const earlier = cache.renew('/own');
    cache.expire(ownOnly);
    const next = cache.renew('/own');

    expect((await earlier).body.toString()).toBe('old version');
    expect((await next).body.toString()).toBe('new version');
    expect(cache.find('/own')?.body.toString()).toBe('new version');
  });
});

it('the cache sends no page that was rendered before it was cleared, even if the page is not rendered in time', async () => {
  const { cache } = cacheOf(page('bad'), missing, page('bad'), timedOut);
  for (const target of ['/', '/nowhere']) await cache.renew(target);
  const earlier = cache.renew('/slow');

  cache.clear();
  await earlier;

  expect(['/', '/nowhere', '/slow'].map((target) => cache.find(target))).toEqual([null, null, null]);
  expect(await cache.renew('/')).toBe(timedOut);
});

it('a page is rendered again after a failure', async () => {
  const { cache, render } = cacheOf(page('page'));
  render.mockRejectedValueOnce(new Error('defect'));

  await expect(cache.renew('/')).rejects.toThrow('defect');

  expect((await cache.renew('/')).body.toString()).toBe('page');
});
