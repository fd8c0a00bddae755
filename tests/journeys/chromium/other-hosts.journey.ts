import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startHost } from '../../kit/host';
import { list, settled } from '../shop/public-pages';
import { startSecondShell } from '../shop/redeployed-shell';
import { expect, listenTo, test } from '../shop/test';

/** Runs a command of the built shell. */
function run(command: string, ...args: string[]): void {
  const script = new URL(`../../../shell/dist/server/${command}.mjs`, import.meta.url);
  execFileSync(process.execPath, [fileURLToPath(script), ...args], { stdio: 'pipe' });
}

test('a shop on a static host can be opened at a page of the shell and at a page of a remote', async ({
  page,
  shop,
}) => {
  const folder = mkdtempSync(join(dirname(shop.environmentFile), 'static-site-'));
  run('static-site', '--env', 'local', '--out', folder);
  const host = await startHost(folder, 'fallback.html');
  const messages = listenTo(page);

  await page.goto(`${host.url}about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${host.url}category-product/SACS`);

  await expect(page.getByRole('heading', { level: 1, name: /sacs/i })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ajouter au panier/ }).first()).toBeVisible();
  expect(messages).toEqual([]);
  host.stop();
});

test('every file of the shell is loaded once, from the URL that the environment sets', async ({
  page,
  shop,
}) => {
  // Another origin, below a path.
  const folder = mkdtempSync(join(dirname(shop.environmentFile), 'shell-files-'));
  run('publish-assets', '--to', join(folder, 'shop-files'));
  const host = await startHost(folder);
  const filesUrl = `${host.url}shop-files/`;
  const shell = await startSecondShell(shop, { assets: { url: filesUrl } });
  const messages = listenTo(page);
  let requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));

  for (const [what, path] of [
    ['rendered by the server', list],
    ['rendered by the browser', '/order'],
  ] as const)
    await test.step(what, async () => {
      requested = [];
      await page.goto(shell.url + path);
      await settled(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/propos/i);
      await settled(page);

      const ofShell = requested.filter(
        (url) => url.startsWith(`${shell.url}/`) && /\.[0-9a-f]{8}\./.test(url),
      );
      const elsewhere = requested.filter((url) => url.startsWith(filesUrl));
      expect(ofShell).toEqual([]);
      for (const name of ['main.', 'about.', 'assets/figtree'])
        expect(elsewhere.filter((url) => url.includes(name)).length).toBeGreaterThan(0);
      expect(elsewhere).toEqual([...new Set(elsewhere)]);
    });
  expect(messages).toEqual([]);
  host.stop();
});
