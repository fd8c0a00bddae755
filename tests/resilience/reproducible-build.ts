import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { remotes } from '../../tools/build/processes.mjs';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { ensureInstalled } from '../../tools/setup/install.mjs';
import { root } from '../../tools/setup/paths.mjs';
import { testVariables } from '../../tools/setup/test-variables.mjs';
import { copyCheckout } from './project-copy/copy-checkout';
import { print, sign } from './report/print';

const all = [...remotes.map(({ name }) => name), 'shell'];

/** Returns the commit in the `remote.json` of the checkout's build; empty for the shell, which has none. */
function commitOf(workspace: string): string {
  const file = join(root, workspace, 'dist/browser/remote.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).commit ?? '') : '';
}

/** Builds a workspace of a copy, which has no git history. @throws when the build fails */
function buildIn(folder: string, workspace: string): void {
  rmSync(join(folder, workspace, 'dist'), { recursive: true });
  const { status } = spawnSync(process.execPath, ['tools/commands/build.mjs', workspace], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...testVariables(process.env), BUILD_COMMIT: commitOf(workspace) },
  });
  if (status !== 0) throw new Error(`the build of ${workspace} failed in ${folder}`);
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)));

/** Returns the files that differ between two folders or exist in only one of them. */
function differences(one: string, other: string): string[] {
  const isSame = (file: string) =>
    [one, other].every((folder) => existsSync(join(folder, file))) &&
    readFileSync(join(one, file)).equals(readFileSync(join(other, file)));
  return [...new Set([one, other].flatMap(filesBelow))].filter((file) => !isSame(file));
}

/**
 * Builds the sources again in a deeper folder with separate packages and compares every file with the
 * checkout's build. `sample`: one remote. True when no byte differs.
 */
export async function prove([chosen]: readonly string[]): Promise<boolean> {
  const workspaces = chosen === 'sample' ? ['mfe-account'] : all;
  // An installation in the copy would write into files that it shares with the checkout.
  ensureInstalled();
  await ensureBuilt(workspaces);
  const folder = mkdtempSync(join(tmpdir(), 'boutique-same-'));
  try {
    const copy = copyCheckout(join(folder, 'a/folder/that/lies/deeper'));
    let areSame = true;
    for (const workspace of workspaces) {
      buildIn(copy, workspace);
      const different = differences(join(root, workspace, 'dist'), join(copy, workspace, 'dist'));
      print(`${sign(different.length === 0)} ${workspace}: ${different.join(', ') || 'the same'}`);
      areSame &&= different.length === 0;
    }
    return areSame;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
