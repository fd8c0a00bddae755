import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { root } from '../../tools/setup/paths.mjs';
import { copySeededData } from '../../tools/setup/seeded-data.mjs';
import { makeServers } from './orders-kill/servers';
import { print } from './report/print';

/** Password of the demo customers. */
const password = 'Savon-de-Marseille-1986';
/** `parallel`: numbers of calls at once; `orders`, `interleavings`: how many of each. */
interface Wanted {
  readonly parallel: readonly number[];
  readonly orders: number;
  readonly interleavings: number;
  readonly seed: number;
}

const nothing = { parallel: [], orders: 0, interleavings: 0 };
const inPieces = (count: number, what: Partial<Wanted>): Wanted[] =>
  Array.from({ length: count }, (_, index) => ({ ...nothing, ...what, seed: index + 1 }));

/** 1, 2, 10, 50 and 200 calls at once; 1,000 orders of answers; 500 interleavings. */
const pieces: readonly Wanted[] = [
  { ...nothing, parallel: [1, 2, 10, 50, 200], seed: 1 },
  ...inPieces(10, { orders: 100 }),
  ...inPieces(10, { interleavings: 50 }),
];
/** By this seed one sign-out comes before the refresh, one during it and one after it. */
const sample: readonly Wanted[] = [{ parallel: [10], orders: 2, interleavings: 3, seed: 2 }];

/** Plays a piece in jsdom against this API. True when nothing of it fails. */
function play(apiUrl: string, wanted: Wanted): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '--config=tests/resilience/refresh/jest.config.mjs',
      '--forceExit',
      '--runInBand',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, REFRESH_PROOF: JSON.stringify({ apiUrl, password, ...wanted }) },
    },
  );
  return status === 0;
}

/**
 * Plays refused calls, answers in random order and sign-outs in their middle by the browser's code against a real API
 * process; `chosen`: `sample`. True when all are good.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  // The shell's build tells which browser code it is; the code itself runs from its sources.
  await ensureBuilt(['api', 'shell']);
  const wanted = chosen[0] === 'sample' ? sample : pieces;
  let good = 0;
  const folder = mkdtempSync(join(tmpdir(), 'boutique-refresh-'));
  copySeededData(folder);
  const { api } = await makeServers(folder);
  try {
    await api.start();
    for (const piece of wanted) if (play(api.url, piece)) good += 1;
  } finally {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  print(`${good} of ${wanted.length} pieces good`);
  return good === wanted.length;
}
