import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { startHost } from '../../kit/host';
import { changeRemote } from '../shop/state';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

/** Files of a host that the page requests after this call. */
function requestedOf(page: Page, url: string): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(url)) requested.push(new URL(request.url()).pathname.slice(1));
  });
  return requested;
}

const built = fileURLToPath(new URL('../../../mfe-account/dist/browser', import.meta.url));

/** File names of a version's scripts and styles, including its entry. */
interface Version {
  readonly files: readonly string[];
  readonly entry: string;
}

function versionIn(folder: string): Version {
  const { entry } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  return { files: readdirSync(folder).filter((file) => /\.(js|css)$/.test(file)), entry: entry.file };
}

const filesOf = ({ files }: Version, names: readonly string[]) =>
  names.filter((file) => files.includes(file));

test.use({ customer: 'camille', cart: twoArticles });

test('after a deployment of a remote, an open page continues in the new version with typed input and without a reload', async ({
  page,
  shop,
}) => {
  const { buildNextVersion } = await import('../../kit/next-version.mjs');
  const nextFolder = await buildNextVersion('mfe-account', join(dirname(shop.environmentFile), 'next'));
  const [first, next] = [versionIn(built), versionIn(nextFolder)];
  const host = await startHost(built);
  const takeBack = changeRemote(shop, 'mfe-account', { url: host.url });
  const untilReferenced = (text: string) =>
    expect(async () => {
      expect(await (await page.request.get(`${shop.url}/profile`)).text()).toContain(text);
    }).toPass();
  try {
    await untilReferenced(host.url + first.entry);
    const requested = requestedOf(page, host.url);
    await page.goto('/profile?informations');
    const company = page.getByRole('textbox', { name: 'Entreprise' });
    await company.fill('Durand Propreté & fils');
    expect(requested).toContain(first.entry);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    host.replace(nextFolder);
    await untilReferenced(host.url + next.entry);
    await page.getByRole('link', { name: /historique/i }).click();

    await expect(page.getByRole('heading', { level: 2, name: /historique/i })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Panier, 2 articles' })).toBeVisible();
    const since = requested.slice(requested.indexOf(next.entry));
    expect(filesOf(first, since)).toEqual([]);
    expect(filesOf(next, since)).toContainEqual(expect.stringMatching(/^routes\..*\.js$/));
    const styles = await page
      .locator(`link[rel=stylesheet][href^="${host.url}"]`)
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname.slice(1)));
    expect(filesOf(first, styles)).toEqual([]);
    expect(filesOf(next, styles)).not.toEqual([]);
    await page.getByRole('link', { name: 'Mes informations' }).click();
    await expect(company).toHaveValue('Durand Propreté & fils');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  } finally {
    await takeBack();
    host.stop();
  }
});
