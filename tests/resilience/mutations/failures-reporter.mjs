import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Writes which tests failed, and which files did not even run. Jest's own report is missing when `--bail` ends a run. */
export default class FailuresReporter {
  /** @param {unknown} _contexts @param {import('@jest/reporters').AggregatedResult} results */
  onRunComplete(_contexts, { testResults }) {
    const { CHECKOUT: checkout, FAILURES_REPORT: report } = process.env;
    if (!checkout || !report) throw new Error('CHECKOUT and FAILURES_REPORT are not set');
    const ofCheckout = (/** @type {{ testFilePath: string }} */ { testFilePath }) =>
      relative(checkout, testFilePath);
    const failed = testResults.flatMap((result) =>
      result.testResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => ({ file: ofCheckout(result), name: fullName })),
    );
    const broken = testResults.filter(({ testExecError }) => testExecError).map(ofCheckout);
    writeFileSync(report, JSON.stringify({ failed, broken }));
  }
}
