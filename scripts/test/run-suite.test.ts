import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../testing/processes';
import { runNode, runSuite } from './run-suite';
import { makeSuite } from './testing/make-suite';

const folder = mkdtempSync(join(tmpdir(), 'run-suite-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('what is to begin when somebody has already stopped the tests does nothing', async () => {
  const script = join(folder, 'tool.mjs');
  writeFileSync(script, `import { writeFileSync } from 'node:fs'; writeFileSync('${folder}/done', '');`);
  const done = () => readdirSync(folder).includes('done');

  const { succeeded } = await runNode([script], { signal: AbortSignal.abort() });

  expect(succeeded).toBe(false);
  expect(done()).toBe(false);
  expect((await runNode([script])).succeeded).toBe(true);
  expect(done()).toBe(true);
});

describe('a check', () => {
  const script = join(folder, 'check.mjs');
  const begun = join(folder, 'begun');
  const suite = makeSuite({ name: 'check', command: () => [script] });

  /** What is told of a check that does this, and that somebody stops in the middle if so wanted. */
  async function outcomesOf(source: string, stopped: boolean) {
    writeFileSync(script, `${source}; (await import('node:fs')).writeFileSync('${begun}', '');`);
    rmSync(begun, { force: true });
    const stop = new AbortController();
    const end = runSuite({ suite, parts: [] }, { more: [], signal: stop.signal, onRun: () => undefined });
    await until(() => existsSync(begun));
    if (stopped) stop.abort();
    return (await end).runs.map(({ outcome }) => outcome);
  }

  it('that fails by itself has failed', async () => {
    expect(await outcomesOf('process.exitCode = 1', false)).toEqual(['failed']);
  });

  it('that is stopped in the middle has not failed: it was not run', async () => {
    expect(await outcomesOf('setInterval(() => {}, 1000)', true)).toEqual(['not run']);
  });

  it('that comes to its good end although it is stopped has passed', async () => {
    const source = `setInterval(() => {}, 1000); process.on('SIGINT', () => process.exit(0))`;
    expect(await outcomesOf(source, true)).toEqual(['passed']);
  });
});
