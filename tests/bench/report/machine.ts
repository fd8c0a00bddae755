import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Duration of each load on a server, in seconds. */
export const loadSeconds = 5;

/** What a reader needs to know of the machine to compare figures. */
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

/** Share of the processors in use over half a second, 0 to 1. */
async function processorUse(): Promise<number> {
  const before = times();
  await pause(500);
  const after = times();
  return after.all > before.all ? 1 - (after.idle - before.idle) / (after.all - before.all) : 0;
}

/** Waits until less than `share` of the processors is used, at most 10 s; returns the use at the end. */
export async function untilQuiet(share = 0.4): Promise<number> {
  const until = Date.now() + 10_000;
  let use = await processorUse();
  while (use > share && Date.now() < until) use = await processorUse();
  return Number(use.toFixed(2));
}
