import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { root } from '../../tools/setup/paths.mjs';
import { copySeededData } from '../../tools/setup/seeded-data.mjs';
import { keptOfBuilds } from './kept/of-builds';
import { chosenPart } from './kept/part-of';
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
const wantedPieces: readonly Wanted[] = [
  { ...nothing, parallel: [1, 2, 10, 50, 200], seed: 1 },
  ...inPieces(10, { orders: 100 }),
  ...inPieces(10, { interleavings: 50 }),
];
const kindOf = ({ parallel, orders }: Wanted) =>
  parallel.length > 0 ? 'parallel' : orders > 0 ? 'orders' : 'interleavings';
const pieces = wantedPieces.map((wanted) => ({ name: `${kindOf(wanted)} ${wanted.seed}`, wanted }));
/** By this seed one sign-out comes before the refresh, one during it and one after it. */
const sample = [{ name: 'sample', wanted: { parallel: [10], orders: 2, interleavings: 3, seed: 2 } }];

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
 * process; `chosen`: `sample`, or `--part i/n`. Pieces that are known of this build are not played again, unless they are
 * the sample. True when all are good.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  // The shell's build tells which browser code it is; the code itself runs from its sources.
  await ensureBuilt(['api', 'shell']);
  const isSample = chosen[0] === 'sample';
  const wanted = isSample ? sample : chosenPart(pieces, chosen);
  const kept = keptOfBuilds<{ good: boolean }>('refresh', ['api', 'shell']);
  const folder = mkdtempSync(join(tmpdir(), 'boutique-refresh-'));
  copySeededData(folder);
  const { api } = await makeServers(folder);
  try {
    await api.start();
    for (const piece of wanted) {
      if (!isSample && kept.of(piece.name)?.good) continue;
      kept.keep(piece.name, { good: play(api.url, piece.wanted) });
    }
  } finally {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const good = wanted.filter(({ name }) => kept.of(name)?.good);
  print(`${good.length} of ${wanted.length} pieces good`);
  return good.length === wanted.length;
}
