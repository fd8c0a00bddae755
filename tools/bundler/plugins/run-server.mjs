import { fileURLToPath } from 'node:url';
import { startScript } from '../development/start-script.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs a server beside a watched build: restarts it after every change and stops it with the bundler. */
export class RunServerPlugin {
  /** @type {import('node:child_process').ChildProcess | null} */
  child = null;
  /** Whether a server has reported its start. */
  hasStarted = false;

  /** @param {{ script: string, variables?: Readonly<Record<string, string>> | undefined }} options */
  constructor({ script, variables = {} }) {
    this.script = script;
    this.variables = variables;
    this.turn = Promise.resolve();
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    /** @type {string | null} */
    let built = null;
    compiler.hooks.done.tap('RunServerPlugin', (stats) => {
      if (stats.hasErrors() || stats.hash === built) return;
      built = stats.hash;
      this.turn = this.turn.then(() => this.restart());
    });
    compiler.hooks.shutdown.tapPromise('RunServerPlugin', () => {
      this.turn = this.turn.then(() => this.stop());
      return this.turn;
    });
  }

  async restart() {
    await this.stop();
    const child = startScript(this.script, { cwd: root, env: { ...process.env, ...this.variables } });
    this.child = child;
    child.once('message', () => {
      this.hasStarted = true;
    });
    child.once('exit', (code) => {
      if (this.child !== child) return;
      this.child = null;
      // A server that refuses to start has printed why. After a later failure the next change restarts it.
      if (!this.hasStarted) process.exit(code ?? 1);
    });
  }

  async stop() {
    const child = this.child;
    if (!child) return;
    this.child = null;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
}
