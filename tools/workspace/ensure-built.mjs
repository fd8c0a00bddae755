import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parts } from '../bundler/processes.mjs';
import { servedFolder } from '../bundler/served-folder.mjs';
import { faultOf } from './machine-faults.mjs';
import { root } from './paths.mjs';
import { SetupError } from './run-command.mjs';
import { runScript } from './run-script.mjs';

/** Names of files and folders that no build reads; the gallery has its own. */
const ignored = /^(node_modules|dist(-dev|-debug)?|test-results|README\.md|testing|gallery)$/;

/** Returns the files that a build may read. @param {string} folder @returns {string[]} */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name) && !name.includes('.test.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}

/** Returns a hash of all files that the build of a part reads. @param {typeof parts[number]} part */
function fingerprint({ folder: own, reads }) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'server-kit/processes.json'])
    hash.update(readFileSync(join(root, file)));
  for (const folder of [own, ...reads]) {
    for (const file of filesBelow(join(root, folder)))
      hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} folder */
const stampOf = (folder) => join(root, folder, servedFolder, '.fingerprint');

/** Loads the bundler, whose native module may be missing despite its package. @throws {SetupError} */
async function loadBundler() {
  try {
    return await import('@rspack/core');
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const reason = /native binding/.test(message) ? 'son module natif manque' : message.split('\n')[0];
    throw new SetupError(
      `L'outil de construction ne démarre pas (${reason}) : supprimez le dossier node_modules, puis relancez.`,
    );
  }
}

/**
 * Runs a single build.
 * @param {import('@rspack/core').Configuration[]} configurations
 * @throws {SetupError} after printing the errors
 */
export async function compile(configurations) {
  const { rspack } = await loadBundler();
  const compiler = rspack(configurations);
  /** @type {import('@rspack/core').MultiStats} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) {
    const errors = stats.toString({ preset: 'errors-only', colors: process.stderr.isTTY });
    const fault = faultOf(errors);
    if (fault) throw new SetupError(fault);
    console.error(errors);
    throw new SetupError('La construction a échoué : corrigez les erreurs ci-dessus.');
  }
}

/**
 * Returns the parts that changed since their last build.
 * @param {readonly string[]} [chosen] names; by default all
 */
const staleOf = (chosen) =>
  parts
    .filter(({ name }) => chosen?.includes(name) ?? true)
    .map((part) => ({ ...part, fingerprint: fingerprint(part) }))
    .filter(({ folder, fingerprint: wanted }) => {
      const stamp = stampOf(folder);
      return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted;
    });

/**
 * Builds the parts of the shop whose sources have changed since their last build.
 * @param {readonly string[]} [chosen] names; by default all
 * @returns the names of the built parts
 * @throws {SetupError}
 */
export async function buildStale(chosen) {
  const stale = staleOf(chosen);
  const names = stale.map(({ name }) => name);
  if (stale.length === 0) return names;
  console.error(`Construction : ${names.join(', ')}…`);
  await loadBundler();
  const modules = await Promise.all(
    stale.map(({ folder }) => import(pathToFileURL(join(root, folder, 'rspack.config.mjs')).href)),
  );
  await compile(modules.flatMap((module) => module.default));
  for (const { folder, fingerprint: built } of stale) {
    mkdirSync(join(root, folder, servedFolder), { recursive: true });
    writeFileSync(stampOf(folder), built);
  }
  return names;
}

/**
 * Does the same in a separate process: the bundler's 350 MB would stay allocated until this process exits.
 * @param {readonly string[]} [chosen]
 * @throws {SetupError}
 */
export async function ensureBuilt(chosen) {
  const stale = staleOf(chosen).map(({ name }) => name);
  if (stale.length > 0) await runScript('tools/commands/build.mjs', { args: stale });
}
