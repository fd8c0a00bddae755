import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../../tools/workspace/paths.mjs';

const built = /^(dist(-dev|-debug)?|node_modules)$/;

/**
 * Creates a project with a copy of one workspace, which may be edited and built without effect on the
 * sources. `tools` is copied too, since commands resolve links to find the project. Returns the folder, which
 * the caller removes.
 * @param {string} workspace
 * @returns {string}
 */
export function copyProject(workspace) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'boutique-copy-')));
  for (const name of readdirSync(root)) {
    if (name.startsWith('.')) continue;
    const copied = name === workspace || name === 'tools';
    if (copied)
      cpSync(join(root, name), join(folder, name), {
        recursive: true,
        filter: (path) => !built.test(basename(path)),
      });
    else symlinkSync(join(root, name), join(folder, name), 'junction');
  }
  const own = join(root, workspace, 'node_modules');
  if (existsSync(own)) symlinkSync(own, join(folder, workspace, 'node_modules'), 'junction');
  return folder;
}
