import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that open requests have to complete after the server stops accepting new ones. */
const closeLimit = 10_000;

/** Stops the process: open requests complete, hanging ones are aborted. */
export async function endProcess(server: { close(): PromiseLike<unknown> }): Promise<void> {
  setTimeout(() => process.exit(1), closeLimit).unref();
  await server.close();
  process.exit(0);
}

/** Graceful shutdown of a server by SIGINT or SIGTERM. */
export class Shutdown {
  /** Whether the process has received a signal: a load balancer should send requests elsewhere. */
  isDraining = false;

  /** @param drainTime milliseconds for which the server still responds after the signal */
  constructor(private readonly drainTime: number) {}

  /** Stops a server on a signal; the same one again ends the process at once. Reports the start to a parent. */
  watch(server: { close(): PromiseLike<unknown> }): void {
    const end = async () => {
      if (this.isDraining) return;
      this.isDraining = true;
      await pause(this.drainTime);
      await endProcess(server);
    };
    // `once`: a repeated signal has no listener, so that it terminates the process.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
    process.send?.('ready');
  }
}
