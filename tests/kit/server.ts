import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startScript } from '../../tools/bundler/development/start-script.mjs';
import { root } from '../../tools/workspace/paths.mjs';
import { hasExited } from './has-exited.mjs';
import { untilDone } from './until';

/** A process that can be killed and started again on its port. */
export class Killable {
  child: ChildProcess | null = null;

  /** Resolves to the milliseconds until the process is ready. @throws when it exits before */
  protected untilReady(name: string, child: ChildProcess, isReady: () => Promise<boolean>): Promise<number> {
    this.child = child;
    return untilDone(`${name} responds`, () => {
      const end = child.exitCode ?? child.signalCode;
      if (end !== null) throw new Error(`${name} exited (${end})`);
      return isReady();
    });
  }

  /** @returns the exit code; null when it was killed or did not run */
  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || hasExited(child)) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code;
  }

  kill = () => this.end('SIGKILL');
  stop = () => this.end('SIGTERM');
}

/** A server of the shop. */
export class Server extends Killable {
  /** @param script path relative to the root of the project */
  constructor(
    private readonly script: string,
    readonly url: string,
    readonly env: NodeJS.ProcessEnv,
  ) {
    super();
  }

  /** Starts the server; resolves to the milliseconds until it responds. @param project root of the build */
  start(project = root): Promise<number> {
    const child = startScript(join(project, this.script), { cwd: root, env: this.env, output: 'ignore' });
    return this.untilReady(this.script, child, () => responds(`${this.url}/health`));
  }
}

/** Whether a GET succeeds. */
export const responds = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
