import { HtmlCache, type Rendering } from './html-cache';
import type { PageAnswer } from './page-answer';

const answer = (text: string, status = 200): PageAnswer => ({ status, headers: {}, body: Buffer.from(text) });

const kept = (text: string): Rendering => ({ answer: answer(text), as: 'kept' });
const missing: Rendering = { answer: answer('gone', 404), as: 'brief' };
const late: Rendering = { answer: answer('for the browser', 503), as: 'late' };

function cacheOf(...renderings: Rendering[]) {
  const render = jest.fn(async (_pathname: string) => renderings.shift() ?? late);
  return { render, cache: new HtmlCache(render) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('renders a page once for all who ask at the same time', async () => {
  const { cache, render } = cacheOf(kept('a'));

  const given = await Promise.all([cache.renew('/'), cache.renew('/'), cache.renew('/')]);

  expect(new Set(given).size).toBe(1);
  expect(render).toHaveBeenCalledTimes(1);
  expect(cache.find('/')).toBe(given[0]);
});

it('gives a page of six seconds while a new one is rendered, and none of a minute', async () => {
  const { cache, render } = cacheOf(kept('old'), kept('new'));
  const old = await cache.renew('/');

  jest.advanceTimersByTime(6000);
  expect(cache.find('/')).toBe(old);
  await jest.advanceTimersByTimeAsync(0);

  expect(cache.find('/')?.body.toString()).toBe('new');
  expect(render).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(60_000);
  expect(cache.find('/')).toBeNull();
});

it('keeps a page when it cannot be rendered again, and drops one that is gone', async () => {
  const passing: Rendering = { answer: answer('for the browser'), as: 'passing' };
  const { cache } = cacheOf(kept('page'), passing, missing);
  const page = await cache.renew('/');

  await cache.renew('/');
  expect(cache.find('/')).toBe(page);
  await cache.renew('/');

  expect(cache.find('/')).toBe(missing.answer);
});

it.each([
  [59, 'page'],
  [61, 'for the browser'],
])(
  'gives of a page that is not rendered in time the copy of %i minutes before, or what stands in for it',
  async (minutes, given) => {
    const { cache } = cacheOf(kept('page'), late);
    await cache.renew('/');
    jest.advanceTimersByTime(minutes * 60_000);

    expect(cache.find('/')).toBeNull();
    expect((await cache.renew('/')).body.toString()).toBe(given);
  },
);

it('keeps for five seconds that a page is not there', async () => {
  const { cache, render } = cacheOf(missing);
  await cache.renew('/');

  jest.advanceTimersByTime(4999);
  expect(cache.find('/')).toBe(missing.answer);
  jest.advanceTimersByTime(2);

  expect(cache.find('/')).toBeNull();
  expect(render).toHaveBeenCalledTimes(1);
});

it('drops no page for a crowd of URLs that lead nowhere', async () => {
  const { cache, render } = cacheOf(kept('page'));
  render.mockImplementation(async (pathname) => (pathname === '/' ? kept('page') : missing));
  await cache.renew('/');

  for (let turn = 0; turn < 3000; turn += 1) await cache.renew(`/nowhere-${turn}`);

  expect(cache.find('/')?.body.toString()).toBe('page');
});

it('does not keep a page that was begun before everything was forgotten', async () => {
  const { cache } = cacheOf(kept('old version'), kept('new version'));

  const begun = cache.renew('/');
  cache.clear();
  const next = cache.renew('/');

  expect((await begun).body.toString()).toBe('old version');
  expect((await next).body.toString()).toBe('new version');
  expect(cache.find('/')?.body.toString()).toBe('new version');
});

it('does not keep a failure', async () => {
  const cache = new HtmlCache(() => Promise.reject(new Error('defect')));

  await expect(cache.renew('/')).rejects.toThrow('defect');
  await expect(cache.renew('/')).rejects.toThrow('defect');

  expect(cache.find('/')).toBeNull();
});
