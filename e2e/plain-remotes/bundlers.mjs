import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin as ForWebpack } from '@module-federation/enhanced';
import { ModuleFederationPlugin as ForRspack } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import webpack from 'webpack';
import { federation } from './federation.mjs';

/** @param {string} folder */
const configuration = (folder) => ({
  context: import.meta.dirname,
  mode: /** @type {const} */ ('production'),
  devtool: /** @type {const} */ (false),
  entry: {},
  output: { path: folder, publicPath: 'auto', uniqueName: federation.name },
});

/** @typedef {{ hasErrors: () => boolean, toString: (preset: 'errors-only') => string }} Stats */
/**
 * @typedef {object} Compiler
 * @property {(done: (error: Error | null, stats?: Stats) => void) => void} run
 * @property {(done: () => void) => void} close
 */

/** @type {Readonly<Record<string, (folder: string) => Compiler>>} */
const bundlers = {
  Rspack: (folder) =>
    rspack({
      ...configuration(folder),
      plugins: [new ForRspack(federation)],
      module: { rules: [{ test: /\.css$/, type: 'css' }] },
    }),
  webpack: (folder) =>
    webpack({
      ...configuration(folder),
      plugins: [new ForWebpack(federation)],
      experiments: { css: true },
    }),
};

export const names = Object.keys(bundlers);

/**
 * Builds the remote into a folder with a bundler and the federation package's plain plugin, and describes it by hand.
 * @param {string} bundler one of `names`
 * @param {string} folder
 */
export async function buildPlainRemote(bundler, folder) {
  const compiler = bundlers[bundler]?.(folder);
  if (!compiler) throw new Error(`no bundler ${bundler}`);
  /** @type {Stats} */
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  await new Promise((resolve) => compiler.close(() => resolve(null)));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'remote.json'), 'utf8'));
  const entry = readFileSync(join(folder, manifest.entry.file));
  manifest.entry.integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest));
}
