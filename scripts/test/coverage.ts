import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../setup/paths.mjs';
import type { Choice } from './select';
import type { Suite } from './suite';

/** Branches of a workspace. */
interface Branches {
  readonly total: number;
  readonly covered: number;
  readonly percent: number;
}

/** istanbul's summary; its keys are paths. */
type Summary = Readonly<
  Record<string, { readonly branches: { readonly total: number; readonly covered: number } }>
>;

/** Percent of a workspace's branches that its tests have to reach: none may be lower. */
const floors: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(join(root, 'scripts/test/branches.json'), 'utf8'),
);

const folderOf = (suite: Suite, results: string) => join(results, 'coverage', suite.name);

/** Arguments for jest that make it write the suite's coverage below the folder of results. */
export const coverageArguments = (suite: Suite, results: string) => [
  '--coverage',
  `--coverageDirectory=${folderOf(suite, results)}`,
  '--coverageReporters=json-summary',
  '--coverageReporters=lcov',
];

/** Branches by workspace. */
export function branchesByWorkspace(summary: Summary): Map<string, Branches> {
  const found = new Map<string, Branches>();
  for (const [path, { branches }] of Object.entries(summary)) {
    if (path === 'total') continue;
    const [workspace = ''] = relative(root, path).split(/[\\/]/);
    const { total, covered } = found.get(workspace) ?? { total: 0, covered: 0 };
    const sum = { total: total + branches.total, covered: covered + branches.covered };
    found.set(workspace, { ...sum, percent: sum.total === 0 ? 100 : (100 * sum.covered) / sum.total });
  }
  return found;
}

/** Prints what was covered of each workspace; true when none covers fewer branches than its floor. */
export function judgeCoverage(choices: readonly Choice[], results: string): boolean {
  const judged = choices.flatMap(({ suite, parts }) => {
    const file = join(folderOf(suite, results), 'coverage-summary.json');
    if (!existsSync(file)) return [];
    const branches = branchesByWorkspace(JSON.parse(readFileSync(file, 'utf8')));
    const wanted = suite.parts ? parts : [...branches.keys()];
    return wanted.map((workspace) => {
      const { total, covered, percent } = branches.get(workspace) ?? { total: 0, covered: 0, percent: 0 };
      const floor = floors[workspace] ?? 0;
      const isMet = percent >= floor;
      const figures = `${covered} of ${total} branches, ${percent.toFixed(2)} % (at least ${floor} %)`;
      console.log(`${isMet ? '✓' : '✗'} ${workspace}: ${figures}`);
      return isMet;
    });
  });
  return judged.every(Boolean);
}
