import { join } from 'node:path';
import { routerRuntime } from './aliases.mjs';
import { esModules, everyBuild, outputFolder } from './mode.mjs';
import { classNames, rendererRules } from './rules.mjs';

/**
 * Returns the common configuration of builds that render pages on a server.
 * @param {{ name: string, folder: string, publicPath: string }} workspace
 * @returns {import('@rspack/core').Configuration}
 */
export const rendererBuild = ({ name, folder, publicPath }) => ({
  ...everyBuild,
  name: `${name}-renderer`,
  context: folder,
  devtool: false,
  target: 'node20',
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: routerRuntime(folder) },
  module: {
    rules: rendererRules,
    parser: { javascript: { dynamicImportMode: 'eager', importMeta: false, url: false } },
    generator: { 'css/module': { ...classNames, exportsOnly: true }, css: { exportsOnly: true } },
  },
  output: { publicPath, uniqueName: name, assetModuleFilename: 'assets/[name].[contenthash:8][ext]' },
  optimization: { minimize: false, splitChunks: false, moduleIds: 'deterministic' },
});

/**
 * Returns the build of the worker that renders routes to HTML on the shell's server; everything is bundled.
 * @param {{ name: string, folder: string, entry: Record<string, string>, output: string }} worker
 * @returns {import('@rspack/core').Configuration}
 */
export function defineRenderer({ name, folder, entry, output }) {
  const base = rendererBuild({ name, folder, publicPath: '/' });
  return {
    ...base,
    entry,
    output: { ...base.output, ...esModules, path: join(folder, outputFolder, output) },
  };
}
