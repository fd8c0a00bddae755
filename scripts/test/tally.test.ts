import { withoutVariant } from './jest-reporter.mjs';
import { closingLine, count, countTests, linesSaid, type Outcome, type Run, thatRan } from './tally';

const run = (outcome: Outcome, more: Partial<Run> = {}): Run => ({
  file: 'api/orders.test.ts',
  variant: 'api',
  title: 'keeps the order',
  outcome,
  ...more,
});

it('counts a test once that ran on two databases or widths, and its runs twice', () => {
  const runs = [run('passed'), run('passed', { variant: 'phone' }), run('passed', { title: 'another' })];

  expect(countTests(runs)).toBe(2);
  expect(count(runs).passed).toBe(3);
});

it('takes the same test on two databases for two variants of one', () => {
  const runs = ['[PGlite] keeps the order', '[PostgreSQL] keeps the order'].map((name) =>
    run('passed', withoutVariant(name)),
  );

  expect(runs.map(({ variant }) => variant)).toEqual(['PGlite', 'PostgreSQL']);
  expect(countTests(runs)).toBe(1);
});

it('leaves other titles as they are', () => {
  expect(withoutVariant('keeps [all] orders')).toBeUndefined();
});

it('keeps tests of the same title apart that stand in two files', () => {
  expect(countTests([run('passed'), run('passed', { file: 'shell/orders.test.ts' })])).toBe(2);
});

it('counts no run that was stopped in the middle', () => {
  const runs = [run('passed'), run('failed'), run('skipped'), run('not run')];

  expect(thatRan(runs).map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'skipped']);
});

it('counts skipped tests in the closing line', () => {
  const sum = count([run('passed'), run('skipped'), run('failed'), run('not run')]);

  expect(closingLine(sum)).toBe('1 passed, 1 failed, 1 skipped');
});

it('says nothing of skipped tests when there are none', () => {
  expect(closingLine(count([run('passed')]))).toBe('1 passed, 0 failed');
});

it('hands on what passed tests said, and nothing of those that failed', () => {
  const runs = [
    run('passed', { said: '3 textes, 3 trouvés\n' }),
    run('passed'),
    run('failed', { said: 'half of it' }),
  ];

  expect(linesSaid(runs)).toEqual(['3 textes, 3 trouvés']);
});
