import { untilDone } from './repeat';

it('a failed run is repeated, and the result lists the failure', async () => {
  const results = [() => Promise.reject(new Error('not hydrated\nat page')), async () => ({ lcp: 500 })];
  const reported: string[] = [];

  const run = await untilDone(
    () => results.shift()?.() ?? Promise.reject(new Error('called too often')),
    (reason) => reported.push(reason),
  );

  expect(run).toEqual({ lcp: 500, failures: ['not hydrated'] });
  expect(reported).toEqual(['not hydrated']);
});

it('a run that fails three times is reported as failed', async () => {
  const run = await untilDone(async () => {
    throw new Error('no heading');
  });

  expect(run).toEqual({ error: 'no heading', failures: Array(3).fill('no heading') });
});
