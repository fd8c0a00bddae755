import { schedule } from './schedule';

/** Jobs that end when told to; `begun` holds the names of those that were begun. */
function jobs(...wanted: readonly (readonly [name: string, cores: number])[]) {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const list = wanted.map(([name, cores]) => ({
    cores,
    run: () =>
      new Promise<void>((resolve, reject) => {
        begun.push(name);
        ends.set(name, { resolve, reject });
      }),
  }));
  return { list, begun, ends };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const running = new AbortController().signal;

it('begins as many jobs as there are cores', async () => {
  const { list, begun, ends } = jobs(['types', 1], ['lint', 1], ['unit', 2]);
  const done = schedule(list, { cores: 2, signal: running });

  await settled();
  expect(begun).toEqual(['types', 'lint']);
  ends.get('types')?.resolve();
  await settled();
  expect(begun).toEqual(['types', 'lint']);
  ends.get('lint')?.resolve();
  await settled();
  expect(begun).toEqual(['types', 'lint', 'unit']);
  ends.get('unit')?.resolve();
  await done;
});

it('runs a job that wants more cores than there are', async () => {
  const { list, begun, ends } = jobs(['unit', 2]);
  const done = schedule(list, { cores: 1, signal: running });

  await settled();
  ends.get('unit')?.resolve();
  await done;

  expect(begun).toEqual(['unit']);
});

it('begins nothing more once it was stopped', async () => {
  const stop = new AbortController();
  const { list, begun, ends } = jobs(['journeys', 2], ['unit', 2]);
  const done = schedule(list, { cores: 2, signal: stop.signal });

  await settled();
  stop.abort();
  ends.get('journeys')?.resolve();
  await done;

  expect(begun).toEqual(['journeys']);
});

it('hands on what went wrong in a job', async () => {
  const { list, ends } = jobs(['build', 1], ['types', 1]);
  const done = schedule(list, { cores: 2, signal: running });

  await settled();
  ends.get('build')?.reject(new Error('no bundler'));
  ends.get('types')?.resolve();

  await expect(done).rejects.toThrow('no bundler');
});
