import type { Page } from '@playwright/test';
import { hydrated, list } from '../shop/public-pages';
import { hostOfItsOwn, type Version } from '../shop/redeployed-remote';
import { editEnvironment } from '../shop/state';
import { firstArticle, twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));

/** Files of a host that the page requests from now on. */
function requestedOf(page: Page, url: string): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(url)) requested.push(new URL(request.url()).pathname.slice(1));
  });
  return requested;
}

/** Stylesheets of a host in the page. */
const stylesOf = (page: Page, url: string) =>
  page
    .locator(`link[rel=stylesheet][href^="${url}"]`)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname.slice(1)));

const filesOf = ({ files }: Version, requested: readonly string[]) =>
  requested.filter((file) => files.includes(file));

// Both edit the environment file.
test('a list from the server leads on in the version of its remote that was deployed meanwhile, without styles of the first @alone', async ({
  page,
  shop,
}) => {
  const host = await hostOfItsOwn(shop, 'mfe-catalogue');
  const takeBack = editEnvironment(shop, ({ remotes }) => {
    remotes['mfe-catalogue'].url = host.url;
  });
  const untilRendered = (version: Version) =>
    expect(async () => {
      const html = await (await page.request.get(`${shop.url}${list}`)).text();
      expect(html).toContain(host.url + version.entry);
      expect(html).toContain('<h1');
    }).toPass();
  try {
    await untilRendered(host.first);
    // Fetched when the page is idle, it would be there before the next version is.
    for (const file of host.first.files.filter((name) => /^product\..*\.js$/.test(name)))
      await page.route(host.url + file, (route) => route.abort());
    await page.goto(list);
    await hydrated(page);
    const inline = page.locator(`style[data-url="${host.url}"]`);
    await expect(inline).toHaveCount(1);
    expect(await inline.textContent()).toContain('@layer');
    await markDocument(page);
    const next = await host.deploy();
    await untilRendered(next);

    await firstArticle(page).getByRole('link').first().click();

    await expect(page.getByRole('button', { name: 'Ajouter au panier', exact: true })).toBeVisible();
    expect(await sameDocument(page)).toBe(true);
    await expect(inline).toHaveCount(0);
    const styles = await stylesOf(page, host.url);
    expect(filesOf(host.first, styles)).toEqual([]);
    expect(filesOf(next, styles)).not.toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Figtree/);
  } finally {
    takeBack();
  }
});

test.describe('with an open account', () => {
  test.use({ customer: 'camille', cart: twoArticles });

  test('a customer whose remote is deployed anew goes on in the new version, with what was typed and without a reload @main @alone', async ({
    page,
    shop,
  }) => {
    const host = await hostOfItsOwn(shop, 'mfe-account');
    const takeBack = editEnvironment(shop, ({ remotes }) => {
      remotes['mfe-account'].url = host.url;
    });
    const untilNamed = (text: string) =>
      expect(async () => {
        expect(await (await page.request.get(`${shop.url}/profile`)).text()).toContain(text);
      }).toPass();
    try {
      await untilNamed(host.url + host.first.entry);
      const requested = requestedOf(page, host.url);
      await page.goto('/profile?informations');
      const company = page.getByRole('textbox', { name: 'Entreprise' });
      await company.fill('Durand Propreté & fils');
      expect(requested).toContain(host.first.entry);
      await markDocument(page);

      const next = await host.deploy();
      await untilNamed(host.url + next.entry);
      await page.getByRole('link', { name: /historique/i }).click();

      await expect(page.getByRole('heading', { level: 2, name: /historique/i })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Panier, 2 articles' })).toBeVisible();
      const since = requested.slice(requested.indexOf(next.entry));
      expect(filesOf(host.first, since)).toEqual([]);
      expect(filesOf(next, since)).toContainEqual(expect.stringMatching(/^routes\..*\.js$/));
      const styles = await stylesOf(page, host.url);
      expect(filesOf(host.first, styles)).toEqual([]);
      expect(filesOf(next, styles)).not.toEqual([]);
      await page.getByRole('link', { name: 'Mes informations' }).click();
      await expect(company).toHaveValue('Durand Propreté & fils');
      expect(await sameDocument(page)).toBe(true);
    } finally {
      takeBack();
    }
  });
});
