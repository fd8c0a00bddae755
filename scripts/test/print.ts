import type { SuiteEnd, SuiteRun } from './run-suite';
import type { Choice } from './select';
import { type Counts, closingLine, count, linesSaid, type Run } from './tally';

/** In seconds. */
export interface Taken {
  readonly seconds: number;
  readonly processorSeconds: number | null;
}

const round = (seconds: number) => Math.round(seconds * 10) / 10;

/** Wall time, and processor time where it can be read. */
export const spent = ({ seconds, processorSeconds }: Taken) =>
  processorSeconds === null
    ? `${round(seconds)} s`
    : `${round(seconds)} s, ${round(processorSeconds)} s of processor time`;

const nameOf = ({ file, title, variant }: Run) =>
  [file, variant && `[${variant}]`, title].filter(Boolean).join(' › ');

export const printFailure = (run: Run) => console.log(`\n✗ ${nameOf(run)}\n${run.reason ?? ''}\n`);

/** One line, and one for each part. */
export function printSuite({ suite, parts }: Choice, { runs, partSeconds, ...taken }: SuiteEnd): void {
  const sum = count(runs);
  const mark = sum.failed + sum['not run'] === 0 ? '✓' : '✗';
  console.log(`${mark} ${suite.name}: ${closingLine(sum)} (${spent(taken)})`);
  if (!suite.parts) return;
  for (const part of parts) {
    const own = runs.filter(({ file }) => file.startsWith(`${part}/`));
    console.log(`    ${part}: ${closingLine(count(own))} (${round(partSeconds.get(part) ?? 0)} s)`);
  }
}

/** What was left out because others had failed, by name. */
export function printNotRun(runs: readonly SuiteRun[]): void {
  if (runs.length === 0) return;
  console.log(`\nNot run, since others failed: ${runs.length}`);
  for (const run of runs) console.log(`  ${run.suite}: ${nameOf(run)}`);
}

/** What all suites together came to; `tests`: how many there are. */
export type Total = Counts & Taken & { readonly tests: number };

export function printTotal(total: Total, runs: readonly Run[]): void {
  console.log(`\n${spent(total)}`);
  for (const line of linesSaid(runs)) console.log(line);
  console.log(`${runs.length} runs of ${total.tests} tests`);
  console.log(closingLine(total));
}
