import { setTimeout as pause } from 'node:timers/promises';

/** ms for open requests when no further one comes. */
const closeLimit = 10_000;

/** Ends the process: open requests are finished, those that hang are cut off. */
export async function endProcess(server: { close(): PromiseLike<unknown> }): Promise<void> {
  setTimeout(() => process.exit(1), closeLimit).unref();
  await server.close();
  process.exit(0);
}

/** The end of a server's process by SIGINT or SIGTERM. */
export class Shutdown {
  /** Whether the process received a signal: a balancer should send its requests elsewhere. */
  isDraining = false;

  /** @param drainTime ms in which the server still responds after the signal */
  constructor(private readonly drainTime: number) {}

  /** From now on a signal ends the server; a second one ends the process at once. */
  watch(server: { close(): PromiseLike<unknown> }): void {
    const end = async () => {
      if (this.isDraining) return;
      this.isDraining = true;
      await pause(this.drainTime);
      await endProcess(server);
    };
    // There is no listener any longer at the second signal.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
  }
}
