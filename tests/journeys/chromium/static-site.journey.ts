import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Host, startHost } from '../shop/host';
import { expect, listenTo, test } from '../shop/test';

const script = fileURLToPath(new URL('../../../shell/dist/server/static-site.mjs', import.meta.url));
let folder: string;
let host: Host;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-site-'));
  execFileSync(process.execPath, [script, '--env', 'local', '--out', folder], { stdio: 'pipe' });
  host = await startHost(folder, 'fallback.html');
});
test.afterAll(() => {
  host.stop();
  rmSync(folder, { recursive: true });
});

test('a shop on a static host can be opened at a page of the shell and at a page of a remote', async ({
  page,
}) => {
  const messages = listenTo(page);

  await page.goto(`${host.url}about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${host.url}category-product/SACS`);

  await expect(page.getByRole('heading', { level: 1, name: /sacs/i })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ajouter au panier/ }).first()).toBeVisible();
  expect(messages).toEqual([]);
});
