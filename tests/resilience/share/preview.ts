import { spawnSync } from 'node:child_process';
import type { BrowserContext } from 'playwright-core';
import { root } from '../../../tools/setup/paths.mjs';
import { launchBrowser } from '../browser/launch-browser';
import { startHost } from '../failing-files/host';
import { untilDone } from '../waiting/until';
import { list, remote, type SharedShop } from './shop';

/** Returns the link that `npm run preview` prints. */
function linkTo(url: string): string {
  const words = ['run', '--silent', 'preview', '--', remote, '--url', url];
  const { stdout, stderr } = spawnSync('npm', words, { cwd: root, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return stdout.trim();
}

/** Opens the list; resolves to its scripts' origin, the banner's presence, and policy violations. */
async function openList(context: BrowserContext, shop: SharedShop, host: string) {
  const page = await context.newPage();
  const scripts: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const response = await page.goto(shop.cacheUrl + list);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilDone('the remote has started', () => page.evaluate((name) => name in window, remote));
  const hasBanner = await page.getByRole('button', { name: 'Quitter l’aperçu' }).isVisible();
  const isOfHost = scripts.some((url) => url.startsWith(host));
  return { page, isOfHost, hasBanner, refused, html: (await response?.text()) ?? '' };
}

/** Opens the list in two browsers behind a cache, one with a preview link. @returns the faults found */
export async function previewInOne(shop: SharedShop, next: string): Promise<string[]> {
  const host = await startHost(next);
  const browser = await launchBrowser();
  const faults: string[] = [];
  const expect = (what: string, isMet: boolean) => {
    if (!isMet) faults.push(`not met: ${what}`);
  };
  try {
    shop.changeEnvironment((environment) => {
      Object.assign(environment, { overrideOrigins: [new URL(host.url).origin] });
    });
    const link = linkTo(host.url);
    await untilDone('the environment allows the link', async () => (await fetch(link)).status === 200);
    const [withLink, other] = [await browser.newContext(), await browser.newContext()];
    await openList(other, shop, host.url);

    const page = await withLink.newPage();
    await page.goto(link);
    expect(
      'opening the link sets no cookie',
      (await withLink.cookies()).every(({ name }) => name !== 'preview'),
    );
    await page.getByRole('button', { name: 'Voir la boutique avec cette version' }).click();
    await page.getByRole('button', { name: 'Quitter l’aperçu' }).waitFor();
    const [inPreview, inOther] = await Promise.all([
      openList(withLink, shop, host.url),
      openList(other, shop, host.url),
    ]);
    expect('the browser with the link shows the preview', inPreview.isOfHost && inPreview.hasBanner);
    expect(`no policy violation: ${inPreview.refused[0]}`, inPreview.refused.length === 0);
    expect('the other browser shows the live version', !inOther.isOfHost && !inOther.hasBanner);
    expect('the cache does not serve the preview', !inOther.html.includes(host.url));

    await inPreview.page.getByRole('button', { name: 'Quitter l’aperçu' }).click();
    await inPreview.page.waitForURL(`${shop.cacheUrl}/`);
    const ended = await openList(withLink, shop, host.url);
    expect('the preview ends when it is left', !ended.isOfHost && !ended.hasBanner);
    return faults;
  } finally {
    await browser.close();
    host.stop();
  }
}
