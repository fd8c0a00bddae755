/**
 * @typedef {{ file: string, variant: string, title: string, outcome: 'passed' | 'failed' | 'skipped' | 'not run', reason?: string }} Run
 */

/** Title and variant of a test in a block `[NAME]`, one for each database that it runs on; undefined for any other. */
export const withoutVariant = (fullName) => /^\[(?<variant>.+?)\] (?<title>.*)$/s.exec(fullName)?.groups;

/** How many runs came out how. @param {readonly Run[]} runs */
export function count(runs) {
  const outcomes = { passed: 0, failed: 0, skipped: 0, 'not run': 0 };
  for (const { outcome } of runs) outcomes[outcome] += 1;
  return outcomes;
}

/** How many tests there are: one that runs on two databases, widths or engines is one. @param {readonly Run[]} runs */
export const countTests = (runs) => new Set(runs.map(({ file, title }) => `${file} ${title}`)).size;

/** The line that a build server reads. */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
