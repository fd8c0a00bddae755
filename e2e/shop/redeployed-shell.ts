import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { serveRemote, stopProcess } from './remote-process';
import type { ShopState } from './state';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folder of another build of the same sources, as it is in `shell/dist`; made once per shop. */
async function nextBuild(shop: ShopState): Promise<string> {
  const { buildNextVersion } = await import('../../scripts/setup/next-version.mjs');
  const folder = join(dirname(shop.environmentFile), 'shell-next');
  if (!existsSync(join(folder, 'server/main.mjs'))) await buildNextVersion('shell', folder);
  return folder;
}

/**
 * A second shell before the same API and remotes, from a copy of the build. The API lets its pages read what is public alone.
 * `deploy` puts another build of the same sources in the place of the first and starts the server again. `more`: fields of
 * its environment file.
 */
export async function shellOfItsOwn(shop: ShopState, more: Readonly<Record<string, unknown>> = {}) {
  const folder = mkdtempSync(join(dirname(shop.environmentFile), 'shell-'));
  const dist = join(folder, 'shell/dist');
  cpSync(join(root, 'shell/dist'), dist, { recursive: true });
  cpSync(join(root, 'shell/package.json'), join(folder, 'shell/package.json'));
  for (const packages of ['node_modules', 'shell/node_modules'])
    symlinkSync(join(root, packages), join(folder, packages));
  const script = join(folder, 'start.mjs');
  const environment = { ...JSON.parse(readFileSync(shop.environmentFile, 'utf8')), ...more };
  writeFileSync(join(folder, 'environment.json'), JSON.stringify(environment));
  const variables = {
    DATA_DIR: join(folder, 'data'),
    SHOP_ENVIRONMENT_FILE: join(folder, 'environment.json'),
  };
  writeFileSync(
    script,
    `Object.assign(process.env, ${JSON.stringify(variables)});\nawait import('./shell/dist/server/main.mjs');\n`,
  );
  const port = await freePort();
  let { pid } = await serveRemote('shell', port, script);
  const url = `http://localhost:${port}`;
  return {
    url,
    /** Answers from now on what an open page asks of the shop's own shell, where customers can sign in and pay. */
    async answerFor(page: Page): Promise<void> {
      await page.route(`${shop.url}/**`, async (route) => {
        const asked = route.request().url();
        await route.fulfill({ response: await route.fetch({ url: asked.replace(shop.url, url) }) });
      });
    },
    async deploy(): Promise<void> {
      const built = await nextBuild(shop);
      await stopProcess(pid ?? 0, port);
      rmSync(dist, { recursive: true });
      cpSync(built, dist, { recursive: true });
      ({ pid } = await serveRemote('shell', port, script));
    },
    /** Takes the files away whose names begin so, with their compressed copies; the returned function brings them back. */
    lose(name: string): () => void {
      const browser = join(dist, 'browser');
      const aside = mkdtempSync(join(folder, 'lost-'));
      const files = readdirSync(browser).filter((file) => file.startsWith(`${name}.`));
      for (const file of files) {
        cpSync(join(browser, file), join(aside, file));
        rmSync(join(browser, file));
      }
      return () => cpSync(aside, browser, { recursive: true });
    },
  };
}
