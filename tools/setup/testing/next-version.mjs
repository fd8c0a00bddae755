import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from '../build.mjs';
import { root } from '../paths.mjs';

/** @typedef {import('@rspack/core').Configuration} Configuration */

/**
 * Builds another version of the shell or a remote into a folder, as it is in its `dist`: the same sources, but every file and
 * every module in it has another name, so that modules of both versions cannot run together unnoticed. `change`
 * makes another configuration of each. Resolves to the folder of its files for browsers.
 * @param {string} workspace
 * @param {string} folder
 * @param {(configuration: Configuration) => Configuration} change
 */
export async function buildNextVersion(workspace, folder, change = (configuration) => configuration) {
  // Of its own: a configuration that this process has built with knows that build, and would write into its folder.
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
