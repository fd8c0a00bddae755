import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ChunkRequestsPlugin } from '../plugins/chunk-requests.mjs';
import { FacadeNamesPlugin } from '../plugins/facade-names.mjs';
import { RelocatableEntryPlugin } from '../plugins/relocatable-entry.mjs';
import { RemoteManifestPlugin } from '../plugins/remote-manifest.mjs';
import { SortedIntegrityPlugin } from '../plugins/sorted-integrity.mjs';
import { needsOf, sharedKeys } from '../shared-modules.mjs';
import { jsxRuntime } from './aliases.mjs';
import { browserBuild, browserPlugins, minimizer } from './browser.mjs';
import { remoteDevServer } from './dev-server.mjs';
import { hashed, hotReload, moduleIds, outputFolder } from './mode.mjs';
import { rendererBuild } from './renderer.mjs';

/** The rendering shell provides shared modules, and the JSX runtime, which must match its React. */
const givenByRenderer = Object.fromEntries(
  [...sharedKeys, 'react/jsx-runtime', 'react/jsx-dev-runtime'].map((key) => [key, `commonjs2 ${key}`]),
);

/**
 * Federation options of a remote, named as in the package: one module per expose.
 * @typedef {object} Federation
 * @property {string} name
 * @property {Record<'./routes' | './fragments', string>} exposes
 * @property {ReturnType<typeof import('../shared-modules.mjs').sharedByRemote>} shared
 */

/**
 * Returns the builds of a remote: for browsers (federated) and for the shell's server (one plain file). With
 * hot reload the browser renders everything, so there is only the first.
 * @param {{ folder: string, federation: Federation, runtime?: 'shell' | 'own' }} remote
 *   `runtime`: the federation runtime. `shell` requires the same minor version; any other requires `own`.
 * @returns {import('@rspack/core').Configuration[]}
 */
export function defineRemote({ folder, federation, runtime = 'shell' }) {
  const { name } = federation;
  const { version } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));
  const { pages, fragments } = JSON.parse(readFileSync(resolve(folder, 'src/remote.json'), 'utf8'));
  const manifest = new RemoteManifestPlugin({
    name,
    version,
    commit: commitOf(folder),
    pages,
    fragments,
    needs: needsOf(federation.shared, runtime),
    withServerBundle: !hotReload,
  });
  const forBrowsers = remoteForBrowsers({ folder, federation, runtime, manifest });
  if (hotReload) return [{ ...forBrowsers, devServer: remoteDevServer(folder) }];
  return [forBrowsers, remoteForServer({ name, folder, manifest })];
}

/**
 * @param {{ name: string, folder: string, manifest: RemoteManifestPlugin }} remote
 * @returns {import('@rspack/core').Configuration}
 */
function remoteForServer({ name, folder, manifest }) {
  // The shell's server replaces it by the remote's URL: `urlPlaceholder` of `shared-contracts/remotes`.
  const base = rendererBuild({ name, folder, publicPath: 'remote-address:/' });
  return {
    ...base,
    entry: { server: './src/routes.ts' },
    output: {
      ...base.output,
      path: join(folder, outputFolder, 'renderer'),
      clean: true,
      filename: 'server.[contenthash:8].cjs',
      library: { type: 'commonjs2' },
    },
    externals: givenByRenderer,
    plugins: [manifest],
  };
}

/**
 * @param {{ folder: string, federation: Federation, runtime: 'shell' | 'own',
 *   manifest: RemoteManifestPlugin }} remote
 * @returns {import('@rspack/core').Configuration}
 */
function remoteForBrowsers({ folder, federation, runtime, manifest }) {
  const { name, exposes, shared } = federation;
  const base = browserBuild({ name, folder, publicPath: 'auto' });
  return {
    ...base,
    // There are only the exposed modules.
    entry: {},
    ...(hotReload && {
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...jsxRuntime(folder) } },
    }),
    optimization: {
      minimizer,
      moduleIds,
      // Code of both exposed modules or three pages is bundled with the routes: a deep link loads 3 files.
      // Large code of two pages has its own file, so that no other page loads it.
      splitChunks: {
        chunks: 'async',
        minSize: 20_000,
        cacheGroups: {
          default: { minChunks: 2, name: namedAfterPages },
          defaultVendors: false,
          common: { name: 'routes', minChunks: 3, enforce: true, priority: 1 },
          exposed: {
            name: 'routes',
            minChunks: 2,
            chunks: ({ name: chunk }) => chunk === 'routes' || chunk === 'fragments',
            enforce: true,
            priority: 2,
          },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name,
        // A property of window, where the runtime reads it, since a variable name cannot contain a hyphen.
        library: { type: 'window', name },
        filename: hashed('remote-entry', '.js'),
        // The chunk of an exposed module has the name of the module.
        exposes: Object.fromEntries(
          Object.entries(exposes).map(([key, file]) => [key, { import: file, name: key.slice('./'.length) }]),
        ),
        // The shop reads `remote.json`.
        manifest: false,
        dts: false,
        shareStrategy: 'loaded-first',
        shared,
        experiments: {
          externalRuntime: runtime === 'shell',
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new RelocatableEntryPlugin(),
      // Not with hot reload: an update requests the same file again with other content.
      ...(!hotReload
        ? [
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
            new SortedIntegrityPlugin(),
            new ChunkRequestsPlugin(),
          ]
        : []),
      new FacadeNamesPlugin(),
      manifest,
      ...browserPlugins(),
    ],
  };
}

/** @param {unknown} _module @param {readonly import('@rspack/core').Chunk[]} chunks */
const namedAfterPages = (_module, chunks) =>
  chunks
    .map(({ name }) => name)
    .sort()
    .join('-');

/** Returns the commit of a folder: `BUILD_COMMIT`, else from git; null if unknown. @param {string} folder */
function commitOf(folder) {
  if (process.env.BUILD_COMMIT) return process.env.BUILD_COMMIT;
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
