import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import CompressionPlugin from 'compression-webpack-plugin';
import { federationModules, refreshRuntime, routerRuntime } from './aliases.mjs';
import { everyBuild, hashed, hotReload, outputFolder, production } from './mode.mjs';
import { browserRules, classNames } from './rules.mjs';

/** Target of loader, runtime and styles: the oldest browsers of the list. */
export const browsers = /** @type {const} */ (
  `browserslist:${join(import.meta.dirname, '../.browserslistrc')}`
);

const compressed = { test: /\.(js|css|svg|json)$/, threshold: 512 };

/** More passes than the default: every visitor pays for each byte. */
export const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      // Classic scripts: their top-level names are global.
      module: false,
      compress: { passes: 3, keep_fargs: false },
      mangle: true,
      format: { comments: false },
    },
  }),
  new rspack.LightningCssMinimizerRspackPlugin(),
];

/**
 * Lets V8 compile all functions of a script in the background while it loads, instead of at their first call.
 * Other engines ignore the comment. https://v8.dev/blog/explicit-compile-hints
 */
const compiledAtOnce = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minimizer, which drops comments, and before the source maps.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Plugins of every browser build: compile hints and compressed copies, or hot reload. */
export const browserPlugins = () =>
  production
    ? [
        compiledAtOnce,
        new CompressionPlugin({ algorithm: 'brotliCompress', filename: '[path][base].br', ...compressed }),
        new CompressionPlugin({ algorithm: 'gzip', filename: '[path][base].gz', ...compressed }),
      ]
    : hotReload
      ? [new ReactRefreshRspackPlugin({ exclude: /[\\/](node_modules|tools)[\\/]/ })]
      : [];

/**
 * Returns the common configuration of the browser builds of shell and remotes.
 * @param {{ name: string, folder: string, publicPath: string, output?: string }} workspace
 * @returns {import('@rspack/core').Configuration}
 */
export const browserBuild = ({ name, folder, publicPath, output = 'browser' }) => ({
  ...everyBuild,
  name,
  context: folder,
  devtool: production ? 'source-map' : 'cheap-module-source-map',
  // Binds `define` of UMD libraries, which otherwise call a loader that an extension has put on the page.
  amd: {},
  target: browsers,
  output: {
    path: join(folder, outputFolder, output),
    // The server of a build with hot reload reads these two, which the bundler does not track.
    clean: !hotReload || { keep: /(assets|remote)\.json$/ },
    publicPath,
    uniqueName: name,
    crossOriginLoading: 'anonymous',
    filename: hashed('[name]', '.js'),
    chunkFilename: hashed('[name]', '.js'),
    cssFilename: hashed('[name]', '.css'),
    cssChunkFilename: hashed('[name]', '.css'),
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    chunkLoadTimeout: 120_000,
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    alias: { ...federationModules, ...routerRuntime(folder), ...refreshRuntime },
  },
  module: { rules: browserRules, generator: { 'css/module': classNames } },
  // Cascade layers decide precedence, not the order of stylesheets.
  ignoreWarnings: [/Conflicting order/],
  // Else every dev server prints the URL of its part, and not of the shop.
  infrastructureLogging: { level: 'error' },
});
