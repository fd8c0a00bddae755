import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startScript } from '../bundler/development/start-script.mjs';
import { portOf } from '../bundler/ports.mjs';
import { root } from './paths.mjs';
import { processes, reachableHost } from './process-table.mjs';
import { SetupError } from './run-command.mjs';

/** @typedef {import('./process-table.mjs').Process} Process */
/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} End */

/** @param {Process} each */
async function answers(each) {
  try {
    const url = `http://${reachableHost()}:${portOf(each)}/health`;
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
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
  /** @type {Map<string, import('node:child_process').ChildProcess>} by name */
  children = new Map();
  ready = false;
  stopping = false;
  /** @type {Map<string, End>} */
  ends = new Map();

  /** @param {{ parts?: readonly Process[] }} options `parts`: the processes to run */
  constructor({ parts = processes } = {}) {
    this.parts = parts;
  }

  async start() {
    // Before it answers, the shell renders pages, with data of the API: the first visitors do not wait for code.
    const isShell = (/** @type {Process} */ { name }) => name === 'shell';
    for (const group of [this.parts.filter((each) => !isShell(each)), this.parts.filter(isShell)]) {
      for (const each of group) this.run(each);
      await Promise.all(group.map((each) => this.untilAnswering(each)));
    }
    this.ready = true;
  }

  /** @param {Process} each */
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
      this.ends.set(each.name, { code, signal });
      if (!this.ready || this.stopping) return;
      console.error(`${each.name} s'est arrêté (${signal ?? `code ${code}`}) ; le reste continue.`);
      if (this.children.size === 0) process.exitCode = 1;
    });
  }

  /** @param {Process} each */
  async untilAnswering(each) {
    const { name } = each;
    for (;;) {
      const isAnswering = await answers(each);
      // The response may come from another process, if this child could not use the port.
      const end = this.ends.get(name);
      if (end)
        // A server that cannot start prints why and exits with code 1.
        throw new SetupError(`${name} n'a pas démarré (${end.signal ?? `code ${end.code}`}).`, {
          said: end.code === 1,
        });
      if (isAnswering) return;
      await pause(100);
    }
  }

  /** Stops all child processes: SIGTERM, and SIGKILL after 10 s. */
  async stop() {
    this.stopping = true;
    const running = [...this.children.values()];
    const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of running) child.kill('SIGTERM');
    const killTimer = setTimeout(() => {
      for (const child of this.children.values()) child.kill('SIGKILL');
    }, 10_000);
    await Promise.all(ended);
    clearTimeout(killTimer);
  }
}
