import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotes } from '../../tools/build/processes.mjs';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { ensureInstalled } from '../../tools/setup/install.mjs';
import { root } from '../../tools/setup/paths.mjs';
import { print } from './report/print';
import { buildIn, checkoutIn, differences } from './same-build/checkouts';

const all = [...remotes.map(({ name }) => name), 'shell'];

/**
 * Builds the sources once more in a deeper folder with packages of its own, and compares every file with the
 * checkout's build. `chosen`: `sample` for one remote alone. True when no byte differs.
 */
export async function prove([chosen]: readonly string[]): Promise<boolean> {
  const workspaces = chosen === 'sample' ? ['mfe-account'] : all;
  // A copy that installed would write into the files that it shares.
  ensureInstalled();
  await ensureBuilt(workspaces);
  const folder = mkdtempSync(join(tmpdir(), 'boutique-same-'));
  try {
    const copy = checkoutIn(join(folder, 'a/folder/that/lies/deeper'));
    let same = true;
    for (const workspace of workspaces) {
      buildIn(copy, workspace);
      const { files, different } = differences(join(root, workspace, 'dist'), join(copy, workspace, 'dist'));
      const verdict = different.length === 0 ? 'the same' : `different: ${different.join(', ')}`;
      print(`${workspace}: ${files} files, ${verdict}`);
      same &&= files > 0 && different.length === 0;
    }
    return same;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
