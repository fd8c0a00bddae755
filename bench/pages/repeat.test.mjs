import { untilDone } from './repeat.mjs';

it('a run that fails is done again, and its failure is kept', async () => {
  const outcomes = [new Error('not hydrated\nat page'), { lcp: 500 }];
  const told = [];

  const run = await untilDone(
    async () => {
      const outcome = outcomes.shift();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    (reason) => told.push(reason),
  );

  expect(run).toEqual({ lcp: 500, failures: ['not hydrated'] });
  expect(told).toEqual(['not hydrated']);
});

it('a run that fails three times is told as failed', async () => {
  const run = await untilDone(async () => {
    throw new Error('no heading');
  });

  expect(run.error).toBe('no heading');
  expect(run.failures.length).toBe(3);
});
