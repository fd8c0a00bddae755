import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/workspace/ensure-built.mjs';
import { deployToShop, developInShop } from './packages/in-shop';
import { OutsideRemote } from './packages/outside-remote';
import { playCases } from './report/play-cases';

const cases = [{ name: 'npm' }, { name: 'pnpm' }] as const;

/**
 * Creates a remote in an empty folder outside this project and deploys it to a running shop: packed packages,
 * install, types, build, tests, hot reload in the packed shop, check, deployment, preview, rollback, prune.
 * True when all steps work.
 */
export const prove = (chosen: readonly string[]): Promise<boolean> =>
  playCases(cases, chosen, { sample: ['npm'] }, async ({ name }) => {
    await ensureBuilt();
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sph-outside-')));
    try {
      const outside = new OutsideRemote(folder, name);
      outside.install();
      for (const script of ['build', 'types', 'test']) outside.run(script);
      return await developInShop(outside, (url) => deployToShop(outside, url));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
