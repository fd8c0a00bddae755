import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startScript } from '../bundler/development/start-script.mjs';
import { portOf } from '../bundler/ports.mjs';
import { root } from './paths.mjs';
import { SetupError } from './run-command.mjs';
import { reachableHost } from './urls.mjs';

/** @typedef {import('../bundler/processes.mjs').Part} Part */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Milliseconds for a response, between two requests, and until SIGKILL follows SIGTERM. */
const responseLimit = 2_000;
const interval = 100;
const endLimit = 10_000;

/** @param {Part} each */
async function answers(each) {
  try {
    const url = `http://${reachableHost()}:${portOf(each)}/health`;
    const response = await fetch(url, { signal: AbortSignal.timeout(responseLimit) });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * All processes of the shop. `start` resolves once all respond, and rejects if one exits before (the caller
 * then stops the others). If a process exits later, the others continue and one line reports it.
 */
export class Shop {
  /** @type {Map<string, ChildProcess>} by name */
  children = new Map();
  ready = false;
  stopping = false;

  /** @param {readonly Part[]} parts to run */
  constructor(parts) {
    this.parts = parts;
  }

  async start() {
    // Before it answers, the shell renders pages, with data of the API: the first visitors do not wait for code.
    const isShell = (/** @type {Part} */ { name }) => name === 'shell';
    for (const group of [this.parts.filter((each) => !isShell(each)), this.parts.filter(isShell)])
      await Promise.all(group.map((each) => this.untilAnswering(each, this.run(each))));
    this.ready = true;
  }

  /** Starts a process. @param {Part} each */
  run(each) {
    const cwd = resolve(root, each.cwd ?? '');
    // glibc holds the memory of terminated threads in up to eight arenas per processor.
    const child = startScript(resolve(root, each.script), {
      cwd,
      env: { MALLOC_ARENA_MAX: '2', ...process.env },
    });
    this.children.set(each.name, child);
    child.once('exit', (code, signal) => {
      this.children.delete(each.name);
      if (!this.ready || this.stopping) return;
      console.error(`${each.name} s'est arrêté (${signal ?? `code ${code}`}) ; le reste continue.`);
      if (this.children.size === 0) process.exitCode = 1;
    });
    return child;
  }

  /** @param {Part} each @param {ChildProcess} child its process @throws {SetupError} if the process exits before */
  async untilAnswering(each, child) {
    for (;;) {
      const isAnswering = await answers(each);
      // The response may come from another process, if this child could not use the port.
      const { exitCode, signalCode } = child;
      if (exitCode !== null || signalCode !== null)
        // A server that cannot start prints why and exits with code 1.
        throw new SetupError(`${each.name} n'a pas démarré (${signalCode ?? `code ${exitCode}`}).`, {
          said: exitCode === 1,
        });
      if (isAnswering) return;
      await pause(interval);
    }
  }

  /** Stops all child processes: by SIGTERM, and by SIGKILL those that do not end in time. */
  async stop() {
    this.stopping = true;
    const running = [...this.children.values()];
    const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of running) child.kill('SIGTERM');
    const killTimer = setTimeout(() => {
      for (const child of this.children.values()) child.kill('SIGKILL');
    }, endLimit);
    await Promise.all(ended);
    clearTimeout(killTimer);
  }
}
