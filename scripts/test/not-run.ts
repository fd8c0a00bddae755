import { relative } from 'node:path';
import { root } from '../setup/paths.mjs';
import { runNode, type SuiteRun } from './run-suite';
import type { Choice } from './select';

/**
 * What a suite would have run: its journeys, its test files, or itself.
 * @returns all of them `not run`
 */
export async function listRuns({ suite, parts }: Choice): Promise<SuiteRun[]> {
  const named = (run: Pick<SuiteRun, 'file'> & Partial<SuiteRun>): SuiteRun => ({
    variant: '',
    ...run,
    suite: suite.name,
    outcome: 'not run',
  });
  if (suite.kind === 'check') return [named({ file: suite.name, title: suite.name })];
  const runs: SuiteRun[] = [];
  const option = suite.kind === 'jest' ? '--listTests' : '--list';
  const { output } = await runNode(await suite.command([option], parts), {
    cwd: suite.cwd,
    env: suite.env,
    onMessage: (message) => runs.push(...message.runs.map(named)),
  });
  if (suite.kind === 'playwright') return runs;
  return output
    .split('\n')
    .filter((line) => line.startsWith(root))
    .map((path) => named({ file: relative(root, path) }));
}
