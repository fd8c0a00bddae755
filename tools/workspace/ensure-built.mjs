import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parts } from '../bundler/processes.mjs';
import { servedFolder } from '../bundler/served-folder.mjs';
import { faultOf } from './machine-faults.mjs';
import { root } from './paths.mjs';
import { beginPhase } from './phase.mjs';
import { SetupError } from './run-command.mjs';
import { runScript } from './run-script.mjs';

/** The builds, and the other folders that each one reads. */
export const builds = parts.map(({ name, folder, reads }) => ({ workspace: name, folder, reads }));

const ignored = new Set([
  ...['node_modules', 'dist', 'dist-dev', 'dist-debug', 'test-results', 'README.md'],
  // Builders of the tests, and the gallery, which has its own build.
  ...['testing', 'gallery'],
]);

/** Returns the files that a build may read. @param {string} folder @returns {string[]} */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) && !entry.name.includes('.test.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}

/** Returns a hash of all files that the build of the workspace reads. @param {typeof builds[number]} build */
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

const all = builds.map(({ workspace }) => workspace);

/** Returns the chosen workspaces that changed since their last build. @param {readonly string[]} chosen */
const staleOf = (chosen) =>
  builds
    .filter(({ workspace }) => chosen.includes(workspace))
    .map((build) => ({ ...build, fingerprint: fingerprint(build) }))
    .filter(({ folder, fingerprint: wanted }) => {
      const stamp = stampOf(folder);
      return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted;
    });

/**
 * Builds the workspaces whose sources have changed since their last build.
 * @param {readonly string[]} chosen by default all
 * @returns the names of the built workspaces
 * @throws {SetupError}
 */
export async function buildStale(chosen = all) {
  const stale = staleOf(chosen);
  const names = stale.map(({ workspace }) => workspace);
  if (stale.length === 0) return names;
  const end = beginPhase('Construction', names.join(', '));
  await loadBundler();
  const modules = await Promise.all(
    stale.map(({ folder }) => import(pathToFileURL(join(root, folder, 'rspack.config.mjs')).href)),
  );
  await compile(modules.flatMap((module) => module.default));
  for (const { folder, fingerprint: built } of stale) {
    mkdirSync(join(root, folder, servedFolder), { recursive: true });
    writeFileSync(stampOf(folder), built);
  }
  end();
  return names;
}

/**
 * Does the same in a separate process: the bundler's 350 MB would stay allocated until this process exits.
 * @param {readonly string[]} [chosen]
 * @throws {SetupError}
 */
export async function ensureBuilt(chosen = all) {
  const stale = staleOf(chosen).map(({ workspace }) => workspace);
  if (stale.length > 0) await runScript('tools/commands/build.mjs', { args: stale });
}
