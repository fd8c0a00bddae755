import { createFairQueue } from './fair-queue';

/** Tasks that end on demand, and the order in which they began. */
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

it('a caller is served next, however many calls of another network wait', async () => {
  const inTurn = createFairQueue(1, 40);
  const { began, work, endAll } = works();
  const many = Array.from({ length: 30 }, (_, index) => inTurn('busy network', work(`load ${index}`)));
  const one = inTurn('home', work('camille'));

  await endAll();

  expect(await one).toBe('camille');
  expect(began.slice(0, 3)).toEqual(['load 0', 'load 1', 'camille']);
  expect(await outcomes(many)).toEqual(many.map((_, index) => `load ${index}`));
});

it('in a full queue a new caller replaces the last call of the network with most calls', async () => {
  const inTurn = createFairQueue(2, 4);
  const { work, endAll } = works();
  const calls = Array.from({ length: 7 }, (_, index) => inTurn('busy network', work(`load ${index}`)));
  const one = inTurn('home', work('camille'));
  const seen = outcomes([...calls, one]);

  await endAll();

  // Two run, four wait, the seventh finds no slot; then the sixth loses its slot.
  expect(await seen).toEqual([
    'load 0',
    'load 1',
    'load 2',
    'load 3',
    'load 4',
    'refused',
    'refused',
    'camille',
  ]);
});

it('a caller is refused when every slot belongs to another caller', async () => {
  const inTurn = createFairQueue(1, 2);
  const { work, endAll } = works();
  const seen = outcomes(['a', 'b', 'c', 'd'].map((asker) => inTurn(asker, work(asker))));

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
