import { closingLine, count } from './tally.mjs';

const round = (seconds) => Math.round(seconds * 10) / 10;

/** Wall time, and processor time where it can be read. */
export const spent = ({ seconds, processorSeconds }) =>
  processorSeconds === null
    ? `${round(seconds)} s`
    : `${round(seconds)} s, ${round(processorSeconds)} s of processor time`;

const nameOf = ({ file, title, variant }) =>
  [file, variant && `[${variant}]`, title].filter(Boolean).join(' › ');

/** @param {import('./tally.mjs').Run} run */
export const printFailure = (run) => console.log(`\n✗ ${nameOf(run)}\n${run.reason ?? ''}\n`);

/** One line, and one for each part. */
export function printSuite({ suite, parts }, { runs, partSeconds, ...taken }) {
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
export function printNotRun(runs) {
  if (runs.length === 0) return;
  console.log(`\nNot run, since others failed: ${runs.length}`);
  for (const run of runs) console.log(`  ${run.suite}: ${nameOf(run)}`);
}

export function printTotal(total, runs) {
  console.log(`\n${spent(total)}`);
  console.log(`${runs} runs of ${total.tests} tests`);
  console.log(closingLine(total));
}
