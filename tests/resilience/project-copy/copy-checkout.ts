import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';

const excluded = /^(\.git|\.cache|\.data.*|node_modules|dist-(dev|debug)|test-results|coverage)$/;

/** Copies packages, by hard links where possible: a symbolic link would resolve to the original path. */
function copyPackages(from: string, to: string): void {
  const { status } = spawnSync('cp', ['-al', from, to], { stdio: 'ignore' });
  if (status !== 0) cpSync(from, to, { recursive: true, verbatimSymlinks: true, force: true });
}

/** Copies the checkout with its builds into a new folder. @returns the folder */
export function copyCheckout(folder: string): string {
  mkdirSync(folder, { recursive: true });
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => relative(root, path) === '' || !excluded.test(basename(path)),
  });
  for (const path of ['.', ...readdirSync(root)].map((name) => join(name, 'node_modules')))
    if (existsSync(join(root, path))) copyPackages(join(root, path), join(folder, path));
  return folder;
}
