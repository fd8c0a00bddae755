import { HtmlCache } from './html-cache';
import type { PageAnswer } from './page-answer';

const answer = (text: string, status = 200): PageAnswer => ({ status, headers: {}, body: Buffer.from(text) });

function cacheOf(...answers: PageAnswer[]) {
  const render = jest.fn(async (_pathname: string) => answers.shift() ?? answer('none', 500));
  return { render, cache: new HtmlCache(render, ({ status }) => status === 200) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('renders a page once for all who ask at the same time', async () => {
  const { cache, render } = cacheOf(answer('a'));

  const given = await Promise.all([cache.renew('/'), cache.renew('/'), cache.renew('/')]);

  expect(new Set(given).size).toBe(1);
  expect(render).toHaveBeenCalledTimes(1);
  expect(cache.find('/')).toBe(given[0]);
});

it('gives a page of six seconds while a new one is rendered, and none of a minute', async () => {
  const { cache, render } = cacheOf(answer('old'), answer('new'));
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
  const fallback: PageAnswer = { ...answer('for the browser'), headers: { 'cache-control': 'no-store' } };
  const answers = [answer('page'), fallback, answer('gone', 404)];
  const cache = new HtmlCache(
    async () => answers.shift() ?? fallback,
    (made) => made.status === 200 && made !== fallback,
  );
  const page = await cache.renew('/');

  await cache.renew('/');
  expect(cache.find('/')).toBe(page);
  await cache.renew('/');

  expect(cache.find('/')).toBeNull();
});

it('does not keep a page that was begun before everything was forgotten', async () => {
  const { cache } = cacheOf(answer('old version'), answer('new version'));

  const begun = cache.renew('/');
  cache.clear();
  const next = cache.renew('/');

  expect((await begun).body.toString()).toBe('old version');
  expect((await next).body.toString()).toBe('new version');
  expect(cache.find('/')?.body.toString()).toBe('new version');
});

it('does not keep a failure', async () => {
  const cache = new HtmlCache(
    () => Promise.reject(new Error('defect')),
    () => true,
  );

  await expect(cache.renew('/')).rejects.toThrow('defect');
  await expect(cache.renew('/')).rejects.toThrow('defect');

  expect(cache.find('/')).toBeNull();
});
