import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureHeadlessBrowser } from '../scripts/setup/browser.mjs';
import { ensureBuilt } from '../scripts/setup/build.mjs';
import { startHost } from './failure-grid/host.mjs';
import { startShop } from './failure-grid/shop.mjs';
import { cells } from './skew/cells.mjs';
import { tryCell } from './skew/try-cell.mjs';
import { makeVersions, pack, remotes } from './skew/variants.mjs';

const print = (line) => process.stdout.write(`${line}\n`);
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** What `npm test` runs: what needs no other packages and builds one remote at most. */
const sample = ['shell N, mfe-account N-1', 'shell N, mfe-account an unknown shared key'];

function choose(words) {
  if (words[0] === 'sample') return cells.filter(({ name }) => sample.includes(name));
  return cells.filter(({ name }) => words.every((word) => name.includes(word)));
}

/**
 * Plays shells and remotes of different versions together and prints a line per cell. `chosen`: `pack` makes the fixture of
 * the version before, `sample`, or words that stand in the cells' names. True when each ended as it should.
 */
export async function prove(chosen) {
  await ensureBuilt();
  if (chosen[0] === 'pack') {
    pack();
    return true;
  }
  const wanted = choose(chosen);
  const folder = mkdtempSync(join(tmpdir(), 'boutique-skew-'));
  const versions = makeVersions(folder);
  const served = new Map();
  for (const cell of wanted) {
    versions.tree(cell.shell);
    served.set(cell, await versions.folderOf(cell.version, cell.remote));
  }
  const shop = await startShop(remotes, new Set());
  const browser = await chromium.launch({ executablePath: ensureHeadlessBrowser(), args });
  const hosts = [];
  try {
    let running = 'N';
    let good = 0;
    for (const cell of wanted) {
      const host = await startHost(served.get(cell));
      hosts.push(host);
      if (cell.shell !== running) await shop.runShell(versions.tree(cell.shell));
      running = cell.shell;
      const seen = await tryCell(browser, cell, { shop, host });
      if (seen.good) good += 1;
      print(`${seen.good ? '✓' : '✗'} ${cell.name}: ${seen.text}`);
    }
    print(`${good} of ${wanted.length} cells good`);
    return wanted.length > 0 && good === wanted.length;
  } finally {
    await browser.close();
    await shop.stop();
    for (const host of hosts) host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
