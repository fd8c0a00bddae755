import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin as ForWebpack } from '@module-federation/enhanced';
import { ModuleFederationPlugin as ForRspack } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import webpack from 'webpack';
import { federation } from './federation.mjs';

const configuration = (plugin, folder) => ({
  context: import.meta.dirname,
  mode: 'production',
  devtool: false,
  entry: {},
  output: { path: folder, publicPath: 'auto', uniqueName: federation.name },
  plugins: [plugin],
});

const bundlers = {
  Rspack: (folder) =>
    rspack({
      ...configuration(new ForRspack(federation), folder),
      module: { rules: [{ test: /\.css$/, type: 'css' }] },
    }),
  webpack: (folder) =>
    webpack({ ...configuration(new ForWebpack(federation), folder), experiments: { css: true } }),
};

export const names = Object.keys(bundlers);

/** Builds the remote into a folder with a bundler and the federation package's plain plugin, and describes it by hand. */
export async function buildPlainRemote(bundler, folder) {
  const compiler = bundlers[bundler](folder);
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'remote.json'), 'utf8'));
  const entry = readFileSync(join(folder, manifest.entry.file));
  manifest.entry.integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest));
}
