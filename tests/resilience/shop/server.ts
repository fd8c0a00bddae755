import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startScript } from '../../../tools/build/development/start-script.mjs';
import { root } from '../../../tools/setup/paths.mjs';
import { untilDone } from '../waiting/until';

/** A server of the shop, which can be killed and started again on its port. */
export class Server {
  child: ChildProcess | null = null;

  /** @param script path relative to the root of the project */
  constructor(
    private readonly script: string,
    readonly url: string,
    readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Starts the server; resolves to the milliseconds until it responds. @param project root of the build */
  async start(project = root): Promise<number> {
    const child = startScript(join(project, this.script), { cwd: root, env: this.env, output: 'ignore' });
    this.child = child;
    return untilDone(`${this.script} responds`, () => {
      if (child.exitCode !== null) throw new Error(`${this.script} exited (${child.exitCode})`);
      return fetch(`${this.url}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    });
  }

  /** @returns the exit code; null when it was killed or did not run */
  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code;
  }

  kill = () => this.end('SIGKILL');
  stop = () => this.end('SIGTERM');
}
