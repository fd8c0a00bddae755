import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';

const left = new Set([
  '.git',
  'node_modules',
  'dist-dev',
  'dist-debug',
  'test-results',
  'coverage',
  '.cache',
]);

/**
 * A copy of the checkout in a folder of its own, so that a mutation never stands in the files that people edit. It reads
 * the installed packages where they lie; the workspaces among them are the copy's. `remove` deletes it.
 */
export function copyCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-mutations-'));
  const nested: string[] = [];
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => {
      if (basename(path) === 'node_modules' && relative(root, path) !== 'node_modules') nested.push(path);
      return !left.has(basename(path)) && !basename(path).startsWith('.data');
    },
  });
  for (const path of nested) symlinkSync(path, join(folder, relative(root, path)));
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Links to each package; links to workspaces are copied as they are, so that they lead into the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const path = join(from, entry.name);
    symlinkSync(entry.isSymbolicLink() ? readlinkSync(path) : path, join(to, entry.name));
  }
}
