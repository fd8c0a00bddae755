import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotes } from '../build-config/processes.mjs';
import { ensureInstalled } from '../scripts/setup/install.mjs';
import { print } from './report/print';
import { buildIn, checkoutIn, differences } from './same-build/checkouts';

const all = [...remotes.map(({ name }) => name), 'shell'];

/**
 * Builds the same sources in two folders of different depth, each with packages of its own, and compares every file. Prints a
 * line for each workspace; `chosen`: `sample` for one remote alone. True when no byte differs.
 */
export async function prove([chosen]: readonly string[]): Promise<boolean> {
  const workspaces = chosen === 'sample' ? ['mfe-account'] : all;
  // A copy that installed would write into the files that it shares.
  ensureInstalled();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-same-'));
  try {
    const near = checkoutIn(join(folder, 'near'));
    const far = checkoutIn(join(folder, 'a/folder/that/lies/deeper'));
    for (const each of [near, far]) buildIn(each, workspaces);
    let same = true;
    for (const workspace of workspaces) {
      const { files, different } = differences(join(near, workspace, 'dist'), join(far, workspace, 'dist'));
      const told = different.length === 0 ? 'the same' : `different: ${different.join(', ')}`;
      print(`${workspace}: ${files} files, ${told}`);
      same &&= files > 0 && different.length === 0;
    }
    return same;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
