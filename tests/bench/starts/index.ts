import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts, type Ports, portVariables } from '../../../tools/commands/shop/start-shop';
import { root } from '../../../tools/setup/paths.mjs';
import { testVariables } from '../../../tools/setup/test-variables.mjs';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';
import { median } from '../report/statistics';
import { fine, printTable, whole } from '../report/table';
import type { Cleanup } from '../shop/cleanup';
import { temporaryFolder } from '../shop/temporary-folder';
import { type Usage, usageBelow } from './usage';

/** ms after a start or a walk when memory is read */
const settled = 60_000;

interface Start {
  /** From the command to its last line. */
  readonly seconds: number;
  readonly processorSeconds: number;
  /** A minute later. */
  readonly rested: readonly Usage[];
  /** A minute after a visitor's walk with the printed catalogue. */
  readonly walked: readonly Usage[];
}

async function walk({ shell, api }: Ports): Promise<void> {
  const pages = ['/', '/category-product/CHIMIE', '/recherche?q=savon', '/order'];
  for (const url of [
    ...pages.map((page) => `http://127.0.0.1:${shell}${page}`),
    `http://127.0.0.1:${api}/documents/catalogue.pdf`,
  ])
    await (await fetch(url)).arrayBuffer();
}

async function start(folder: string, cleanup: Cleanup): Promise<Start> {
  const ports = await freePorts();
  const begun = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...testVariables(process.env), ...portVariables(ports) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(npm, 'exit');
  const stop = async () => {
    npm.kill('SIGINT');
    await ended;
  };
  cleanup.add(stop);
  await new Promise<void>((resolve, reject) => {
    let text = '';
    npm.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('Boutique prête')) resolve();
    });
    npm.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
  });
  const seconds = (performance.now() - begun) / 1000;
  const usage = () => usageBelow(npm.pid ?? 0, folder);
  const processorSeconds = usage().reduce((sum, { processor }) => sum + processor, 0);
  await pause(settled);
  const rested = usage();
  await walk(ports);
  await pause(settled);
  const walked = usage();
  await stop();
  return { seconds, processorSeconds, rested, walked };
}

/** First and second start of a fresh clone, which has nothing installed; in turn with another checkout where one is named. */
export async function measure({ quiet, runs, against }: Options, cleanup: Cleanup) {
  const checkouts = against ? [root, against] : [root];
  const rounds: { checkout: string; first: Start; second: Start }[] = [];
  for (let round = 0; round < (against ? runs : 1); round += 1) {
    for (const checkout of checkouts) {
      const folder = join(temporaryFolder(cleanup), 'boutique');
      execFileSync('git', ['clone', '--quiet', checkout, folder]);
      await untilQuiet(quiet);
      const first = await start(folder, cleanup);
      rounds.push({ checkout, first, second: await start(folder, cleanup) });
    }
  }
  return { checkouts, rounds };
}

const starts = ['first', 'second'] as const;

export function print({ checkouts, rounds }: Awaited<ReturnType<typeof measure>>): void {
  const each = checkouts.flatMap((checkout) =>
    starts.map((which) => ({
      label: `${basename(checkout)}, ${which} start`,
      all: rounds.filter((round) => round.checkout === checkout).map((round) => round[which]),
    })),
  );
  const middle = (all: readonly Start[], key: 'seconds' | 'processorSeconds') =>
    fine(median(all.map((one) => one[key])));
  printTable(
    'From npm start in a fresh clone to its last line, npm itself not counted',
    ['what', 'seconds', 'processor seconds'],
    each.map(({ label, all }) => [label, middle(all, 'seconds'), middle(all, 'processorSeconds')]),
    1,
  );
  for (const { label, all } of each) {
    const [start] = all;
    if (start) printMemory(label, start);
  }
}

function printMemory(label: string, { rested, walked }: Start): void {
  const row = (name: string, found: readonly (Usage | undefined)[]) => [
    name,
    ...found.flatMap((usage) => [whole(usage?.resident), whole(usage?.proportional)]),
  ];
  const sum = (usages: readonly Usage[], key: 'resident' | 'proportional') =>
    whole(usages.reduce((total, usage) => total + usage[key], 0));
  printTable(
    `Memory in MB (RSS, PSS): ${label}, a minute after it and a minute after a walk with the catalogue's PDF`,
    ['process', 'RSS', 'PSS', 'walked RSS', 'walked PSS'],
    [
      ...rested.map((usage) => row(usage.name, [usage, walked.find(({ name }) => name === usage.name)])),
      [
        'all',
        ...[rested, walked].flatMap((usages) => [sum(usages, 'resident'), sum(usages, 'proportional')]),
      ],
    ],
    1,
  );
}
