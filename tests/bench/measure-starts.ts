import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { processorTimes } from '../../tools/commands/test/processor-time';
import { root } from '../../tools/workspace/paths.mjs';
import { testVariables } from '../../tools/workspace/test-variables.mjs';
import { descendants } from '../kit/processes';
import { freePorts, portVariables } from '../kit/shop-on-free-ports';
import type { Cleanup } from './cleanup';
import type { Options } from './options';
import { untilQuiet } from './report/machine';
import { printTable } from './report/statistics';

/** Milliseconds between a start or the visits and the reading of memory. */
const settled = 60_000;
const pages = ['/', '/category-product/CHIMIE', '/recherche?q=savon', '/order'];

/** Sums up processor seconds and memory in MB of all descendants of a process, on Linux. */
function usageBelow(pid: number) {
  const sum = { processor: 0, resident: 0, proportional: 0 };
  for (const id of descendants(pid)) {
    try {
      const { own, ofChildren } = processorTimes(id);
      const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
      const megabytes = (key: string) =>
        Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]) / 1024;
      sum.processor += (own + ofChildren) / 1000;
      sum.resident += megabytes('Rss');
      sum.proportional += megabytes('Pss');
    } catch {
      // The process has exited in the meantime.
    }
  }
  return sum;
}

/** Without npm's variables, which would apply the settings of this checkout to another one. */
const variables = () =>
  Object.fromEntries(
    Object.entries(testVariables(process.env)).filter(([name]) => !name.toLowerCase().startsWith('npm_')),
  );

/** Runs `npm start`; resolves once the shop is ready. */
async function start(name: string, folder: string, cleanup: Cleanup) {
  const ports = await freePorts();
  const startedAt = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...variables(), ...portVariables(ports) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(npm, 'exit');
  const stop = () => npm.kill('SIGINT') && ended;
  cleanup.add(stop);
  const usage = () => usageBelow(npm.pid ?? 0);
  let isReady = false;
  for await (const line of createInterface(npm.stdout)) {
    isReady = line.startsWith('Boutique prête');
    if (isReady) break;
  }
  if (!isReady) throw new Error(`npm start of ${name} exited before the shop was ready`);
  const figures = { name, seconds: (performance.now() - startedAt) / 1000, processor: usage().processor };
  return { figures, ports, usage, stop };
}

/** Reads the memory of a shop at rest, and again after visits of pages and the catalogue's PDF. */
async function memoryOf({ ports, usage }: Awaited<ReturnType<typeof start>>) {
  await pause(settled);
  const rested = usage();
  const visited = pages.map((page) => `http://127.0.0.1:${ports.shell}${page}`);
  for (const url of [...visited, `http://127.0.0.1:${ports.api}/documents/catalogue.pdf`])
    await (await fetch(url)).arrayBuffer();
  await pause(settled);
  const walked = usage();
  const ofVisits = { 'RSS after visits': walked.resident, 'PSS after visits': walked.proportional };
  return { 'RSS MB': rested.resident, PSS: rested.proportional, ...ofVisits };
}

/**
 * Measures the first and second start of a fresh clone without packages, alternately with another checkout if
 * one is given. Memory, which hardly varies, is read only at the first start of the first round.
 */
export async function measure({ runs, against }: Options, cleanup: Cleanup) {
  const starts: Readonly<Record<string, unknown>>[] = [];
  for (let round = 0; round < (against ? runs : 1); round += 1) {
    for (const checkout of against ? [root, against] : [root]) {
      const folder = join(cleanup.folder(), 'boutique');
      execFileSync('git', ['clone', '--quiet', checkout, folder]);
      await untilQuiet();
      for (const which of ['first', 'second']) {
        const shop = await start(`${basename(checkout)}, ${which}`, folder, cleanup);
        const memory = round === 0 && which === 'first' ? await memoryOf(shop) : {};
        await shop.stop();
        starts.push({ ...shop.figures, ...memory });
      }
    }
  }
  printTable(
    "From npm start to 'Boutique prête', without npm itself: seconds, and of the processors",
    starts,
  );
  return starts;
}
