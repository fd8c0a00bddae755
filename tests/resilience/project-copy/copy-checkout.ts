import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';

const left = /^(\.git|\.cache|\.data.*|node_modules|dist-(dev|debug)|test-results|coverage)$/;

/** Copies packages by links to the same files where the system can: a link to their folder would show where they really lie. */
function copyPackages(from: string, to: string): void {
  const { status } = spawnSync('cp', ['-al', from, to], { stdio: 'ignore' });
  if (status !== 0) cpSync(from, to, { recursive: true, verbatimSymlinks: true, force: true });
}

/** Copies the checkout with its builds into a folder that does not exist yet. @returns the folder */
export function copyCheckout(folder: string): string {
  mkdirSync(folder, { recursive: true });
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => relative(root, path) === '' || !left.test(basename(path)),
  });
  for (const path of ['.', ...readdirSync(root)].map((name) => join(name, 'node_modules')))
    if (existsSync(join(root, path))) copyPackages(join(root, path), join(folder, path));
  return folder;
}
