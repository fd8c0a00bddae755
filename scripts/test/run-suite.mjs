import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { testVariables } from '../setup/test-variables.mjs';
import { watchProcessorTime } from './processor-time.mjs';

/** ms that a tool has to end by itself once it was asked to. */
const patience = 15_000;

/**
 * Runs Node with these arguments until it ends. A reporter's messages are handed on as they come; what is printed is kept.
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, signal?: AbortSignal, onMessage?: (message: any) => void }} options
 *   `signal`: when it fires, the tool is asked to end as Ctrl-C does
 */
export function runNode(args, { cwd = '', env = {}, signal, onMessage } = {}) {
  return new Promise((resolve) => {
    const startedAt = Date.now();
    const output = [];
    const child = spawn(process.execPath, args, {
      cwd: join(root, cwd),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // What is tested is the production build; the tests themselves see no NODE_ENV.
      env: { ...testVariables(process.env), ...env },
    });
    const processorTime = watchProcessorTime(child.pid);
    const end = () => {
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGKILL'), patience).unref();
    };
    signal?.addEventListener('abort', end, { once: true });
    if (onMessage) child.on('message', onMessage);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
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
async function prepare({ chromium, engines = [], databaseVariable, env }) {
  const variables = { ...env };
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

/** The one run of a suite that says how it went by its exit code alone. */
const checked = (name, { succeeded, output }) => [
  { file: name, variant: '', title: name, outcome: succeeded ? 'passed' : 'failed', reason: output },
];

/**
 * Runs a suite to its end.
 * @param {import('./select.mjs').Choice} choice
 * @param {{ more?: readonly string[], signal?: AbortSignal, onRun?: (run: import('./tally.mjs').Run) => void }} options
 *   `more`: arguments for the tool; `onRun`: hears of each test as soon as it has ended
 */
export async function runSuite({ suite, parts }, { more = [], signal, onRun = () => undefined } = {}) {
  const { variables, serverSeconds, release } = await prepare(suite);
  const runs = [];
  const partSeconds = new Map();
  const tell = (run) => {
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
    if (suite.kind === 'check')
      for (const run of checked(suite.name, ended)) tell({ ...run, suite: suite.name });
    // A tool that gave up without naming a test has failed all the same.
    const told = runs.some(({ outcome }) => outcome === 'failed');
    if (!ended.succeeded && !told && !signal?.aborted) {
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
      ended.processorSeconds === null ? null : ended.processorSeconds + serverSeconds();
    return { ...ended, processorSeconds, runs, partSeconds };
  } finally {
    await release();
  }
}
