import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { testVariables } from '../../tools/setup/test-variables.mjs';
import { type Mutation, planted, readMutations } from './mutations/lists';
import { copyCheckout } from './project-copy/copy-checkout';
import { messageOf, print, sign } from './report/print';

/** Timeout of a test run in milliseconds: a mutation may make it hang. */
const timeLimit = 15 * 60_000;

/** `broken`: number of test files that did not run, null without a report. */
interface Outcome {
  readonly failed: number;
  readonly broken: number | null;
}

function runTests(copy: string, files: readonly string[]): Outcome {
  const report = join(copy, 'test-results.json');
  rmSync(report, { force: true });
  const args = ['--config=jest.config.mjs', '--silent', '--json', `--outputFile=${report}`];
  spawnSync(
    process.execPath,
    // Tests that hash passwords keep Node from exiting.
    ['node_modules/jest/bin/jest.js', ...args, '--forceExit', '--runTestsByPath', ...files],
    // The embedded database, as in `npm test`.
    {
      cwd: copy,
      stdio: 'ignore',
      env: { ...testVariables(process.env), TEST_DATABASE_URL: '' },
      timeout: timeLimit,
    },
  );
  if (!existsSync(report)) return { failed: 0, broken: null };
  const { numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  return { failed: numFailedTests, broken: numRuntimeErrorTestSuites };
}

/** Plants a mutation in the copy, runs its tests and restores the file. */
function tryOut(copy: string, mutation: Mutation): string {
  const path = join(copy, mutation.file);
  const original = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, planted(mutation));
    const { failed, broken } = runTests(copy, mutation.tests);
    if (failed > 0) return 'killed';
    return broken === 0 ? `survived (${mutation.why})` : 'not run';
  } catch (error) {
    return messageOf(error);
  } finally {
    writeFileSync(path, original);
  }
}

/**
 * Plants each mutation in a copy of the checkout and prints which ones no test detects; `words` select
 * mutations by words in the file's path. True when the tests pass without mutations and each mutation fails a
 * test.
 */
export async function prove(words: readonly string[]): Promise<boolean> {
  await ensureBuilt();
  const mutations = readMutations(words);
  const folder = mkdtempSync(join(tmpdir(), 'boutique-mutations-'));
  try {
    const copy = copyCheckout(join(folder, 'checkout'));
    const { failed, broken } = runTests(copy, [...new Set(mutations.flatMap(({ tests }) => tests))]);
    if (failed > 0 || broken !== 0) {
      print(`✗ without a mutation: ${failed} tests failed, ${broken ?? 'all'} files did not run`);
      return false;
    }
    let killed = 0;
    for (const mutation of mutations) {
      const state = tryOut(copy, mutation);
      print(`${sign(state === 'killed')} ${mutation.file}: ${mutation.find}: ${state}`);
      if (state === 'killed') killed += 1;
    }
    print(`${killed} of ${mutations.length} killed`);
    return killed > 0 && killed === mutations.length;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
