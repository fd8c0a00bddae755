import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePort } from '../../../tools/build/free-port.mjs';
import { serveRemote } from './remote-process';
import type { ShopState } from './state';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Names of a version's scripts and styles, and of its entry among them. */
export interface Version {
  readonly files: readonly string[];
  readonly entry: string;
}

function versionIn(folder: string): Version {
  const { entry } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as {
    entry: { file: string };
  };
  return { files: readdirSync(folder).filter((file) => /\.(js|css)$/.test(file)), entry: entry.file };
}

/**
 * A remote on a host of its own, which lives as long as the shop: others may have been given pages that name it. `deploy`
 * puts another build of the same sources there, as a squad does it: all files, then the pointer. Those of the first are gone.
 */
export async function hostOfItsOwn(shop: ShopState, name: string) {
  const folder = mkdtempSync(join(dirname(shop.environmentFile), `${name}-`));
  const served = join(folder, 'dist/browser');
  cpSync(join(root, name, 'dist/browser'), served, { recursive: true });
  copyFileSync(join(root, name, 'package.json'), join(folder, 'package.json'));
  const script = join(folder, 'serve.mjs');
  const serve = pathToFileURL(join(root, 'tools/build/serve.mjs')).href;
  writeFileSync(script, `import { serveRemote } from '${serve}';\nawait serveRemote(import.meta.dirname);\n`);
  const port = await freePort();
  await serveRemote(name, port, script);
  const first = versionIn(served);
  return {
    url: `http://localhost:${port}/`,
    first,
    async deploy(): Promise<Version> {
      const { buildNextVersion } = await import('../../../tools/setup/next-version.mjs');
      const built = await buildNextVersion(name, join(folder, 'next'));
      cpSync(built, served, { recursive: true, filter: (path) => !path.includes('remote.json') });
      // With their compressed copies, which would be served in their place.
      for (const ending of ['', '.br', '.gz'])
        for (const file of first.files) rmSync(join(served, file + ending), { force: true });
      copyFileSync(join(built, 'remote.json'), join(served, 'remote.json'));
      return versionIn(built);
    },
  };
}
