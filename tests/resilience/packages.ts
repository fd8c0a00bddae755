import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/workspace/ensure-built.mjs';
import { deployToShop, developInShop } from './packages/in-shop';
import { OutsideRemote } from './packages/outside-remote';
import { playCases } from './report/play-cases';
import { messageOf } from './report/print';

/** Types a name that the shell does not share. @returns the faults found */
function importLink(outside: OutsideRemote): string[] {
  const file = join(outside.folder, 'src/link.ts');
  writeFileSync(file, "import { Link } from 'react-router-dom';\nexport default Link;\n");
  try {
    outside.run('types');
    return ['types accept Link, which the shell does not share'];
  } catch (error) {
    return messageOf(error).includes("'Link'") ? [] : [messageOf(error)];
  } finally {
    rmSync(file);
  }
}

const cases = [{ name: 'npm' }, { name: 'pnpm' }] as const;

/**
 * Creates a remote in an empty folder outside this project and deploys it to a running shop: packed packages,
 * install, types, build, tests, hot reload in the packed shop, check, deployment, preview, rollback, prune.
 * True when all steps work.
 */
export const prove = (chosen: readonly string[]): Promise<boolean> =>
  playCases(cases, chosen, ['npm'], async ({ name }) => {
    await ensureBuilt();
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sph-outside-')));
    try {
      const outside = new OutsideRemote(folder, name);
      outside.install();
      for (const script of ['build', 'types', 'test']) outside.run(script);
      const faults = importLink(outside);
      return [...faults, ...(await developInShop(outside, (url) => deployToShop(outside, url)))];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
