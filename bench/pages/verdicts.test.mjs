import { summary } from '../report/statistics.mjs';
import { judge } from './verdicts.mjs';

const time = (variant, milliseconds, backRequests = 0) => ({
  page: 'navigation',
  variant,
  figures: summary([{ time: milliseconds, backRequests }]),
});

it('a way that takes longer than asked is told as not met, with its share of the limit', () => {
  const verdicts = judge([time('shop', 300), time('hover', 250), time('limit', 400)]);

  expect(verdicts.map(({ met, ratio }) => [met, ratio])).toEqual([
    [true, 0.75],
    [false, 0.625],
    [true, undefined],
  ]);
});

it('nothing is said of what was not measured', () => {
  expect(judge([])).toEqual([]);
});
