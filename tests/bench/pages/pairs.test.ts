import { comparePairs } from './pairs';

it('two builds are compared round by round, so that a slow round does not change the ratio', () => {
  const now = [{ hydrated: 110 }, { hydrated: 1100 }, { hydrated: 120 }];
  const before = [{ hydrated: 100 }, { hydrated: 1000 }, { hydrated: 100 }];

  const [pair] = comparePairs(now, before);

  expect(pair).toMatchObject({ figure: 'hydrated', pairs: 3, before: 100, now: 120 });
  expect([pair?.lower, pair?.ratio, pair?.upper].map((each) => each?.toFixed(2))).toEqual([
    '1.10',
    '1.10',
    '1.15',
  ]);
});

it('a pair with a failed run is not counted', () => {
  expect(comparePairs([{ lcp: 100 }, null], [{ lcp: 100 }, { lcp: 900 }])).toMatchObject([
    { figure: 'lcp', pairs: 1, before: 100 },
  ]);
});
