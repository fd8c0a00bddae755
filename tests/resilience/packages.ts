import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { deployToShop, developInShop } from './packages/in-shop';
import { OutsideRemote } from './packages/outside-remote';
import { playCases } from './report/play-cases';

/** `copied`: a copy of this project's remote; otherwise `sph-remote new` creates one. */
const cases = [
  { name: 'new remote, npm', remote: 'mfe-marques', copied: false, page: '/marques' },
  { name: 'copied mfe-catalogue, npm', remote: 'mfe-catalogue', copied: true, page: '/category-product' },
  { name: 'copied mfe-catalogue, pnpm', remote: 'mfe-catalogue', copied: true, page: '/category-product' },
] as const;

/**
 * Creates a remote in an empty folder outside this project and deploys it to a running shop: packed packages,
 * install, types, build, tests, hot reload in the packed shop, check, deployment, preview, rollback, prune.
 * True when all steps work.
 */
export const prove = (chosen: readonly string[]): Promise<boolean> =>
  playCases(cases, chosen, { sample: ['new remote, npm'] }, async ({ name, remote, copied, page }) => {
    await ensureBuilt();
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sph-outside-')));
    try {
      const outside = new OutsideRemote(folder, remote, name.endsWith('pnpm') ? 'pnpm' : 'npm');
      outside.install(copied);
      outside.run('build');
      if (!copied) outside.run('types');
      outside.run('test');
      return copied
        ? await deployToShop(outside, page)
        : await developInShop(outside, page, (url) => deployToShop(outside, page, url));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
