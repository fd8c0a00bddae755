import { summary } from '../report/statistics';
import { judge } from './verdicts';

const time = (milliseconds: number, backRequests = 0) => ({
  page: 'navigation' as const,
  figures: summary([{ time: milliseconds, backRequests }]),
});

it('a way that takes longer than asked is reported as not met, with its share of the limit', () => {
  const verdicts = judge([time(300), time(250), time(400)]);

  expect(verdicts.map(({ met, ratio }) => [met, ratio])).toEqual([
    [true, 0.75],
    [false, 0.625],
    [true, undefined],
  ]);
});

it('nothing is said of what was not measured', () => {
  expect(judge([])).toEqual([]);
});
