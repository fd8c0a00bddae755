import assert from 'node:assert/strict';
import { test } from 'node:test';
import { untilDone } from './repeat.mjs';

test('a run that fails is done again, and its failure is kept', async () => {
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

  assert.deepEqual(run, { lcp: 500, failures: ['not hydrated'] });
  assert.deepEqual(told, ['not hydrated']);
});

test('a run that fails three times is told as failed', async () => {
  const run = await untilDone(async () => {
    throw new Error('no heading');
  });

  assert.equal(run.error, 'no heading');
  assert.equal(run.failures.length, 3);
});
