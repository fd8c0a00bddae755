import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureHeadlessBrowser } from '../scripts/setup/browser.mjs';
import { describe, nameOf, tryVersion } from './bad-deployments/try-version.mjs';
import { buildBadVersions, reasons } from './bad-deployments/versions.mjs';
import { remotes } from './failure-grid/cells.mjs';
import { startShop } from './failure-grid/shop.mjs';

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const cases = remotes.flatMap((remote) => Object.keys(reasons).map((kind) => ({ remote, kind })));

/**
 * Deploys real builds of each remote that are bad in each way, and prints a line for each: what the shell that runs says and
 * serves after three polls, and what shells serve that start in that moment. `chosen`: words that stand in the names of the
 * cases. True when no bad version got anywhere.
 */
export async function prove(chosen) {
  const wanted = cases.filter((each) => chosen.every((word) => nameOf(each).includes(word)));
  const folder = mkdtempSync(join(tmpdir(), 'boutique-bad-'));
  const shop = await startShop(remotes, new Set());
  const browser = await chromium.launch({ executablePath: ensureHeadlessBrowser(), args });
  let good = 0;
  try {
    const versions = new Map();
    for (const { remote, kind } of wanted) {
      if (!versions.has(remote)) versions.set(remote, await buildBadVersions(remote, join(folder, remote)));
      const version = { remote, kind, folder: versions.get(remote)[kind] };
      const result = await tryVersion(version, shop, browser);
      process.stdout.write(`${describe(version, result)}\n`);
      if (result.good) good += 1;
    }
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  process.stdout.write(`${good} of ${wanted.length} bad versions kept out\n`);
  return wanted.length > 0 && good === wanted.length;
}
