import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotes } from '../build-config/parts.mjs';
import { ensureInstalled } from '../scripts/setup/install.mjs';
import { buildIn, checkoutIn, differences } from './same-build/checkouts.mjs';

const all = [...remotes.map(({ name }) => name), 'shell'];

/**
 * Builds the same sources in two folders of different depth, each with packages of its own, and compares every file. Prints a
 * line for each workspace; `chosen`: `sample` for one remote alone. True when no byte differs.
 */
export async function prove([chosen]) {
  const workspaces = chosen === 'sample' ? ['mfe-account'] : all;
  // A copy that installed would write into the files that it shares.
  ensureInstalled();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-same-'));
  try {
    const folders = ['near', 'a/folder/that/lies/deeper'].map((path) => checkoutIn(join(folder, path)));
    for (const each of folders) buildIn(each, workspaces);
    let same = true;
    for (const workspace of workspaces) {
      const { files, different } = differences(folders.map((each) => join(each, workspace, 'dist')));
      const told = different.length === 0 ? 'the same' : `different: ${different.join(', ')}`;
      process.stdout.write(`${workspace}: ${files} files, ${told}\n`);
      same &&= files > 0 && different.length === 0;
    }
    return same;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
