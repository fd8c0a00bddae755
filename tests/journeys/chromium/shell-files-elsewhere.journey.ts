import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Host, startHost } from '../shop/host';
import { list, settled } from '../shop/public-pages';
import { startSecondShell } from '../shop/redeployed-shell';
import { expect, listenTo, test } from '../shop/test';

const publish = fileURLToPath(new URL('../../../shell/dist/server/publish-assets.mjs', import.meta.url));
let folder: string;
let host: Host;

// Hosts the files on another origin, below a path.
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shell-files-'));
  execFileSync(process.execPath, [publish, '--to', join(folder, 'shop-files')]);
  host = await startHost(folder);
});
test.afterAll(() => {
  host.stop();
  rmSync(folder, { recursive: true });
});

test('every file of the shell is loaded once, from the URL that the environment sets', async ({
  page,
  shop,
}) => {
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
});
