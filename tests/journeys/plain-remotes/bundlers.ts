import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin as ForWebpack } from '@module-federation/enhanced';
import { ModuleFederationPlugin as ForRspack } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import webpack from 'webpack';
import { federation } from './federation';

const configuration = (folder: string) => ({
  context: import.meta.dirname,
  mode: 'production' as const,
  devtool: false as const,
  entry: {},
  output: { path: folder, publicPath: 'auto', uniqueName: federation.name },
});

interface Stats {
  hasErrors(): boolean;
  toString(preset: 'errors-only'): string;
}

/** The API that both bundlers share. */
interface Compiler {
  run(done: (error: Error | null, stats?: Stats) => void): void;
  close(done: () => void): void;
}

const bundlers = {
  Rspack: (folder: string): Compiler =>
    rspack({
      ...configuration(folder),
      plugins: [new ForRspack(federation)],
      module: { rules: [{ test: /\.css$/, type: 'css' }] },
    }),
  webpack: (folder: string): Compiler =>
    webpack({
      ...configuration(folder),
      plugins: [new ForWebpack(federation)],
      experiments: { css: true },
    }),
};

/** Builds the remote with the plain federation plugin and writes `remote.json`, without the shop's tools. */
export async function buildPlainRemote(bundler: keyof typeof bundlers, folder: string): Promise<void> {
  const compiler = bundlers[bundler](folder);
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  await new Promise<void>((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'remote.json'), 'utf8'));
  const entry = readFileSync(join(folder, manifest.entry.file));
  manifest.entry.integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest));
}
