import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BadVersion, describe, nameOf, tryVersion } from './bad-deployments/try-version';
import { type BadKind, buildBadVersions, kindsOfBad } from './bad-deployments/versions';
import { launchBrowser } from './browser/launch-browser';
import { type RemoteName, remotes } from './failure-grid/remotes';
import { startHostedShop } from './failure-grid/shop';
import { print } from './report/print';

const cases = remotes.flatMap((remote) => kindsOfBad.map((kind) => ({ remote, kind })));

/**
 * Deploys real builds of each remote that are bad in each way, and prints a line for each: what the shell that runs says and
 * serves after three polls, and what shells serve that start in that moment. `chosen`: words that stand in the names of the
 * cases. True when no bad version got anywhere.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const wanted = cases.filter((each) => chosen.every((word) => nameOf(each).includes(word)));
  const folder = mkdtempSync(join(tmpdir(), 'boutique-bad-'));
  const shop = await startHostedShop(remotes, new Set());
  const browser = await launchBrowser();
  let good = 0;
  try {
    const versions = new Map<RemoteName, Record<BadKind, string>>();
    for (const { remote, kind } of wanted) {
      const built = versions.get(remote) ?? (await buildBadVersions(remote, join(folder, remote)));
      versions.set(remote, built);
      const version: BadVersion = { remote, kind, folder: built[kind] };
      const result = await tryVersion(version, shop, browser);
      print(`${describe(version, result)}`);
      if (result.good) good += 1;
    }
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  print(`${good} of ${wanted.length} bad versions kept out`);
  return wanted.length > 0 && good === wanted.length;
}
