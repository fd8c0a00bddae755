import { readFileSync } from 'node:fs';
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

/** Returns the processor milliseconds of a process with all its threads, and of its child processes that exited. */
export function processorTimes(pid: number | undefined): { own: number; ofChildren: number } {
  // After the name in parentheses, the times in hundredths of a second are fields 14 to 17.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
  const [user = 0, system = 0, ofChildren = 0, systemOfChildren = 0] = stat
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return { own: (user + system) * 10, ofChildren: (ofChildren + systemOfChildren) * 10 };
}

/** Returns a figure of a process's memory in MB: its peak, or what it has now; NaN once it has ended. */
export function megabytes(pid: number | undefined, key: 'VmHWM' | 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
