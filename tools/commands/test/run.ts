import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../setup/paths.mjs';
import { startTestPostgres } from '../../setup/postgres.mjs';
import { stopWhenAsked } from '../../setup/run-command.mjs';
import { ensureEngine, ensureHeadlessBrowser, ensureNode } from '../../setup/test-programs.mjs';
import { testVariables } from '../../setup/test-variables.mjs';
import type { Choice } from './choose';
import { takeProcessorSeconds } from './processor-time';
import type { Suite } from './suites';

/** Number of suites that run at the same time. */
const lanes = 2;

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Returns the last line of the output, which build servers read. */
const closingLine = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Start of a failure in the output of jest and Playwright, its end, and the start of jest's summary. */
const failureBegins = /^(FAIL | +\d+\) \S)/;
const failureEnds = /^(PASS |\[\d+\/\d+\])/;
const repetition = 'Summary of all failing tests';

/** Returns a function that prints the lines of a tool that belong to failures. */
function failurePrinter() {
  let isFailure = false;
  let isOver = false;
  return (line: string) => {
    isOver ||= line === repetition;
    if (failureBegins.test(line)) isFailure = true;
    else if (failureEnds.test(line)) isFailure = false;
    if (isFailure && !isOver && line.trim() !== '') console.log(line);
  };
}

interface NodeOptions {
  readonly program?: string;
  readonly cwd?: string | undefined;
  readonly env?: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  /** Called for each line that the process prints. */
  readonly onLine: (line: string) => void;
}

interface Run {
  /** Whether its exit code was 0. */
  readonly succeeded: boolean;
  /** Its wall and processor seconds. */
  readonly cost: string;
}

/** Runs Node until it exits. */
function runNode(
  args: readonly string[],
  { program = process.execPath, cwd = '.', env, signal, onLine }: NodeOptions,
): Promise<Run> {
  const startedAt = Date.now();
  // Those of installations belong to no suite.
  takeProcessorSeconds();
  let cost = '';
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: join(root, cwd),
      signal,
      killSignal: 'SIGINT',
      stdio: ['ignore', 'pipe', 'pipe'],
      // The production build is tested; the tests themselves have no NODE_ENV.
      env: { ...testVariables(process.env), FORCE_COLOR: '0', ...env },
    });
    // An interrupted tool exits by itself; `close` follows.
    child.once('error', () => undefined);
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => onLine(stripVTControlCharacters(line)));
    child.once('exit', () => {
      const processor = takeProcessorSeconds();
      cost = `${Math.round((Date.now() - startedAt) / 1000)} s`;
      if (processor !== null) cost += `, ${Math.round(processor)} processor seconds`;
    });
    child.once('close', (code) => resolve({ succeeded: code === 0, cost }));
  });
}

/** Reads the counts in a tool's report. A journey that passes only in a retry counts as failed. */
function readCounts(file: string): Counts {
  if (!existsSync(file)) return nothing;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

const needsBuilds = ({ needs = [] }: Suite) => needs.includes('builds');

/** Prepares programs and variables of a suite; `release` stops what was started for it. */
async function prepare({ needs = [], databaseVariable, env }: Suite) {
  const variables: NodeJS.ProcessEnv = { ...env };
  for (const need of needs) {
    if (need === 'chromium') variables.CHROMIUM = ensureHeadlessBrowser();
    else if (need !== 'builds') Object.assign(variables, ensureEngine(need));
  }
  if (!databaseVariable) return { variables, release: async () => undefined };
  const server = await startTestPostgres();
  variables[databaseVariable] = server.url;
  return { variables, release: () => server.stop() };
}

interface SuiteOptions {
  /** Further arguments of the tool. */
  readonly more: readonly string[];
  readonly signal: AbortSignal;
  /** Counts of the builds, for suites that need them. */
  readonly building?: Promise<Counts> | undefined;
}

/** Runs a suite once the builds that it needs have succeeded, prints its failures as they happen and a line with its counts at the end. */
async function runSuite(
  { suite, folders, remotes }: Choice,
  { more, signal, building }: SuiteOptions,
): Promise<Counts> {
  const { variables, release } = await prepare(suite);
  const report = suite.report && join(root, suite.report);
  if (report) rmSync(report, { force: true });
  const output: string[] = [];
  const printFailure = failurePrinter();
  let run: Run;
  try {
    if (needsBuilds(suite) && (await building)?.failed !== 0) return nothing;
    run = await runNode([...(await suite.command(folders, remotes)), ...more], {
      program: suite.node ? ensureNode(suite.node) : process.execPath,
      cwd: suite.cwd,
      env: variables,
      signal,
      onLine(line) {
        output.push(line);
        printFailure(line);
      },
    });
  } finally {
    await release();
  }
  const { succeeded, cost } = run;
  const counted = report ? readCounts(report) : { passed: Number(succeeded), failed: 0, skipped: 0 };
  // A tool that fails without reporting a failed test counts as one failure, unless it was interrupted.
  const isSilent = !succeeded && counted.failed === 0 && !signal.aborted;
  if (isSilent) console.log(`\n✗ ${suite.name}\n${output.join('\n')}\n`);
  const counts = { ...counted, failed: counted.failed + Number(isSilent) };
  console.log(`${succeeded ? '✓' : '✗'} ${suite.name}: ${closingLine(counts)} (${cost})`);
  return counts;
}

const builds: Choice = {
  suite: { name: 'builds', command: () => ['tools/commands/build.mjs'] },
  folders: [],
};

/**
 * Runs suites in parallel, checks even while the builds run, and prints a last line with their counts.
 * @param more further arguments of the tools
 * @returns whether all of them passed
 */
export async function runAll(choices: readonly Choice[], more: readonly string[]): Promise<boolean> {
  const stop = new AbortController();
  const { signal } = stop;
  stopWhenAsked(() => stop.abort());
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const isBuilt = choices.some(({ suite }) => needsBuilds(suite));
  const building = isBuilt ? runSuite(builds, { more: [], signal }) : undefined;

  const waiting = [...choices];
  const ended: Counts[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift())
      ended.push(await runSuite(next, { more, signal, building }));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (building) ended.push(await building);

  const sum = (key: keyof Counts) => ended.reduce((total, counts) => total + counts[key], 0);
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  console.log(`\n${closingLine(total)}`);
  return total.failed === 0 && total.passed > 0 && !signal.aborted;
}
