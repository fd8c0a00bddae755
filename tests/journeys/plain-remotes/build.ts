import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced';
import webpack from 'webpack';

const fromShop = { singleton: true, import: false } as const;

/** Builds the remote with webpack and only the options that the guide for squads documents; writes `remote.json`. */
export async function buildPlainRemote(folder: string): Promise<void> {
  const name = 'mfe-brands';
  const compiler = webpack({
    context: import.meta.dirname,
    mode: 'production',
    devtool: false,
    entry: {},
    output: { path: folder, publicPath: 'auto', uniqueName: name },
    experiments: { css: true },
    plugins: [
      new ModuleFederationPlugin({
        name,
        library: { type: 'window', name },
        filename: 'remote-entry.js',
        exposes: { './routes': './src/routes.js', './fragments': './src/fragments.js' },
        shareStrategy: 'loaded-first',
        dts: false,
        shared: {
          react: fromShop,
          'react-router-dom': fromShop,
          jotai: fromShop,
          'shared-contracts/cart': fromShop,
        },
      }),
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      stats?.hasErrors() === false ? resolve() : reject(error ?? new Error(stats?.toString('errors-only'))),
    ),
  );
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'remote.json'), 'utf8'));
  const entry = readFileSync(join(folder, manifest.entry.file));
  manifest.entry.integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest));
}
