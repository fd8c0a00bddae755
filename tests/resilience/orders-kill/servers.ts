import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startScript } from '../../../tools/build/development/start-script.mjs';
import { freePort } from '../../../tools/build/free-port.mjs';
import { root } from '../../../tools/setup/paths.mjs';
import { untilDone } from '../waiting/until';

/** One server of the shop, which can be killed and started again on its port. */
export class Server {
  child: ChildProcess | null = null;

  /** `script`: below the root. */
  constructor(
    private readonly script: string,
    readonly url: string,
    readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Milliseconds until it answers. */
  async start(): Promise<number> {
    const child = startScript(join(root, this.script), { cwd: root, env: this.env, output: 'ignore' });
    this.child = child;
    return untilDone(`${this.script} answers`, () => {
      if (child.exitCode !== null) throw new Error(`${this.script} ended (${child.exitCode})`);
      return this.isUp();
    });
  }

  isUp = () =>
    fetch(`${this.url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  kill = () => this.end('SIGKILL');
  stop = () => this.end('SIGTERM');
}

/** API and card provider of a shop. */
export interface Servers {
  readonly api: Server;
  readonly sandbox: Server;
}

/** API and card provider on free ports, the provider unless one is `given`; the provider repeats a notification that was not taken, four times at most, every 3 s. */
export async function makeServers(
  dataDirectory: string,
  databaseUrl?: string,
  given?: Server,
): Promise<Servers> {
  const api = await freePort();
  const sandbox = given ? Number(new URL(given.url).port) : await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: dataDirectory,
    API_PORT: String(api),
    PAYMENT_SANDBOX_PORT: String(sandbox),
    SANDBOX_IPN_RETRY_SECONDS: '3',
    LOG_LEVEL: 'fatal',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  return {
    api: new Server('api/dist/main.mjs', `http://127.0.0.1:${api}`, env),
    sandbox: given ?? new Server('tools/payment-sandbox/dist/main.mjs', `http://127.0.0.1:${sandbox}`, env),
  };
}
