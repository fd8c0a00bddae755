import { relative } from 'node:path';
import { root } from '../setup/paths.mjs';
import { withoutVariant } from './tally.mjs';

const outcomes = { passed: 'passed', failed: 'failed' };

/** Without the places inside libraries, which are the same for every failure. */
const readable = (messages) =>
  messages
    .join('\n')
    .split('\n')
    .filter((line) => !line.includes('node_modules/jest') && !line.includes('node:internal'))
    .join('\n');

/** Tells the runner, over the channel between them, of the tests of a file as soon as the file has ended. */
export default class JestReporter {
  onTestFileResult({ path, context }, { testResults, testExecError, failureMessage, perfStats }) {
    const file = relative(root, path);
    const variant = context.config.displayName?.name ?? '';
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
