import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineServer } from '../../build-config/rspack/index.mjs';
import { compile } from '../../scripts/setup/build.mjs';
import { root } from '../../scripts/setup/paths.mjs';

const folder = join(root, 'node_modules/.cache/carts-oracle/pricing');

/** The shop's own prices (`shared-contracts/pricing`) as they stand in the checkout, and a name of what they are. */
export async function loadPricing(): Promise<{
  pricing: typeof import('shared-contracts/pricing');
  version: string;
}> {
  const configuration = defineServer({
    name: 'pricing',
    folder: join(root, 'shared-contracts'),
    entry: { pricing: './src/pricing/index.ts' },
  });
  await compile([{ ...configuration, devtool: false, output: { ...configuration.output, path: folder } }]);
  const file = join(folder, 'pricing.mjs');
  const version = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  return { pricing: await import(pathToFileURL(file).href), version };
}
