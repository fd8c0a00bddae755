import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { testVariables } from '../setup/test-variables.mjs';
import type { Taken } from './print';
import { watchProcessorTime } from './processor-time';
import type { Choice } from './select';
import type { Suite } from './suite';
import type { Message, Run } from './tally';

/** ms that a tool has to end by itself once it was asked to. */
const patience = 15_000;

/** A test of a suite. */
export interface SuiteRun extends Run {
  readonly suite: string;
}

/** How a process of Node ended, and what it printed. */
export interface NodeEnd extends Taken {
  readonly succeeded: boolean;
  readonly output: string;
}

/** How a suite ended; `partSeconds`: by part. */
export interface SuiteEnd extends Taken {
  readonly runs: readonly SuiteRun[];
  readonly partSeconds: ReadonlyMap<string, number>;
}

interface NodeOptions {
  readonly cwd?: string | undefined;
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** When it fires, the tool is asked to end as Ctrl-C does. */
  readonly signal?: AbortSignal | undefined;
  readonly onMessage?: (message: Message) => void;
}

/** Runs Node with these arguments until it ends. A reporter's messages are handed on as they come; what is printed is kept. */
export function runNode(
  args: readonly string[],
  { cwd = '', env = {}, signal, onMessage }: NodeOptions = {},
): Promise<NodeEnd> {
  return new Promise((resolve) => {
    const startedAt = Date.now();
    const output: Buffer[] = [];
    const child = spawn(process.execPath, args, {
      cwd: join(root, cwd),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // What is tested is the production build; the tests themselves see no NODE_ENV.
      env: { ...testVariables(process.env), ...env },
    });
    const processorTime = child.pid === undefined ? () => null : watchProcessorTime(child.pid);
    const end = () => {
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGKILL'), patience).unref();
    };
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
    child.on('message', (message) => onMessage?.(message as Message));
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end);
      resolve({
        succeeded: code === 0,
        output: Buffer.concat(output).toString(),
        seconds: (Date.now() - startedAt) / 1000,
        processorSeconds: processorTime(),
      });
    });
  });
}

/** What a suite needs beside its command: variables, and a way to end what was started for it. */
async function prepare({ chromium, engines = [], databaseVariable, env }: Suite) {
  const variables: NodeJS.ProcessEnv = { ...env };
  if (engines.length > 0) {
    const { ensureEngine } = await import('../setup/browser.mjs');
    Object.assign(variables, ...engines.map((engine) => ensureEngine(engine)));
  }
  if (chromium) {
    const { ensureHeadlessBrowser } = await import('../setup/browser.mjs');
    variables.CHROMIUM = ensureHeadlessBrowser();
  }
  if (!databaseVariable) return { variables, serverSeconds: () => 0, release: async () => undefined };
  const { startTestPostgres } = await import('../setup/postgres.mjs');
  const server = await startTestPostgres();
  variables[databaseVariable] = server.url;
  const serverSeconds = server.pid ? watchProcessorTime(server.pid) : () => 0;
  return { variables, serverSeconds, release: () => server.stop() };
}

/** The one run of a suite that says how it went by its exit code alone. One that was stopped in the middle has told nothing. */
function checked(name: string, { succeeded, output }: NodeEnd, wasStopped: boolean): Run {
  const outcome = succeeded ? 'passed' : wasStopped ? 'not run' : 'failed';
  return { file: name, variant: '', title: name, outcome, reason: output };
}

interface SuiteOptions {
  /** Arguments for the tool. */
  readonly more: readonly string[];
  readonly signal: AbortSignal;
  /** Hears of each test as soon as it has ended. */
  readonly onRun: (run: SuiteRun) => void;
}

/** Runs a suite to its end. */
export async function runSuite(
  { suite, parts }: Choice,
  { more, signal, onRun }: SuiteOptions,
): Promise<SuiteEnd> {
  const { variables, serverSeconds, release } = await prepare(suite);
  const runs: SuiteRun[] = [];
  const partSeconds = new Map<string, number>();
  const tell = (run: SuiteRun) => {
    runs.push(run);
    onRun(run);
  };
  try {
    const ended = await runNode(await suite.command(more, parts), {
      cwd: suite.cwd,
      env: variables,
      signal,
      onMessage(message) {
        for (const run of message.runs) tell({ ...run, suite: suite.name });
        const part = message.runs[0]?.file.split('/')[0];
        if (suite.parts && part) partSeconds.set(part, (partSeconds.get(part) ?? 0) + message.seconds);
      },
    });
    if (suite.kind === 'check') tell({ ...checked(suite.name, ended, signal.aborted), suite: suite.name });
    // A tool that gave up without naming a test has failed all the same.
    const told = runs.some(({ outcome }) => outcome === 'failed');
    if (!ended.succeeded && !told && !signal.aborted) {
      tell({
        suite: suite.name,
        file: suite.name,
        variant: '',
        title: 'runs to its end',
        outcome: 'failed',
        reason: ended.output,
      });
    }
    const processorSeconds =
      ended.processorSeconds === null ? null : ended.processorSeconds + (serverSeconds() ?? 0);
    return { seconds: ended.seconds, processorSeconds, runs, partSeconds };
  } finally {
    await release();
  }
}
