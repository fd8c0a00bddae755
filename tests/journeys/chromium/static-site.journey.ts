import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypeOf } from '../../../tools/build/remote-file-headers.mjs';
import { listening } from '../../../tools/setup/testing/listening';
import { expect, listenTo, test } from '../shop/test';

const script = fileURLToPath(new URL('../../../shell/dist/server/static-site.mjs', import.meta.url));
let folder: string;
let host: Server;
let siteUrl: string;

/** The file that a plain static host serves: the file itself, `index.html` of a folder, or the fallback. */
function serve(path: string): string {
  const found = [join(folder, path), join(folder, path, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
  return found ?? join(folder, 'fallback.html');
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-site-'));
  execFileSync(process.execPath, [script, '--env', 'local', '--out', folder], { stdio: 'pipe' });
  host = createServer((request, response) => {
    const file = serve(new URL(request.url ?? '', 'http://host.test').pathname);
    const type = extname(file) === '.html' ? 'text/html; charset=utf-8' : contentTypeOf(file);
    response.writeHead(200, { 'content-type': type });
    response.end(readFileSync(file));
  });
  siteUrl = `http://localhost:${await listening(host)}`;
});
test.afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

test('a shop on a static host can be opened at a page of the shell and at a page of a remote', async ({
  page,
}) => {
  const messages = listenTo(page);

  await page.goto(`${siteUrl}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${siteUrl}/category-product/SACS`);

  await expect(page.getByRole('heading', { level: 1, name: /sacs/i })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ajouter au panier/ }).first()).toBeVisible();
  expect(messages).toEqual([]);
});
