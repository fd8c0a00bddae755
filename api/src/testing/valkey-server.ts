import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from 'bundler/free-port';

/** Path of the server found by the tests; without a server, their suite is skipped. */
export const valkeyProgram = process.env.VALKEY_PATH ?? '';

/** A Valkey or Redis server for one test, without persistence. */
export class ValkeyServer {
  private child: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<ValkeyServer> {
    const server = new ValkeyServer(await freePort());
    server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  start(): void {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.child = spawn(valkeyProgram, options, { stdio: 'ignore' });
  }

  /** Freezes the server: connections stay open, but it does not respond. */
  fallSilent(): void {
    this.child?.kill('SIGSTOP');
  }

  async kill(): Promise<void> {
    const exited = this.child && once(this.child, 'exit');
    this.child?.kill('SIGKILL');
    await exited;
  }
}
