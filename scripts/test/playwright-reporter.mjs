import { relative } from 'node:path';
import { root } from '../setup/paths.mjs';

/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */
/** @typedef {import('@playwright/test/reporter').TestResult} TestResult */

// Playwright names the file and the browser's project among the titles; the latter two stand beside the title here.
/** @param {TestCase} test */
const describe = (test) => {
  const [, variant = '', , ...titles] = test.titlePath();
  return { file: relative(root, test.location.file), variant, title: titles.join(' › ') };
};

/** @param {TestCase} test @param {TestResult} result @returns {import('./tally.ts').Outcome} */
function outcomeOf(test, result) {
  if (result.status === 'skipped') return 'skipped';
  return test.outcome() === 'expected' ? 'passed' : 'failed';
}

/** Tells the runner, over the channel between them, of every test when it has ended, and of those that nobody came to. */
export default class PlaywrightReporter {
  /** @type {Set<TestCase>} */
  #ended = new Set();
  /** @type {import('@playwright/test/reporter').Suite | undefined} */
  suite;

  /** @param {import('@playwright/test/reporter').FullConfig} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    this.suite = suite;
  }

  /** @param {TestCase} test @param {TestResult} result */
  onTestEnd(test, result) {
    if (result.status === 'interrupted') return;
    // It has failed already, and is run again for its trace.
    if (result.retry > 0) return;
    this.#ended.add(test);
    const reason = result.errors.map(({ stack, message }) => stack ?? message ?? '').join('\n\n');
    process.send?.({
      runs: [{ ...describe(test), outcome: outcomeOf(test, result), reason, said: result.stdout.join('') }],
      seconds: result.duration / 1000,
    });
  }

  /** A failure outside any test: the set-up, a file that cannot be read. @param {import('@playwright/test/reporter').TestError} error */
  onError({ message, stack }) {
    // Not a failure of its own: the tests before it have told theirs.
    if (message?.includes('maximum allowed failures')) return;
    process.send?.({
      runs: [
        { file: 'e2e', variant: '', title: 'the shop starts', outcome: 'failed', reason: stack ?? message },
      ],
      seconds: 0,
    });
  }

  onEnd() {
    const left = (this.suite?.allTests() ?? []).filter((test) => !this.#ended.has(test));
    process.send?.({ runs: left.map((test) => ({ ...describe(test), outcome: 'not run' })), seconds: 0 });
  }

  printsToStdio() {
    return false;
  }
}
