import { comparePairs } from './pairs';

type Runs = Parameters<typeof comparePairs>[0][number]['runs'];

const results = (now: Runs, before: Runs) => [
  { page: 'list', variant: 'shop', runs: now },
  { page: 'list', variant: 'other', runs: before },
];

it('two builds are compared round by round, so that a slow round does not change the ratio', () => {
  const now = [{ hydrated: 110 }, { hydrated: 1100 }, { hydrated: 120 }];
  const before = [{ hydrated: 100 }, { hydrated: 1000 }, { hydrated: 100 }];

  const [pair] = comparePairs(results(now, before));

  expect(pair).toMatchObject({ page: 'list', figure: 'page hydrated', count: 3, before: 100, now: 120 });
  expect(pair?.ratios).toEqual([1.1, 1.1, 1.2]);
});

it('a pair with a failed run is not counted', () => {
  const now = [{ lcp: 100 }, { error: 'late' }];
  const before = [{ lcp: 100 }, { lcp: 900 }];

  expect(comparePairs(results(now, before))).toMatchObject([{ figure: 'LCP', count: 1, before: 100 }]);
});
