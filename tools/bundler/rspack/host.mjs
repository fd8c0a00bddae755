import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { AssetsFilePlugin } from '../plugins/assets-file.mjs';
import { FreshRequestsPlugin } from '../plugins/chunk-requests.mjs';
import { portOf } from '../ports.mjs';
import { partNamed } from '../processes.mjs';
import { debug } from '../served-folder.mjs';
import { contractOf } from '../shared-modules.mjs';
import { browserBuild, browserPlugins, browsers, minimizer } from './browser.mjs';
import { hostDevServer } from './dev-server.mjs';
import { everyBuild, moduleIds, outputFolder, serverPort } from './mode.mjs';
import { inlineRules } from './rules.mjs';

/**
 * Returns the shell's browser build, which lists its files in `assets.json` for the server.
 * @param {{ name: string, folder: string }} shell
 * @returns {import('@rspack/core').Configuration}
 */
export function defineHost({ name, folder }) {
  const base = browserBuild({ name, folder, publicPath: '/' });
  const pages = JSON.parse(readFileSync(resolve(folder, 'src/pages.json'), 'utf8'));
  const contract = contractOf(folder);
  return {
    ...base,
    entry: { main: './src/main.ts' },
    optimization: {
      minimizer,
      moduleIds,
      splitChunks: {
        chunks: 'initial',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Larger than `main` by what arrives during one request on a slow line: the page then requests the
          // files of a remote when `main` is there (start-scripts.ts).
          vendor: {
            test: /[\\/]node_modules[\\/](react|react-dom|react-router)[\\/]/,
            name: 'vendor',
            enforce: true,
          },
          // Five screens have forms and share one file of the form library.
          forms: {
            test: /[\\/]node_modules[\\/]react-hook-form[\\/]/,
            name: 'forms',
            enforce: true,
            chunks: 'async',
          },
        },
      },
    },
    plugins: [
      // The host needs no plugin of its own: it starts Module Federation's runtime itself, once a remote loads.
      new rspack.DefinePlugin({
        'process.env.SHELL_CONTRACT': JSON.stringify(JSON.stringify(contract)),
        // As the plugin defines them for `optimization.disableSnapshot` and `target`.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_OPTIMIZE_NO_REMOTE: false,
        FEDERATION_OPTIMIZE_NO_SHARED: false,
        ENV_TARGET: '"web"',
      }),
      new FreshRequestsPlugin(),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      new AssetsFilePlugin({ pages, contract }),
      ...browserPlugins(),
      // Before React, so that the hot reload of a remote can use it later.
      ...(debug ? [new ReactRefreshRspackPlugin({ injectLoader: false, forceEnable: true })] : []),
    ],
    ...(serverPort !== null && { devServer: hostDevServer({ port: portOf(partNamed(name)), serverPort }) }),
  };
}

/**
 * Returns the build of a script without bundler runtime that is inlined in the HTML.
 * @param {{ name: string, folder: string, entry: Record<string, string> }} script
 * @returns {import('@rspack/core').Configuration}
 */
export function defineInlineScript({ name, folder, entry }) {
  return {
    ...everyBuild,
    name: `${name}-inline`,
    context: folder,
    devtool: false,
    target: browsers,
    entry,
    output: {
      path: join(folder, outputFolder, 'inline'),
      clean: true,
      filename: '[name].js',
      iife: true,
      chunkFormat: 'array-push',
    },
    resolve: { extensions: ['.ts'] },
    module: { rules: inlineRules },
    devServer: false,
  };
}
