import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testVariables } from '../../../tools/setup/test-variables.mjs';
import type { Mutation } from './lists';
import type { Planted } from './plant';
import { roundsFor, workspaceOf } from './rounds';

const reporter = join(import.meta.dirname, 'failures-reporter.mjs');
/** Longer than any run of a workspace's tests: a mutation may keep one from ever ending. */
const longestRun = 15 * 60_000;

/** A test that noticed a mutation. */
export interface Failure {
  readonly file: string;
  readonly name: string;
}

interface Outcome {
  readonly failed: readonly Failure[];
  readonly broken: readonly string[];
}

/**
 * Runs tests of one workspace of the copy: `failed` tests with file and name, `broken` files that did not run; paths are
 * those of the checkout. Null when the run ended without a report.
 */
function runJest(
  copy: string,
  workspace: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<Outcome | null> {
  const report = join(copy, 'failures.json');
  rmSync(report, { force: true });
  const child = spawn(
    process.execPath,
    [
      join(copy, 'node_modules/jest/bin/jest.js'),
      '--runInBand',
      // Tests that hash passwords keep Node from ending by itself.
      '--forceExit',
      '--silent',
      '--passWithNoTests',
      `--reporters=${reporter}`,
      ...args,
    ],
    {
      cwd: join(copy, workspace),
      stdio: 'ignore',
      // The embedded database, as in `npm test`.
      env: {
        ...testVariables(process.env),
        TEST_DATABASE_URL: '',
        CHECKOUT: copy,
        FAILURES_REPORT: report,
      },
      timeout: longestRun,
      signal,
    },
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null));
  });
}

/**
 * Plants a mutation in the copy, asks the tests and puts the file back: `failed` are the tests that noticed it, `broken`
 * the files of tests, or the workspaces, that did not even run with it.
 */
export async function tryOut(
  copy: string,
  mutation: Mutation,
  planted: Planted,
  signal: AbortSignal,
): Promise<Outcome> {
  const path = join(copy, mutation.file);
  const original = readFileSync(path, 'utf8');
  const broken: string[] = [];
  writeFileSync(path, planted.text);
  try {
    for (const { workspace, args } of roundsFor(mutation, copy)) {
      const outcome = await runJest(copy, workspace, ['--bail', ...args], signal);
      if (!outcome) broken.push(workspace);
      else if (outcome.failed.length > 0) return { failed: outcome.failed, broken };
      else broken.push(...outcome.broken);
    }
    return { failed: [], broken };
  } finally {
    writeFileSync(path, original);
  }
}

/** Those of these files of tests that fail without any mutation: what they noticed counts for nothing. */
export async function failingAnyway(
  copy: string,
  files: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const failing = new Set<string>();
  for (const workspace of new Set(files.map(workspaceOf))) {
    const own = files.filter((file) => workspaceOf(file) === workspace);
    const paths = own.map((file) => join(copy, file));
    const outcome = await runJest(copy, workspace, ['--runTestsByPath', ...paths], signal);
    const bad = outcome ? [...outcome.failed.map(({ file }) => file), ...outcome.broken] : own;
    for (const file of bad) failing.add(file);
  }
  return failing;
}
