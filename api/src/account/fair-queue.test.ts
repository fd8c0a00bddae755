import { createFairQueue } from './fair-queue';

/** Works that end when they are told to, and the order in which they began. */
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

it('serves a customer next, however many of another network wait', async () => {
  const inTurn = createFairQueue(1, 40);
  const { began, work, endAll } = works();
  const many = Array.from({ length: 30 }, (_, index) => inTurn('crowd', work(`crowd ${index}`)));
  const one = inTurn('home', work('camille'));

  await endAll();

  expect(await one).toBe('camille');
  expect(began.slice(0, 3)).toEqual(['crowd 0', 'crowd 1', 'camille']);
  expect(await outcomes(many)).toEqual(many.map((_, index) => `crowd ${index}`));
});

it('gives a customer the last place of the network that has filled the queue', async () => {
  const inTurn = createFairQueue(2, 4);
  const { work, endAll } = works();
  const crowd = Array.from({ length: 7 }, (_, index) => inTurn('crowd', work(`crowd ${index}`)));
  const one = inTurn('home', work('camille'));
  const seen = outcomes([...crowd, one]);

  await endAll();

  // Two at work, four wait, the seventh finds no place; then the sixth gives its place up.
  expect(await seen).toEqual([
    'crowd 0',
    'crowd 1',
    'crowd 2',
    'crowd 3',
    'crowd 4',
    'refused',
    'refused',
    'camille',
  ]);
});

it('refuses whoever comes when every place is somebody else’s', async () => {
  const inTurn = createFairQueue(1, 2);
  const { work, endAll } = works();
  const seen = outcomes(['a', 'b', 'c', 'd'].map((asker) => inTurn(asker, work(asker))));

  await endAll();

  expect(await seen).toEqual(['a', 'b', 'c', 'refused']);
});

it('goes on after a work that fails', async () => {
  const inTurn = createFairQueue(1, 2);

  const failed = inTurn('a', () => Promise.reject(new Error('broken')));
  const next = inTurn('a', async () => 'done');

  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
