import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Writes which tests failed, and which files did not even run. Jest's own report is missing when `--bail` ends a run. */
export default class FailuresReporter {
  onRunComplete(_contexts, { testResults }) {
    const ofCheckout = ({ testFilePath }) => relative(process.env.CHECKOUT, testFilePath);
    const failed = testResults.flatMap((result) =>
      result.testResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => ({ file: ofCheckout(result), name: fullName })),
    );
    const broken = testResults.filter(({ testExecError }) => testExecError).map(ofCheckout);
    writeFileSync(process.env.FAILURES_REPORT, JSON.stringify({ failed, broken }));
  }
}
