import { relative } from 'node:path';
import { root } from '../setup/paths.mjs';

/**
 * Title and variant of a test in a block `[NAME]`, one for each database that it runs on; undefined for any other.
 * @param {string} fullName
 */
export const withoutVariant = (fullName) => /^\[(?<variant>.+?)\] (?<title>.*)$/s.exec(fullName)?.groups;

/** @type {Readonly<Record<string, import('./tally.ts').Outcome>>} */
const outcomes = { passed: 'passed', failed: 'failed' };

/** Without the places inside libraries, which are the same for every failure. @param {readonly string[]} messages */
const readable = (messages) =>
  messages
    .join('\n')
    .split('\n')
    .filter((line) => !line.includes('node_modules/jest') && !line.includes('node:internal'))
    .join('\n');

/** Tells the runner, over the channel between them, of the tests of a file as soon as the file has ended. */
export default class JestReporter {
  /** @param {import('@jest/reporters').Test} test @param {import('@jest/reporters').TestResult} result */
  onTestFileResult({ path, context }, { testResults, testExecError, failureMessage, perfStats }) {
    const file = relative(root, path);
    const variant = context.config.displayName?.name ?? '';
    /** @type {import('./tally.ts').Run[]} */
    const runs = testResults.map(({ fullName, status, failureMessages }) => ({
      file,
      variant,
      title: fullName,
      ...withoutVariant(fullName),
      outcome: outcomes[status] ?? 'skipped',
      reason: readable(failureMessages),
    }));
    if (testExecError) {
      runs.push({ file, variant, title: 'can be loaded', outcome: 'failed', reason: failureMessage ?? '' });
    }
    process.send?.({ runs, seconds: perfStats.runtime / 1000 });
  }
}
