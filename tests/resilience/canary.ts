import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { root } from '../../tools/workspace/paths.mjs';
import { buildNextVersion } from '../kit/next-version.mjs';
import { megabytes } from '../kit/processes';
import { type CanaryShop, list, liveFolder, remote, startCanaryShop } from './canary/shop';
import { endByErrors, visitCanary } from './canary/visitors';
import { playCases } from './report/play-cases';
import { print } from './report/print';

const use = fileURLToPath(new URL('canary/throwing-in-browsers.cjs', import.meta.url));

const throwing = ({ module, ...configuration }: Configuration): Configuration => ({
  ...configuration,
  module: {
    ...module,
    rules: [...(module?.rules ?? []), { include: join(root, remote, 'src/routes.ts'), use }],
  },
});

/** Makes 100 deployments, with a visit after each. @returns the faults found */
async function deployOften(shop: CanaryShop, next: string): Promise<string[]> {
  const stored = join(shop.dataFolder, 'remotes');
  const measure = () => {
    const files = readdirSync(stored, { recursive: true, encoding: 'utf8' });
    const bytes = files.reduce((sum, file) => sum + statSync(join(stored, file)).size, 0);
    return { megabytes: megabytes(shop.childOf('shell').pid, 'VmRSS'), bytes };
  };
  const faults: string[] = [];
  let warm = measure();
  for (let deployed = 0; deployed < 100; deployed += 1) {
    await shop.deploy(deployed % 2 === 0 ? next : liveFolder);
    const { status } = await fetch(shop.url + list);
    if (status !== 200) faults.push(`status ${status}`);
    // Until then both grow by what is compiled and cached once.
    if (deployed === 20) warm = measure();
  }
  const end = measure();
  const result = `from ${JSON.stringify(warm)} to ${JSON.stringify(end)}`;
  print(result);
  if (end.bytes > warm.bytes * 1.1 || !(end.megabytes <= warm.megabytes * 1.3)) faults.push(result);
  return faults;
}

const cases = [
  { name: 'a canary with a visitor of each number', play: visitCanary },
  { name: 'a canary that errors end', play: endByErrors, change: throwing },
  { name: '100 deployments', play: deployOften },
];

/**
 * Deploys real builds of the catalogue as canaries behind a cache, and repeatedly to all;
 * `sample`: without the 100 deployments. True when each visitor gets one version, errors end a canary, and
 * memory and disk stay constant.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-canary-'));
  const shop = await startCanaryShop(folder);
  const sample = cases.slice(0, 2).map(({ name }) => name);
  try {
    return await playCases(cases, chosen, sample, async ({ name, play, change }) =>
      play(shop, await buildNextVersion(remote, join(folder, name.replaceAll(/\W/g, '-')), change)),
    );
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
