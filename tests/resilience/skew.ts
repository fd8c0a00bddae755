import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { launchBrowser } from './browser/launch-browser';
import { type Host, startHost } from './failure-grid/host';
import { remotes } from './failure-grid/remotes';
import { startHostedShop } from './failure-grid/shop';
import { print } from './report/print';
import { type Cell, cells } from './skew/cells';
import { tryCell } from './skew/try-cell';
import { makeVersions } from './skew/variants';

const sample = ['shell N, mfe-account an unknown shared key'];

function choose(words: readonly string[]) {
  if (words[0] === 'sample') return cells.filter(({ name }) => sample.includes(name));
  return cells.filter(({ name }) => words.every((word) => name.includes(word)));
}

/**
 * Plays shells and remotes of different versions together and prints a line per cell. `chosen`:
 * `sample`, or words that stand in the cells' names. True when each ended as it should.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  await ensureBuilt();
  const wanted = choose(chosen);
  const folder = mkdtempSync(join(tmpdir(), 'boutique-skew-'));
  const versions = makeVersions(folder);
  const served: { readonly cell: Cell; readonly served: string }[] = [];
  for (const cell of wanted) {
    versions.tree(cell.shell);
    served.push({ cell, served: await versions.folderOf(cell.version, cell.remote) });
  }
  const shop = await startHostedShop(remotes, new Set());
  const browser = await launchBrowser();
  const hosts: Host[] = [];
  try {
    let running = 'N';
    let good = 0;
    for (const { cell, served: files } of served) {
      const host = await startHost(files);
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
