import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';
import { testVariables } from '../../../tools/setup/test-variables.mjs';

const left = /^(\.git|\.cache|\.data.*|node_modules|dist(-dev|-debug)?|test-results|coverage)$/;

/** Copies packages by links to the same files where the system can: a link to their folder would show where they really lie. */
function copyPackages(from: string, to: string): void {
  const { status } = spawnSync('cp', ['-al', from, to], { stdio: 'ignore' });
  if (status !== 0) cpSync(from, to, { recursive: true, verbatimSymlinks: true, force: true });
}

/** The checkout once more, nothing of it built. Gives the folder back. */
export function checkoutIn(folder: string): string {
  mkdirSync(folder, { recursive: true });
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => relative(root, path) === '' || !left.test(basename(path)),
  });
  for (const path of ['.', ...readdirSync(root)].map((name) => join(name, 'node_modules')))
    if (existsSync(join(root, path))) copyPackages(join(root, path), join(folder, path));
  return folder;
}

/** The commit that the checkout's build of a remote names; a shell names none. */
function commitOf(workspace: string): string {
  const file = join(root, workspace, 'dist/browser/remote.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).commit ?? '') : '';
}

/** Builds a workspace of a copy, which knows no commit. @throws when it cannot be built */
export function buildIn(folder: string, workspace: string): void {
  const { status } = spawnSync(process.execPath, ['tools/commands/build.mjs', workspace], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...testVariables(process.env), BUILD_COMMIT: commitOf(workspace) },
  });
  if (status !== 0) throw new Error(`${workspace} cannot be built in ${folder}`);
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)));

/** How many files there are in one of two folders, and the names of those that the two do not have alike. */
export function differences(one: string, other: string): { files: number; different: string[] } {
  const files = [...new Set([one, other].flatMap(filesBelow))].sort();
  const isSame = (file: string) =>
    [one, other].every((folder) => existsSync(join(folder, file))) &&
    readFileSync(join(one, file)).equals(readFileSync(join(other, file)));
  return { files: files.length, different: files.filter((file) => !isSame(file)) };
}
