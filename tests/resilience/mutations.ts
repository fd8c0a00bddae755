import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureBuilt } from '../../tools/workspace/ensure-built.mjs';
import { root } from '../../tools/workspace/paths.mjs';
import { testVariables } from '../../tools/workspace/test-variables.mjs';
import { type Mutation, planted, readMutations } from './mutations/lists';
import { playCases } from './report/play-cases';

/** Timeout of a test run in milliseconds: a mutation may make it hang. */
const timeLimit = 15 * 60_000;

/** Copies the checkout with builds and packages, which are linked file by file where possible. */
function copyCheckout(folder: string): void {
  const excluded = /^(\.git|\.cache|\.data.*|node_modules|dist-(dev|debug)|test-results|coverage)$/;
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => path === root || !excluded.test(basename(path)),
  });
  for (const path of ['.', ...readdirSync(root)].map((name) => join(name, 'node_modules'))) {
    const [from, to] = [join(root, path), join(folder, path)];
    if (!existsSync(from)) continue;
    const { status } = spawnSync('cp', ['-al', from, to], { stdio: 'ignore' });
    if (status !== 0) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

/** Runs tests in the copy, on the embedded database. @returns what failed: a test, or the run itself */
function failureOf(copy: string, tests: readonly string[]): 'test' | 'run' | null {
  const report = join(copy, 'test-results.json');
  rmSync(report, { force: true });
  // Tests that hash passwords keep Node from exiting.
  const args = ['--json', `--outputFile=${report}`, '--forceExit'];
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...args, '--runTestsByPath', ...tests], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...testVariables(process.env), TEST_DATABASE_URL: '' },
    timeout: timeLimit,
  });
  if (!existsSync(report)) return 'run';
  const { numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  return numFailedTests > 0 ? 'test' : numRuntimeErrorTestSuites > 0 ? 'run' : null;
}

/** Plants a mutation in the copy, runs its tests and restores the file. @returns the faults found */
function tryOut(copy: string, mutation: Mutation): string[] {
  const path = join(copy, mutation.file);
  const original = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, planted(mutation));
    const failure = failureOf(copy, mutation.tests);
    return failure === 'test' ? [] : [failure ? 'the tests did not run' : `survived: ${mutation.why}`];
  } finally {
    writeFileSync(path, original);
  }
}

/**
 * Plants each mutation, or those with one of the `words` in the file's path, in a copy of the checkout. True
 * when the tests pass without mutations and each mutation fails one.
 */
export async function prove(words: readonly string[]): Promise<boolean> {
  await ensureBuilt();
  const mutations = readMutations(words.length > 0 ? words : undefined);
  const all = [...new Set(mutations.flatMap(({ tests }) => tests))];
  const copy = mkdtempSync(join(tmpdir(), 'boutique-mutations-'));
  const cases = [
    { name: 'without a mutation', play: () => (failureOf(copy, all) ? ['a test fails'] : []) },
    ...mutations.map((each) => ({ name: `${each.file}: ${each.find}`, play: () => tryOut(copy, each) })),
  ];
  try {
    copyCheckout(copy);
    return await playCases(cases, [], [], async ({ play }) => play());
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  }
}
