import { fromBuild, parts, remotes } from '../bundler/processes.mjs';
import { debugFolder, servedFolder } from '../bundler/served-folder.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { SetupError } from './run-command.mjs';
import { runScript } from './run-script.mjs';

const develop = 'tools/bundler/development/develop.mjs';
const all = parts.map(({ name }) => name);
// The shell has hot reload only together with all others: otherwise its pages would be built in two ways.
const choosable = all.filter((name) => name !== 'shell');
/** @param {string} name */
const isRemote = (name) => remotes.some((remote) => remote.name === name);

/**
 * Returns the parts that build their workspace at every edit.
 * @param {readonly string[]} names empty: all, including the shell
 * @throws {SetupError} with the names that can be chosen
 */
export function hotParts(names) {
  const unknown = names.find((name) => !choosable.includes(name));
  if (unknown) throw new SetupError(`${unknown} est inconnu : choisissez parmi ${choosable.join(', ')}.`);
  return names.length > 0 ? names : all;
}

/**
 * Returns the folder of the shell's build: a hot remote preserves a page's state only with React's
 * development code.
 * @param {readonly string[]} hot
 */
export function shellFolder(hot) {
  if (hot.includes('shell')) return 'dist-dev';
  return hot.some(isRemote) ? debugFolder : servedFolder;
}

/** Returns the parts of a shop with these hot ones. @param {readonly string[]} hot */
export const partsWith = (hot) =>
  parts.map((each) => {
    if (hot.includes(each.name)) return { ...each, script: develop, cwd: each.folder };
    return each.name === 'shell' ? fromBuild(each, shellFolder(hot)) : each;
  });

/**
 * Builds the changed workspaces that do not build themselves.
 * @param {readonly string[]} hot workspaces that build themselves
 * @throws {SetupError}
 */
export async function ensureBuiltAround(hot) {
  if (hot.includes('shell')) return;
  const ownShell = shellFolder(hot) === servedFolder;
  await ensureBuilt(all.filter((name) => !hot.includes(name) && (ownShell || name !== 'shell')));
  // A process makes only one kind of build.
  if (!ownShell)
    await runScript('tools/commands/build.mjs', { args: ['shell'], env: { SHOP_BUILD: 'debug' } });
}
