import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import CompressionPlugin from 'compression-webpack-plugin';
import { AssetsFilePlugin } from './plugins/assets-file.mjs';
import { FreshQueryPlugin } from './plugins/fresh-query.mjs';
import { RemoteManifestPlugin } from './plugins/remote-manifest.mjs';
import { sharedByHost, sharedByRemote, sharedKeys } from './shared.mjs';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../', import.meta.url));
const production = process.env.NODE_ENV !== 'development';
const federation = dirname(dirname(require.resolve('@module-federation/runtime/package.json')));

/**
 * The federation runtime is asked for as CommonJS and would be bundled twice and whole. These aliases lead to its ES
 * modules. They rest on the package's inner files: pinned version, guarded by `federation-runtime.test`.
 */
const federationRuntime = {
  [join(federation, 'webpack-bundler-runtime/dist/index.cjs')]: join(
    federation,
    'webpack-bundler-runtime/dist/index.js',
  ),
  [join(federation, 'runtime/dist/index.cjs')]: join(federation, 'runtime/dist/index.js'),
  [join(federation, 'runtime/dist/bundler.js')]: join(federation, 'runtime/dist/index.js'),
  [join(federation, 'runtime-core/dist/index.cjs')]: join(federation, 'runtime-core/dist/index.js'),
  '@module-federation/enhanced/runtime$': join(federation, 'runtime/dist/index.js'),
};

/** React Router publishes its development build by default. */
const routerRuntime = production
  ? {
      'react-router$': join(root, 'node_modules/react-router/dist/production/index.mjs'),
      'react-router/dom$': join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
    }
  : {};

const script = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh: false } },
    },
  },
  type: 'javascript/auto',
};

/** Class names must be equal in every build of a workspace, hence no content in them. */
const classNames = { localIdentName: '[uniqueName]-[local]-[hash:6]', exportsConvention: 'as-is' };

const browserRules = [
  script,
  { test: /\.module\.css$/, type: 'css/module', parser: { namedExports: false } },
  { test: /(?<!\.module)\.css$/, type: 'css' },
  { test: /\.(svg|woff2)$/, type: 'asset/resource' },
];

const compression = () =>
  production
    ? [
        new CompressionPlugin({
          algorithm: 'brotliCompress',
          filename: '[path][base].br',
          test: /\.(js|css|svg|json)$/,
          threshold: 512,
        }),
        new CompressionPlugin({
          algorithm: 'gzip',
          filename: '[path][base].gz',
          test: /\.(js|css|svg|json)$/,
          threshold: 512,
        }),
      ]
    : [];

const browserBuild = ({ name, folder, publicPath }) => ({
  name,
  context: folder,
  mode: production ? 'production' : 'development',
  devtool: 'source-map',
  target: ['web', 'es2022'],
  output: {
    path: join(folder, 'dist/browser'),
    clean: true,
    publicPath,
    uniqueName: name,
    crossOriginLoading: 'anonymous',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    cssChunkFilename: '[name].[contenthash:8].css',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    chunkLoadTimeout: 120_000,
  },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: { ...federationRuntime, ...routerRuntime } },
  module: { rules: browserRules, generator: { 'css/module': classNames } },
  // Cascade layers decide between stylesheets, never their order.
  ignoreWarnings: [/Conflicting order/],
  performance: false,
  stats: 'errors-warnings',
});

/** More passes than the default: every visitor pays for each byte. */
const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      ecma: 2022,
      // Classic scripts: what stands at their top level is read from outside.
      module: false,
      compress: { passes: 3, ecma: 2022, keep_fargs: false },
      mangle: true,
      format: { comments: false, ecma: 2022 },
    },
  }),
  new rspack.LightningCssMinimizerRspackPlugin(),
];

