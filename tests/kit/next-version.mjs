import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from '../../tools/workspace/ensure-built.mjs';
import { root } from '../../tools/workspace/paths.mjs';
import { copyProject } from './copied-project.mjs';

/** @typedef {import('@rspack/core').Configuration} Configuration */

/**
 * Builds another version of the shell or a remote into a folder, with the layout of `dist`: the same sources,
 * but other names of all files and modules, so that mixing modules of both versions fails. `change` modifies
 * each configuration. Resolves to the folder of the browser's files.
 * @param {string} workspace
 * @param {string} folder
 * @param {(configuration: Configuration) => Configuration} change
 */
export async function buildNextVersion(workspace, folder, change = (configuration) => configuration) {
  // A new copy: a configuration that this process has already used for a build would write to its folder.
  const file = pathToFileURL(join(root, workspace, 'rspack.config.mjs'));
  file.search = String(new URLSearchParams({ folder }));
  /** @type {{ default: Configuration[] }} */
  const { default: configurations } = await import(file.href);
  /** @param {string | undefined} path */
  const moved = (path = '') => join(folder, basename(path));
  await compile(
    configurations.map(change).map((each) => ({
      ...each,
      output: { ...each.output, path: moved(each.output?.path), hashSalt: 'next' },
      optimization: { ...each.optimization, moduleIds: 'named' },
    })),
  );
  return join(folder, 'browser');
}

/** Creates a project with another build of the shell. Resolves to its root, which the caller removes. */
export async function copyNextShell() {
  const folder = copyProject('shell');
  await buildNextVersion('shell', join(folder, 'shell/dist'));
  return folder;
}
