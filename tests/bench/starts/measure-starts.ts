import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../tools/setup/paths.mjs';
import { testVariables } from '../../../tools/setup/test-variables.mjs';
import { freePorts, portVariables } from '../../../tools/setup/testing/shop-on-free-ports';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';
import { fine, printTable, whole } from '../report/table';
import { type Cleanup, temporaryFolder } from '../shop/cleanup';
import { type Usage, usageBelow } from './usage';

/** Milliseconds between a start or the visits and the reading of memory. */
const settled = 60_000;
const pages = ['/', '/category-product/CHIMIE', '/recherche?q=savon', '/order'];

interface Memory {
  readonly rested: readonly Usage[];
  readonly walked: readonly Usage[];
}

/** Without npm's variables, which would apply the settings of this checkout to another one. */
const variables = () =>
  Object.fromEntries(
    Object.entries(testVariables(process.env)).filter(([name]) => !name.toLowerCase().startsWith('npm_')),
  );

async function start(name: string, folder: string, readsMemory: boolean, cleanup: Cleanup) {
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
  const usage = () => usageBelow(npm.pid ?? 0, folder);
  let isReady = false;
  for await (const line of createInterface(npm.stdout)) {
    isReady = line.startsWith('Boutique prête');
    if (isReady) break;
  }
  if (!isReady) throw new Error(`npm start of ${name} exited before the shop was ready`);
  const seconds = (performance.now() - startedAt) / 1000;
  const processor = usage().reduce((sum, each) => sum + each.processor, 0);

  async function readMemory(): Promise<Memory> {
    await pause(settled);
    const rested = usage();
    const visited = pages.map((page) => `http://127.0.0.1:${ports.shell}${page}`);
    for (const url of [...visited, `http://127.0.0.1:${ports.api}/documents/catalogue.pdf`])
      await (await fetch(url)).arrayBuffer();
    await pause(settled);
    return { rested, walked: usage() };
  }

  const memory = readsMemory ? await readMemory() : null;
  await stop();
  return { name, seconds, processor, memory };
}

/**
 * Measures the first and second start of a fresh clone without packages, alternately with another checkout if
 * one is given. Memory, which hardly varies, is read only at the first start of the first round.
 */
export async function measure({ runs, against }: Options, cleanup: Cleanup) {
  const starts: Awaited<ReturnType<typeof start>>[] = [];
  for (let round = 0; round < (against ? runs : 1); round += 1) {
    for (const checkout of against ? [root, against] : [root]) {
      const folder = join(temporaryFolder(cleanup), 'boutique');
      execFileSync('git', ['clone', '--quiet', checkout, folder]);
      await untilQuiet();
      for (const which of ['first', 'second']) {
        const readsMemory = round === 0 && which === 'first';
        starts.push(await start(`${basename(checkout)}, ${which}`, folder, readsMemory, cleanup));
      }
    }
  }
  return starts;
}

const megabytes = (usages: readonly Usage[]) =>
  (['resident', 'proportional'] as const).map((key) =>
    whole(usages.reduce((sum, usage) => sum + usage[key], 0)),
  );

const head = ['MB RSS', 'PSS', 'RSS after visits', 'PSS'];

export function print(starts: Awaited<ReturnType<typeof measure>>): void {
  printTable(
    "From npm start to 'Boutique prête', without npm itself; memory after a minute, and a minute after visits of pages and the catalogue's PDF",
    ['start', 'seconds', 'processor seconds', ...head],
    starts.map(({ name, seconds, processor, memory }) => [
      name,
      fine(seconds),
      fine(processor),
      ...(memory ? [memory.rested, memory.walked].flatMap(megabytes) : head.map(() => '–')),
    ]),
    1,
  );
  const { rested = [], walked = [] } = starts[0]?.memory ?? {};
  printTable(
    'Memory of each process after the first start',
    ['process', ...head],
    rested.map((usage) => [
      usage.name,
      ...megabytes([usage]),
      ...megabytes(walked.filter(({ name }) => name === usage.name)),
    ]),
    1,
  );
}