/** The shell's browser build: shares its libraries eagerly and names its files in `assets.json` for the server. */
export function defineHost({ name, folder, facades }) {
  const base = browserBuild({ name, folder, publicPath: '/' });
  const routes = JSON.parse(readFileSync(resolve(folder, 'src/routes.json'), 'utf8'));
  return {
    ...base,
    entry: { main: './src/main.ts' },
    optimization: {
      minimizer,
      moduleIds: 'deterministic',
      splitChunks: {
        chunks: 'initial',
        cacheGroups: {
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', enforce: true, chunks: 'initial' },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name,
        remotes: {},
        manifest: false,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: sharedByHost(facades),
        experiments: { optimization: { disableSnapshot: true, target: 'web' }, provideExternalRuntime: true },
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      new AssetsFilePlugin({ file: 'assets.json', entry: 'main', routes }),
      ...compression(),
    ],
  };
}

/** The federation runtime keeps a remote in a global variable, whose name has no hyphens. */
const federationName = (name) => name.replaceAll('-', '_');

/** Rules for code that makes HTML on a server: the same class names and addresses, no files. */
const rendererRules = [
  script,
  { test: /\.module\.css$/, type: 'css/module', parser: { namedExports: false } },
  { test: /(?<!\.module)\.css$/, type: 'css' },
  { test: /\.(svg|woff2)$/, type: 'asset/resource', generator: { emit: false } },
];

const rendererBuild = ({ name, folder, publicPath }) => ({
  name: `${name}-renderer`,
  context: folder,
  mode: production ? 'production' : 'development',
  devtool: false,
  target: 'node20',
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: routerRuntime },
  module: {
    rules: rendererRules,
    parser: { javascript: { dynamicImportMode: 'eager', importMeta: false, url: false } },
    generator: { 'css/module': { ...classNames, exportsOnly: true }, css: { exportsOnly: true } },
  },
  output: { publicPath, uniqueName: name, assetModuleFilename: 'assets/[name].[contenthash:8][ext]' },
  optimization: { minimize: false, splitChunks: false, moduleIds: 'deterministic' },
  performance: false,
  stats: 'errors-warnings',
});

/** Stands for the remote's address in its server bundle; the shell's server puts the address of the environment there. */
export const remoteAddress = 'remote-address:/';

/** The shared modules come from the shell that renders; the JSX runtime too, since it must be React's own. */
const givenByRenderer = Object.fromEntries(
  [...sharedKeys, 'react/jsx-runtime', 'react/jsx-dev-runtime'].map((key) => [key, `commonjs2 ${key}`]),
);

/** The builds of a remote from one source: for browsers (federated) and for the shell's server (one plain file). */
export function defineRemote({ name, folder }) {
  const { version } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));
  const routes = JSON.parse(readFileSync(resolve(folder, 'src/routes.json'), 'utf8'));
  const manifest = new RemoteManifestPlugin({ name, version, routes });
  return [remoteForBrowsers({ name, folder, manifest }), remoteForServer({ name, folder, manifest })];
}

function remoteForServer({ name, folder, manifest }) {
  const base = rendererBuild({ name, folder, publicPath: remoteAddress });
  return {
    ...base,
    entry: { server: './src/routes.ts' },
    output: {
      ...base.output,
      path: join(folder, 'dist/renderer'),
      clean: true,
      filename: 'server.[contenthash:8].cjs',
      library: { type: 'commonjs2' },
    },
    externals: givenByRenderer,
    plugins: [manifest],
  };
}

function remoteForBrowsers({ name, folder, manifest }) {
  const base = browserBuild({ name, folder, publicPath: 'auto' });
  return {
    ...base,
    // The exposed modules are all there is.
    entry: {},
    optimization: {
      minimizer,
      moduleIds: 'deterministic',
      // One chunk for what several pages use: a deep link then needs entry, routes, page and this.
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          common: { name: 'common', minChunks: 2, chunks: 'async', enforce: true },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: federationName(name),
        filename: 'remote-entry.[contenthash:8].js',
        exposes: {
          './routes': { import: './src/routes.ts', name: 'routes' },
          './fragments': { import: './src/fragments.ts', name: 'fragments' },
        },
        manifest: false,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: sharedByRemote(),
        experiments: { optimization: { disableSnapshot: true, target: 'web' }, externalRuntime: true },
      }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new FreshQueryPlugin(),
      manifest,
      ...compression(),
    ],
  };
}

/** The worker of the shell's server that turns routes into HTML; everything is bundled in, once. */
export function defineRenderer({ name, folder, entry, output, facades }) {
  const base = rendererBuild({ name, folder, publicPath: '/' });
  return {
    ...base,
    entry,
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        ...Object.fromEntries(Object.entries(facades).map(([key, file]) => [`${key}$`, file])),
      },
    },
    output: {
      ...base.output,
      path: join(folder, output),
      clean: true,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
  };
}

/** A script of its own without bundler runtime, for code that the HTML carries inline. */
export function defineInlineScript({ name, folder, entry }) {
  return {
    name: `${name}-inline`,
    context: folder,
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry,
    output: { path: join(folder, 'dist/inline'), clean: true, filename: '[name].js', iife: true },
    resolve: { extensions: ['.ts'] },
    module: { rules: [script] },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** A Node server in one ES module; packages from the registry stay outside, workspaces are bundled in. */
export function defineServer({ name, folder, entry = { main: './src/main.ts' }, output = 'dist' }) {
  return {
    name: `${name}-server`,
    context: folder,
    mode: production ? 'production' : 'development',
    devtool: 'source-map',
    target: 'node20',
    entry,
    output: {
      path: join(folder, output),
      clean: true,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    externalsType: 'module',
    externals: [
      ({ request }, callback) => {
        const inside = /^(\.|\/|shared-contracts|shared-ui)/.test(request);
        return inside ? callback() : callback(null, `module ${request}`);
      },
    ],
    optimization: { minimize: false, splitChunks: false },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [script],
      parser: { javascript: { importMeta: false, url: false, dynamicImportMode: 'eager' } },
    },
    node: { __dirname: false, __filename: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
