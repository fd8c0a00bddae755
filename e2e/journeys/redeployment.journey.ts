import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hydrated, list } from '../shop/public-pages';
import { hostOfItsOwn, type Version } from '../shop/redeployed-remote';
import { firstArticle, twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

const section = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const openOrders = (page: Page) => page.getByRole('link', { name: /historique/i }).click();
const cartButton = (page: Page) => page.getByRole('button', { name: 'Panier, 2 articles' });

/** Files of a host that the page asks for from now on. */
function askedOf(page: Page, url: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(url)) asked.push(new URL(request.url()).pathname.slice(1));
  });
  return asked;
}

/** Stylesheets of a host in the page. */
const stylesOf = (page: Page, url: string) =>
  page
    .locator(`link[rel=stylesheet][href^="${url}"]`)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname.slice(1)));

const filesOf = ({ files }: Version, asked: readonly string[]) =>
  asked.filter((file) => files.includes(file));

// All edit the environment file.
test.describe('A visitor who reads a page from the server while another version of it is deployed @alone', () => {
  test('goes on in the new one, below no styles of the first', async ({ page, shop }) => {
    const original = readFileSync(shop.environmentFile, 'utf8');
    const host = await hostOfItsOwn(shop, 'mfe-catalogue');
    const untilRendered = (version: Version) =>
      expect(async () => {
        const html = await (await page.request.get(`${shop.url}${list}`)).text();
        expect(html).toContain(host.url + version.entry);
        expect(html).toContain('<h1');
      }).toPass();
    try {
      const environment = JSON.parse(original);
      environment.remotes['mfe-catalogue'].url = host.url;
      writeFileSync(shop.environmentFile, JSON.stringify(environment));
      await untilRendered(host.first);
      // Fetched when nothing else happens, it would be there before the next version is.
      for (const file of host.first.files.filter((name) => /^product\..*\.js$/.test(name)))
        await page.route(host.url + file, (route) => route.abort());
      await page.goto(list);
      await hydrated(page);
      const inline = page.locator(`style[data-url="${host.url}"]`);
      await expect(inline).toHaveCount(1);
      expect(await inline.textContent()).toContain('@layer');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const next = await host.deploy({ keepFirst: false });
      await untilRendered(next);

      await firstArticle(page).getByRole('link').first().click();

      await expect(page.getByRole('button', { name: 'Ajouter au panier', exact: true })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await expect(inline).toHaveCount(0);
      const styles = await stylesOf(page, host.url);
      expect(filesOf(host.first, styles)).toEqual([]);
      expect(filesOf(next, styles)).not.toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Figtree/);
    } finally {
      writeFileSync(shop.environmentFile, original);
    }
  });
});

test.describe('A customer whose account is open while another version of it is deployed @alone', () => {
  test.use({ customer: 'camille', cart: twoArticles });

  for (const [what, keepFirst] of [
    ['one file of the first fails', true],
    ['the files of the first are gone', false],
  ] as const) {
    test(`and ${what} goes on in the new one, of which nothing is taken from the first`, async ({
      page,
      context,
      shop,
    }) => {
      const original = readFileSync(shop.environmentFile, 'utf8');
      const host = await hostOfItsOwn(shop, 'mfe-account');
      const untilNamed = (text: string) =>
        expect(async () => {
          expect(await (await page.request.get(`${shop.url}/profile`)).text()).toContain(text);
        }).toPass();
      try {
        const environment = JSON.parse(original);
        environment.remotes['mfe-account'].url = host.url;
        writeFileSync(shop.environmentFile, JSON.stringify(environment));
        await untilNamed(host.url + host.first.entry);
        const asked = askedOf(page, host.url);
        await page.goto('/profile?informations');
        await expect(section(page, 'Mes informations')).toBeVisible();
        expect(asked).toContain(host.first.entry);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.getByRole('textbox', { name: 'Entreprise' }).fill('Durand Propreté & fils');

        const next = await host.deploy({ keepFirst });
        await untilNamed(host.url + next.entry);
        if (keepFirst)
          await page.route(/account-orders\.[0-9a-f]+\.js/, (route) => route.abort(), { times: 1 });
        await openOrders(page);

        await expect(section(page, /historique/i)).toBeVisible();
        await expect(cartButton(page)).toBeVisible();
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        const since = asked.slice(asked.indexOf(next.entry));
        expect(filesOf(host.first, since)).toEqual([]);
        expect(filesOf(next, since)).toContainEqual(expect.stringMatching(/^routes\..*\.js$/));
        const styles = await stylesOf(page, host.url);
        expect(filesOf(host.first, styles)).toEqual([]);
        expect(filesOf(next, styles)).not.toEqual([]);
        await page.getByRole('link', { name: 'Mes informations' }).click();
        await expect(page.getByRole('textbox', { name: 'Entreprise' })).toHaveValue('Durand Propreté & fils');
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

        const fresh = await context.newPage();
        const askedByFresh = askedOf(fresh, host.url);
        await fresh.goto('/profile?historique');
        await hydrated(fresh);
        await expect(section(fresh, /historique/i)).toBeVisible();
        expect(filesOf(host.first, askedByFresh)).toEqual([]);
        expect(process.kill(shop.pids.shell ?? 0, 0)).toBe(true);
      } finally {
        writeFileSync(shop.environmentFile, original);
      }
    });
  }
});
