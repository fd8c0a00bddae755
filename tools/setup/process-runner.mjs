import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startScript } from '../build/development/start-script.mjs';
import { portOf } from '../build/ports.mjs';
import { root } from './paths.mjs';
import { processes, processNamed, reachableHost } from './process-table.mjs';
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
 * All processes of the shop. `start` resolves when each answers; one that ends before that makes it fail (the caller then
 * stops the others); one that dies later leaves the others running and is reported in one line.
 */
export class Shop {
  /** @type {Map<string, import('node:child_process').ChildProcess>} by name */
  children = new Map();
  ready = false;
  stopping = false;
  /** @type {Map<string, End>} */
  ends = new Map();

  /** @param {{ parts?: readonly Process[] }} options `parts`: those that run */
  constructor({ parts = processes } = {}) {
    this.parts = parts;
  }

  async start() {
    for (const each of this.parts) this.run(each, each.script);
    await Promise.all(this.parts.map((each) => this.untilAnswering(each)));
    this.ready = true;
  }

  /** @param {Process} each @param {string} script from the root, or whole */
  run(each, script) {
    const cwd = resolve(root, each.cwd ?? '');
    // glibc keeps the memory of threads that have ended in up to eight arenas for each processor.
    const child = startScript(resolve(root, script), { cwd, env: { MALLOC_ARENA_MAX: '2', ...process.env } });
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
      // Another process may have answered on the port that this child did not get.
      const end = this.ends.get(name);
      if (end) throw this.startFailure(name, end);
      if (isAnswering) return;
      await pause(100);
    }
  }

  /** A server that refuses to start says why in a line of its own and ends with code 1. @param {string} name @param {End} end */
  startFailure(name, { code, signal }) {
    return new SetupError(`${name} n'a pas démarré (${signal ?? `code ${code}`}).`, { said: code === 1 });
  }

  /** Ends a process and runs another script on the same port. @param {string} name @param {string} script whole path */
  async replace(name, script) {
    const child = this.children.get(name);
    if (!child) throw new Error(`${name} does not run`);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    this.ready = false;
    child.kill('SIGTERM');
    await ended;
    this.ends.delete(name);
    const part = processNamed(name);
    this.run(part, script);
    await this.untilAnswering(part);
    this.ready = true;
  }

  /** Ends every child: SIGTERM, and SIGKILL for one that has not ended after 10 s. */
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
