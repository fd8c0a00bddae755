import { choose, narrow } from './choose';
import { runAll } from './run';
import { type Suite, suites } from './suites';

const everyday = suites.filter(({ wide = false }) => !wide);
const run = (name: string, code: string) =>
  runAll([{ suite: { name, command: () => ['--eval', code] }, folders: [] }], []);

let printed: jest.SpyInstance;
beforeEach(() => {
  printed = jest.spyOn(console, 'log').mockReturnValue();
});
const output = () => printed.mock.calls.flat().join('\n');

it('counts a check that succeeds as one passed test', async () => {
  expect(await run('good', '')).toBe(true);
  expect(output()).toMatch(/\n1 passed, 0 failed$/);
});

it('prints the seconds of a suite, on Linux with those of the processor in all its child processes', async () => {
  const busy = 'for (let turn = 0; turn % 1e7 || process.cpuUsage().user < 600_000; turn += 1);';
  await run('busy', `require('node:child_process').execFileSync(process.execPath, ['--eval', '${busy}'])`);

  const cost = process.platform === 'linux' ? /\(\d+ s, [1-9] processor seconds\)/ : /\(\d+ s\)/;
  expect(output()).toMatch(cost);
});

it('counts a check that fails as one failed test and prints what it printed', async () => {
  expect(await run('bad', "console.error('reason'); process.exit(3)")).toBe(false);

  expect(output()).toContain('reason');
  expect(output()).toMatch(/\n0 passed, 1 failed$/);
});

it('prints the failures of Playwright as they happen, without its other lines', async () => {
  await run(
    'journeys',
    "console.log('[1/2] good\\n  1) bad.journey.ts:3:1 › buys\\n    reason\\n[2/2] good'); process.exit(1)",
  );

  expect(printed.mock.calls.slice(0, 2)).toEqual([['  1) bad.journey.ts:3:1 › buys'], ['    reason']]);
});

it('runs only the tests of a given folder', () => {
  expect(choose(everyday, ['mfe-catalogue'])).toEqual([
    { suite: expect.objectContaining({ name: 'unit' }), folders: ['mfe-catalogue'] },
  ]);
});

it('refuses a name without tests and lists the names', () => {
  expect(() => choose(everyday, ['nothing'])).toThrow(
    /« nothing » ne désigne aucun test.*types.*mfe-catalogue/,
  );
});

const after = (...files: string[]) =>
  narrow(choose(everyday, []), files).flatMap(
    ({ suite, folders }: { suite: Suite; folders: readonly string[] }) =>
      suite.folders ? folders : [suite.name],
  );

it('runs checks, journeys and the unit tests of a remote after a change in it', () => {
  const names = after('mfe-catalogue/src/search/SearchResults.tsx');

  expect(names).toEqual(expect.arrayContaining(['types', 'journeys', 'mfe-catalogue']));
  expect(names).not.toEqual(expect.arrayContaining(['api']));
});

it('runs only the journeys that open a page of a remote after a change in it', async () => {
  const journeys = narrow(choose(everyday, ['journeys']), ['mfe-catalogue/src/fragments.ts', 'README.md']);

  const [choice] = journeys;
  const args = await choice?.suite.command(choice.folders, choice.remotes);
  expect(args?.at(-1)).toBe('--grep=(?=.*@main)(?=.*@(mfe-catalogue))');
});

it('runs the tests of every folder that reads the contracts after a change in them', () => {
  expect(after('shared-contracts/src/pricing/index.ts')).toEqual(
    expect.arrayContaining(['shared-contracts', 'api', 'shell', 'mfe-account']),
  );
});

it('runs only the checks after a change in a document', () => {
  expect(after('docs/squads.md')).not.toEqual(expect.arrayContaining(['journeys']));
});

it('runs all suites after a change in a file of the whole project', () => {
  expect(narrow(choose(everyday, []), ['package.json'])).toEqual(choose(everyday, []));
});
