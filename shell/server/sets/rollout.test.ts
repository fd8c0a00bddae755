import { rolloutOf } from './rollout';

it.each([
  ['36,000', 36_000, [1, 5, 20], 10 / 3],
  ['4,800', 4_800, [5, 20], 5],
  ['600', 600, [20], 10],
  ['599', 599, [], 0],
])(
  'with %s visits an hour, a rollout has the steps from the first one that expects twenty of them',
  (_what, visits, percents, minutes) => {
    const settings = { errors: 10, ratio: 3, steps: [20, 1, 5], minutes: 10 };

    expect(rolloutOf(settings, visits)).toEqual({ percents, minutes });
  },
);
