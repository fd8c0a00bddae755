import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryVersion } from './bad-deployments/try-version';
import { type BadKind, buildBadVersions, kindsOfBad } from './bad-deployments/versions';
import { launchBrowser } from './browser/launch-browser';
import { type RemoteName, remotes, startHostedShop } from './failure-grid/shop';
import { playCases } from './report/play';

const cases = remotes.flatMap((remote) =>
  kindsOfBad.map((kind) => ({ name: `${remote}, ${kind}`, remote, kind })),
);

/**
 * Deploys real builds of each remote that are bad in each way: what the shell that runs says and serves after three polls,
 * and what shells serve that start in that moment. True when no bad version was ever served.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-bad-'));
  const shop = await startHostedShop();
  const browser = await launchBrowser();
  const versions = new Map<RemoteName, Record<BadKind, string>>();
  try {
    return await playCases(cases, chosen, {}, async ({ remote, kind }) => {
      const built = versions.get(remote) ?? (await buildBadVersions(remote, join(folder, remote)));
      versions.set(remote, built);
      return tryVersion({ remote, kind, folder: built[kind] }, shop, browser);
    });
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
