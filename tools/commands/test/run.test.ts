import { runAll } from './run';

const run = (name: string, code: string) =>
  runAll([{ suite: { name, command: () => ['--eval', code] }, folders: [] }], []);

let printed: jest.SpyInstance;
beforeEach(() => {
  printed = jest.spyOn(console, 'log').mockReturnValue();
});
const output = () => printed.mock.calls.flat().join('\n');

it('a check that succeeds counts as one passed test', async () => {
  expect(await run('good', '')).toBe(true);
  expect(output()).toMatch(/\n1 passed, 0 failed$/);
});

it('a check that fails counts as one failed test, and what it printed is printed', async () => {
  expect(await run('bad', "console.error('reason'); process.exit(3)")).toBe(false);

  expect(output()).toContain('reason');
  expect(output()).toMatch(/\n0 passed, 1 failed$/);
});

it('failures of Playwright are printed as they happen, without its other lines', async () => {
  await run(
    'journeys',
    "console.log('[1/2] good\\n  1) bad.journey.ts:3:1 › buys\\n    reason\\n[2/2] good'); process.exit(1)",
  );

  expect(printed.mock.calls.slice(0, 2)).toEqual([['  1) bad.journey.ts:3:1 › buys'], ['    reason']]);
});
