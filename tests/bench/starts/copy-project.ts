import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';

const leftOut = new Set(['node_modules', 'dist', '.git', '.data', 'results', 'test-results', 'coverage']);

const isSource = (name: string) => !leftOut.has(name) && !name.startsWith('.data');

/**
 * Copies the sources to `folder`, as a fresh clone with its packages installed: nothing is built there. Packages are linked,
 * the project's own workspaces are those of the copy.
 */
export function copyProject(folder: string): void {
  for (const name of readdirSync(root)) {
    if (isSource(name))
      cpSync(join(root, name), join(folder, name), {
        recursive: true,
        filter: (path) => isSource(basename(path)),
      });
  }
  linkPackages('', folder);
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const workspace of workspaces) {
    if (existsSync(join(root, workspace, 'node_modules'))) linkPackages(workspace, folder);
  }
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  writeFileSync(join(folder, 'node_modules/.installed-lock'), lock);
}

function linkPackages(workspace: string, folder: string): void {
  const [from, to] = [join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue;
    const path = join(from, name);
    // A link between workspaces is relative: copied as it is, it leads to the copy's own.
    symlinkSync(lstatSync(path).isSymbolicLink() ? readlinkSync(path) : path, join(to, name));
  }
}
