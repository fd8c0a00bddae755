import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Seconds of each load on a server. */
export const loadSeconds = 5;

/** Describes the machine, so that readers can compare results. */
export function describeMachine() {
  return {
    processors: os.cpus().length,
    model: os.cpus()[0]?.model,
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    loadAverage: os.loadavg().map((load) => Number(load.toFixed(2))),
  };
}

function times() {
  const sum = { idle: 0, all: 0 };
  for (const { times: spent } of os.cpus()) {
    sum.idle += spent.idle;
    sum.all += spent.user + spent.nice + spent.sys + spent.idle + spent.irq;
  }
  return sum;
}

/** Measures the use of all processors over half a second, from 0 to 1. */
async function processorUse(): Promise<number> {
  const before = times();
  await pause(500);
  const after = times();
  return after.all > before.all ? 1 - (after.idle - before.idle) / (after.all - before.all) : 0;
}

/** Waits up to 10 s until the processor use is below `share`; resolves to the last use. */
export async function untilQuiet(share = 0.4): Promise<number> {
  const until = Date.now() + 10_000;
  let use = await processorUse();
  while (use > share && Date.now() < until) use = await processorUse();
  return Number(use.toFixed(2));
}
