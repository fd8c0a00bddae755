import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { stopWhenAsked } from '../setup/stop-when-asked.mjs';
import { SetupError } from '../setup/stop-with.mjs';
import { listRuns } from './not-run';
import { printFailure, printNotRun, printSuite, printTotal, spent } from './print';
import { watchProcessorTime } from './processor-time';
import { runNode, runSuite, type SuiteEnd, type SuiteRun } from './run-suite';
import { schedule } from './schedule';
import type { Choice } from './select';
import type { Suite } from './suite';
import { count, countTests, thatRan } from './tally';

/** Builds what is stale. @throws {SetupError} which the build has told itself */
async function build(): Promise<void> {
  const { succeeded, output, ...taken } = await runNode([join(root, 'scripts/build.mjs')]);
  if (!succeeded) {
    process.stderr.write(output);
    throw new SetupError('build', { said: true });
  }
  console.log(`✓ build (${spent(taken)})`);
}

interface Options {
  readonly cores: number;
  /** After so many nothing more is begun. */
  readonly maxFailures: number;
  /** What the tool of a suite is given beside its own. */
  readonly argumentsFor: (suite: Suite) => readonly string[];
}

/** Runs the chosen suites and prints how they went; answers what `summary.json` keeps, times in seconds. */
export async function runAll(choices: readonly Choice[], { cores, maxFailures, argumentsFor }: Options) {
  const startedAt = Date.now();
  const processorTime = watchProcessorTime(process.pid);
  const stop = new AbortController();
  let isAsked = false;
  stopWhenAsked(() => {
    isAsked = true;
    stop.abort();
  });

  let failures = 0;
  const onRun = (run: SuiteRun) => {
    if (run.outcome !== 'failed') return;
    failures += 1;
    printFailure(run);
    if (failures >= maxFailures) stop.abort();
  };

  const built = choices.some(({ suite, parts }) => suite.built?.(parts)) ? build() : null;
  const ends = new Map<Choice, SuiteEnd>();
  const jobs = choices.map((choice) => ({
    cores: choice.suite.cores,
    async run() {
      if (choice.suite.built?.(choice.parts)) await built;
      const end = await runSuite(choice, {
        more: [...argumentsFor(choice.suite), ...(choice.files ?? [])],
        signal: stop.signal,
        onRun,
      });
      ends.set(choice, end);
      printSuite(choice, end);
      // What gave up before its end has met something that is broken for the others too.
      if (end.runs.some(({ outcome }) => outcome === 'not run')) stop.abort();
    },
  }));
  await Promise.all([built, schedule(jobs, { cores, signal: stop.signal })]);

  const runs = thatRan(choices.flatMap((choice) => ends.get(choice)?.runs ?? []));
  const left = stop.signal.aborted && !isAsked ? await notRun(choices, runs) : [];
  printNotRun(left);
  const total = {
    tests: countTests(runs),
    ...count(runs),
    'not run': left.length,
    seconds: (Date.now() - startedAt) / 1000,
    processorSeconds: processorTime(),
  };
  printTotal(total, runs);
  return {
    succeeded: total.failed === 0 && total.passed > 0 && !stop.signal.aborted,
    total,
    suites: [...ends].map(([{ suite }, { runs: own, seconds, processorSeconds, partSeconds }]) => ({
      name: suite.name,
      ...count(own),
      seconds,
      processorSeconds,
      parts: Object.fromEntries(partSeconds),
    })),
    failed: runs.filter(({ outcome }) => outcome === 'failed'),
    notRun: left,
  };
}

/** What the chosen suites hold beside the runs that have ended. */
async function notRun(choices: readonly Choice[], runs: readonly SuiteRun[]): Promise<SuiteRun[]> {
  const keys = new Set(runs.map(({ suite, file, variant, title }) => [suite, file, variant, title].join()));
  const files = new Set(runs.map(({ suite, file }) => [suite, file].join()));
  const all = await Promise.all(choices.map(listRuns));
  return all
    .flat()
    .filter(({ suite, file, variant, title }) =>
      title === undefined
        ? !files.has([suite, file].join())
        : !keys.has([suite, file, variant, title].join()),
    );
}
