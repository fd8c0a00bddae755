import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { root } from '../../tools/setup/paths.mjs';
import { buildNextVersion } from '../../tools/setup/testing/next-version.mjs';
import { playCases } from './report/play-cases';
import { deployOften } from './share/deployments';
import { previewInOne } from './share/preview';
import { remote, startSharedShop } from './share/shop';
import { endByErrors } from './share/taken-back';
import { visitShare } from './share/visitors';

const loader = fileURLToPath(new URL('share/throwing-in-browsers.cjs', import.meta.url));

const throwing = (configuration: Configuration) => ({
  ...configuration,
  module: {
    ...configuration.module,
    rules: [
      ...(configuration.module?.rules ?? []),
      { include: join(root, remote, 'src/routes.ts'), use: loader },
    ],
  },
});

const cases = [
  { name: 'a share of 1,000 visitors', play: visitShare },
  { name: 'a share that errors end', play: endByErrors, change: throwing },
  { name: 'a preview in one of two browsers', play: previewInOne },
  { name: '100 deployments', play: deployOften },
];

/**
 * Deploys real builds of the catalogue to a share of visitors behind a cache, and repeatedly to all;
 * `sample`: without the 100 deployments. True when each visitor gets one version, errors end a share, and
 * memory and disk stay constant.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-share-'));
  const shop = await startSharedShop(folder);
  const sample = cases.slice(0, 3).map(({ name }) => name);
  try {
    return await playCases(cases, chosen, { sample }, async ({ name, play, change }) =>
      play(shop, await buildNextVersion(remote, join(folder, name.replaceAll(/\W/g, '-')), change)),
    );
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
