import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The workspaces of which something is shared. */
const workspaces = ['shared-contracts', 'page-kit', 'shared-ui'];

/** Whether a package is a workspace of this repository, whose sources are bundled. @param {string} name */
export const isWorkspace = (name) => workspaces.includes(name);

/**
 * The version of a package as a folder finds it.
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
 * The one list of modules that the shell gives to every remote: those of which a page must have one copy, since they hold
 * state or a React context, or are too large to come twice (the outlines of icons are data alone). A key is the exact
 * request: each subpath needs its own.
 *
 * All else is bundled into each part that uses it, because a shared module is never tree-shaken and can only change with
 * the shell: the components of shared-ui, react-hook-form and what holds no state of contracts and page-kit (pricing, storage, catalogue, …).
 * zod is in no browser code at all.
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

/** The package that a request such as `react-dom/client` leads to. @param {string} key */
export const packageOf = (key) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * What the shell gives, evaluated with its own code in the same request. A key with a facade gives remotes that file; the shell
 * itself imports the library.
 * @param {string} folder of the shell
 * @param {Readonly<Record<string, string>>} facades files by key
 */
export const providedByHost = (folder, facades) =>
  Object.fromEntries(
    sharedKeys.map((key) => [
      facades[key] ?? key,
      { shareKey: key, version: versionOf(folder, packageOf(key)), singleton: true, eager: true },
    ]),
  );

/** From the minor version that a remote was built with: a patch adds nothing that it could need. @param {string} version */
const atLeastMinor = (version) => `^${version.split('.').slice(0, 2).join('.')}.0`;

/**
 * What a remote expects of its host: it carries no copy of its own.
 * @param {string} folder of the remote
 * @returns {Record<string, { singleton: true, import: false, requiredVersion: string }>}
 */
export const sharedByRemote = (folder) =>
  Object.fromEntries(
    sharedKeys.map((key) => [
      key,
      { singleton: true, import: false, requiredVersion: atLeastMinor(versionOf(folder, packageOf(key))) },
    ]),
  );
