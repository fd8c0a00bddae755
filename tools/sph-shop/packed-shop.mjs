import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { portOf, remoteIn } from '../bundler/ports.mjs';
import { fromBuild, parts, remotes } from '../bundler/processes.mjs';
import { debugFolder } from '../bundler/served-folder.mjs';
import { requireFreePorts } from '../commands/require-free-ports.mjs';
import { runShop } from '../commands/run-shop.mjs';
import { root } from '../workspace/paths.mjs';

/**
 * A squad's remote.
 * @typedef {object} OwnRemote
 * @property {string} folder
 * @property {string} develop script that builds it at every change and serves the result
 */

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Adds a remote to the environment of this package, with the first path segments of its pages, unless it has
 * the remote.
 * @param {string} data folder of the file
 * @param {string} folder of the remote
 */
function writeEnvironment(data, folder) {
  const environment = read(join(root, 'environments/local.json'));
  const remote = remoteIn(folder);
  /** @type {{ path: string }[]} */
  const pages = Object.values(read(join(folder, 'src/remote.json')).pages);
  const prefixes = [...new Set(pages.map(({ path }) => path.split('/')[0]))];
  const known = environment.remotes[remote.name] ?? { prefixes, slots: [] };
  environment.remotes[remote.name] = { ...known, url: `http://localhost:${portOf(remote)}/` };
  const file = join(data, 'environment.json');
  mkdirSync(data, { recursive: true });
  writeFileSync(file, JSON.stringify(environment));
  return file;
}

/**
 * Runs the shop of this package in this terminal, with its data in `.data` of the caller's folder
 * (`DATA_DIR`).
 * @param {OwnRemote} [own] added with hot reload; replaces the remote of the same name
 */
export const runPackedShop = (own) =>
  runShop(async () => {
    process.env.NODE_ENV = 'production';
    const data = resolve(process.env.DATA_DIR || '.data');
    process.env.DATA_DIR = data;
    const { SHOP_ENVIRONMENT_FILE: chosen } = process.env;
    if (chosen) process.env.SHOP_ENVIRONMENT_FILE = resolve(chosen);
    else if (own) process.env.SHOP_ENVIRONMENT_FILE = writeEnvironment(data, own.folder);
    const ownParts = own
      ? [{ ...remoteIn(own.folder), folder: own.folder, reads: [], script: own.develop, cwd: own.folder }]
      : [];
    /** @param {{ name: string }} part */
    const isOther = ({ name }) => name !== ownParts[0]?.name;
    const others = parts
      .filter(isOther)
      .map((each) => (each.name === 'shell' ? fromBuild(each, debugFolder) : each));
    const running = [...others, ...ownParts];
    await requireFreePorts(running);
    return { parts: running, hosted: remotes.filter(isOther).map(({ name }) => name) };
  });
