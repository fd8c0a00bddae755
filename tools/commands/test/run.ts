import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../workspace/paths.mjs';
import { startTestPostgres } from '../../workspace/postgres.mjs';
import { stopWhenAsked } from '../../workspace/run-command.mjs';
import { ensureBrowser, ensureNode, ensureProgram } from '../../workspace/test-programs.mjs';
import { testVariables } from '../../workspace/test-variables.mjs';
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

/** Runs a program until it exits; `onLine` gets each line that it prints. `cost`: wall and processor seconds. */
async function run(
  program: string,
  args: readonly string[],
  { cwd = '.', env, signal }: { cwd?: string | undefined; env: NodeJS.ProcessEnv; signal: AbortSignal },
  onLine: (line: string) => void,
): Promise<{ readonly succeeded: boolean; readonly cost: string }> {
  const startedAt = Date.now();
  // Those of installations belong to no suite.
  takeProcessorSeconds();
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
  const code = await new Promise((resolve) => child.once('close', resolve));
  const processor = takeProcessorSeconds();
  const ofProcessor = processor === null ? '' : `, ${Math.round(processor)} processor seconds`;
  return { succeeded: code === 0, cost: `${Math.round((Date.now() - startedAt) / 1000)} s${ofProcessor}` };
}

/** Reads the counts in a tool's report, if any. A journey that passes only in a retry counts as failed. */
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

/** Installs the programs of a suite; returns the variables with their paths. */
function variablesFor({ needs = [], env }: Suite): NodeJS.ProcessEnv {
  const paths = needs.map((need) => {
    if (need === 'builds') return {};
    return need === 'chromium' ? { CHROMIUM: ensureBrowser() } : ensureProgram(need);
  });
  return Object.assign({}, env, ...paths);
}

interface SuiteOptions {
  /** Further arguments of the tool. */
  readonly more: readonly string[];
  readonly signal: AbortSignal;
  /** Counts of the builds, for suites that need them. */
  readonly building?: Promise<Counts> | undefined;
}

/**
 * Runs a suite once the builds that it needs have succeeded; prints its failures as they happen, and a line with
 * its counts at the end.
 */
async function runSuite(
  { suite, folders, remotes }: Choice,
  { more, signal, building }: SuiteOptions,
): Promise<Counts> {
  const env = variablesFor(suite);
  if (needsBuilds(suite) && (await building)?.failed !== 0) return nothing;
  const report = suite.report && join(root, suite.report);
  if (report) rmSync(report, { force: true });
  const program = suite.node ? ensureNode(suite.node) : process.execPath;
  const args = [...(await suite.command(folders, remotes)), ...more];
  const output: string[] = [];
  const printFailure = failurePrinter();
  const { databaseVariable } = suite;
  const postgres = databaseVariable ? await startTestPostgres() : null;
  if (databaseVariable) env[databaseVariable] = postgres?.url;
  const { succeeded, cost } = await run(program, args, { cwd: suite.cwd, env, signal }, (line) => {
    output.push(line);
    printFailure(line);
  });
  await postgres?.stop();
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
