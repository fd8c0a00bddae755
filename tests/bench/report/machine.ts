import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Describes the machine, so that readers can compare results. */
export const describeMachine = () => ({
  processors: os.cpus().length,
  model: os.cpus()[0]?.model,
  memoryGiB: Math.round(os.totalmem() / 2 ** 30),
  node: process.version,
  loadAverage: os.loadavg(),
});

const idleTime = () => os.cpus().reduce((sum, { times }) => sum + times.idle, 0);

/** Waits up to 10 s until all processors together are used for less than `share`, from 0 to 1. */
export async function untilQuiet(share = 0.4): Promise<void> {
  for (let tried = 0; tried < 20; tried += 1) {
    const before = idleTime();
    await pause(500);
    if (1 - (idleTime() - before) / (500 * os.cpus().length) < share) return;
  }
}
