import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parts } from '../../build-config/processes.mjs';
import { servedFolder } from '../../build-config/served-folder.mjs';
import { root } from './paths.mjs';
import { SetupError } from './stop-with.mjs';

/** What is built, and the folders beside its own that each build reads. */
export const builds = parts.map(({ name, reads }) => ({ workspace: name, reads }));

const ignored = new Set(['node_modules', 'dist', 'dist-dev', 'dist-debug', 'test-results', 'README.md']);

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) && !entry.name.includes('.test.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}

/** Changes whenever a file changes that the build of the workspace reads. @param {typeof builds[number]} build */
function fingerprint({ workspace, reads }) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'processes.json', '.browserslistrc'])
    hash.update(readFileSync(join(root, file)));
  for (const folder of [workspace, ...reads]) {
    for (const file of filesBelow(join(root, folder)))
      hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} workspace */
const stampOf = (workspace) => join(root, workspace, servedFolder, '.fingerprint');

/** The bundler's native part may be missing though its package is there. @throws {SetupError} */
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
 * Builds once.
 * @param {import('@rspack/core').Configuration[]} configurations
 * @throws {SetupError} after the errors have been printed
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
    console.error(stats.toString({ preset: 'errors-only', colors: process.stderr.isTTY }));
    throw new SetupError('La construction a échoué : corrigez les erreurs ci-dessus.');
  }
}

/** Builds the workspaces whose sources changed since their last build, all or the `chosen` ones; returns their names. */
export async function ensureBuilt(chosen = builds.map(({ workspace }) => workspace)) {
  const stale = builds
    .filter(({ workspace }) => chosen.includes(workspace))
    .map((build) => ({ ...build, fingerprint: fingerprint(build) }))
    .filter(({ workspace, fingerprint: wanted }) => {
      const stamp = stampOf(workspace);
      return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted;
    });
  if (stale.length === 0) return [];
  console.error(`Construction : ${stale.map(({ workspace }) => workspace).join(', ')}…`);
  await loadBundler();
  const modules = await Promise.all(
    stale.map(({ workspace }) => import(pathToFileURL(join(root, workspace, 'rspack.config.mjs')).href)),
  );
  await compile(modules.flatMap((module) => module.default));
  for (const { workspace, fingerprint: built } of stale) {
    mkdirSync(join(root, workspace, servedFolder), { recursive: true });
    writeFileSync(stampOf(workspace), built);
  }
  return stale.map(({ workspace }) => workspace);
}
