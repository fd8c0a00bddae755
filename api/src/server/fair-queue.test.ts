import { createFairQueue } from './fair-queue';

/** Creates tasks that complete on demand; `began` has their names in the order in which they started. */
function works() {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      began.push(name);
      ends.push(() => resolve(name));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  async function endAll() {
    await settle();
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await settle();
    }
  }
  return { began, work, endAll };
}

const outcomes = async (promises: readonly Promise<string>[]) =>
  (await Promise.allSettled(promises)).map((each) => (each.status === 'fulfilled' ? each.value : 'refused'));

it('a client is served next even when many calls of another network wait', async () => {
  const inTurn = createFairQueue(1, 40);
  const { began, work, endAll } = works();
  const many = Array.from({ length: 30 }, (_, index) => inTurn('busy network', work(`load ${index}`)));
  const one = inTurn('home', work('camille'));

  await endAll();

  expect(await one).toBe('camille');
  expect(began.slice(0, 3)).toEqual(['load 0', 'load 1', 'camille']);
  expect(await outcomes(many)).toEqual(many.map((_, index) => `load ${index}`));
});

it('a new client replaces the last call of the client with the most calls when the queue is full', async () => {
  const inTurn = createFairQueue(2, 4);
  const { work, endAll } = works();
  const calls = Array.from({ length: 7 }, (_, index) => inTurn('busy network', work(`load ${index}`)));
  const one = inTurn('home', work('camille'));
  const seen = outcomes([...calls, one]);

  await endAll();

  // Two run, four wait, the seventh is refused; then 'camille' replaces the sixth.
  expect((await seen).join()).toBe('load 0,load 1,load 2,load 3,load 4,refused,refused,camille');
});

it('a client is refused when the queue is full and every call belongs to another client', async () => {
  const inTurn = createFairQueue(1, 2);
  const { work, endAll } = works();
  const seen = outcomes(['a', 'b', 'c', 'd'].map((clientKey) => inTurn(clientKey, work(clientKey))));

  await endAll();

  expect(await seen).toEqual(['a', 'b', 'c', 'refused']);
});

it('the queue continues after a task that fails', async () => {
  const inTurn = createFairQueue(1, 2);

  const failed = inTurn('a', () => Promise.reject(new Error('broken')));
  const next = inTurn('a', async () => 'done');

  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
