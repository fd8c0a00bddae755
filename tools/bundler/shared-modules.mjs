import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Returns the version of a package resolved from a folder.
 * @param {string} folder
 * @param {string} name
 * @returns {string}
 */
const versionOf = (folder, name) => {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const files = (resolve.paths(name) ?? []).map((path) => join(path, name, 'package.json'));
  const file = files.find((each) => existsSync(each));
  if (!file) throw new Error(`${folder} needs ${name}, which the shell shares: add it to its dependencies`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
};

/**
 * Modules that the shell provides to every remote: those that a page must load only once, since they contain
 * state or a React context, or are too large to load twice (the icon paths are only data). A key is the exact
 * request: each subpath needs its own.
 *
 * All other code is bundled into each part that uses it, because a shared module is never tree-shaken and
 * changes only with the shell: components of shared-ui, react-hook-form and stateless modules of contracts
 * and page-kit (pricing, storage, catalogue, …). No browser code contains zod.
 */
export const sharedKeys = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'jotai',
  '@tanstack/react-query',
  'react-hot-toast/headless',
  'shared-contracts/auth',
  'shared-contracts/cart',
  'shared-contracts/events',
  'shared-contracts/http',
  'page-kit/page',
  'shared-ui/icon-paths',
];

/**
 * Libraries of which the shell provides only the part that a module of ours exports.
 * @type {Readonly<Record<string, string>>}
 */
export const facades = {
  'react-router-dom': 'page-kit/facades/react-router-dom',
  '@tanstack/react-query': 'page-kit/facades/react-query',
};

/** The federation runtime: its parts in shell and remote change together with the minor version. */
const runtimePackage = '@module-federation/runtime';
/** @type {string} */
const runtimeVersion = createRequire(import.meta.url)(`${runtimePackage}/package.json`).version;

/** Returns the package of a request such as `react-dom/client`. @param {string} key */
export const packageOf = (key) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Returns the versions that the shell provides, for its `contract.json`.
 * @param {string} folder of the shell
 */
export const contractOf = (folder) => ({
  ...Object.fromEntries(sharedKeys.map((key) => [key, versionOf(folder, packageOf(key))])),
  [runtimePackage]: runtimeVersion,
});

/** Returns the first patch of a minor version: patches add nothing to need. @param {string} version */
const minorOf = (version) => `${version.split('.').slice(0, 2).join('.')}.0`;

/**
 * Returns the modules that a remote expects from its host; it bundles no copies.
 * @param {string} folder of the remote
 * @returns {Record<string, { singleton: true, import: false, requiredVersion: string }>}
 */
export const sharedByRemote = (folder) =>
  Object.fromEntries(
    sharedKeys.map((key) => [
      key,
      { singleton: true, import: false, requiredVersion: `^${minorOf(versionOf(folder, packageOf(key)))}` },
    ]),
  );

/**
 * Returns the ranges that a remote needs, for its `remote.json`.
 * @param {ReturnType<typeof sharedByRemote>} shared
 * @param {'shell' | 'own'} runtime
 */
export const needsOf = (shared, runtime) => ({
  ...Object.fromEntries(Object.entries(shared).map(([key, { requiredVersion }]) => [key, requiredVersion])),
  ...(runtime === 'shell' && { [runtimePackage]: `~${minorOf(runtimeVersion)}` }),
});
