import type { Page, Route } from '@playwright/test';
import { category, settled } from '../shop/public-pages';
import { firstArticle, signIn, twoArticles } from '../shop/steps';
import { expect, listenTo, test } from '../shop/test';

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'refuse the connection': (route) => route.abort('connectionrefused'),
  'answer a page of maintenance': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
  hang: () => new Promise(() => undefined),
};

/** Every file of the catalogue's host fails in this way until the returned function is called. */
async function failAll(page: Page, port: number | undefined, fail: (route: Route) => Promise<void>) {
  let failing = true;
  await page.route(`http://localhost:${port}/**`, (route) => (failing ? fail(route) : route.continue()));
  return () => {
    failing = false;
  };
}

const line = (page: Page) => page.getByRole('status').filter({ hasText: 'Cette page se lit' });
const cards = (page: Page) => page.getByRole('region', { name: 'Produits' }).getByRole('listitem');
const cart = (page: Page, count: string) =>
  page.getByRole('banner').getByRole('button', { name: `Panier, ${count}` });

/** The document and the elements of its list, by which both are known again. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    const items = [...document.querySelectorAll('main li')];
    Object.assign(window, { areSame: () => items.every((item) => item.isConnected) });
  });
}
const isSameDocument = (page: Page) => page.evaluate(() => 'areSame' in window);
const areSameCards = (page: Page) =>
  page.evaluate(() => (window as unknown as { areSame: () => boolean }).areSame());

test.describe('On a list that is opened by its URL while the catalogue’s files', () => {
  test.use({ cart: twoArticles });

  for (const [how, fail] of Object.entries(failures)) {
    test(`${how}, the shop around it works and the list is read`, async ({ page, shop }) => {
      await failAll(page, shop.ports['mfe-catalogue'], fail);

      await page.goto(category, { waitUntil: 'commit' });
      await expect(cart(page, '2 articles')).toBeVisible();
      await mark(page);
      await expect(line(page)).toBeVisible();
      await expect(line(page).getByRole('button', { name: 'Réessayer' })).toBeVisible();

      await signIn(page, 'camille');
      expect(await cards(page).count()).toBeGreaterThan(5);
      expect(await areSameCards(page)).toBe(true);
      await firstArticle(page)
        .getByRole('button', { name: /^Ajouter au panier/ })
        .click();
      await expect(line(page)).toContainText('Votre clic est gardé.');

      await cart(page, '2 articles').click();
      const panel = page.getByRole('dialog', { name: /VOTRE PANIER/i });
      await panel.getByRole('link', { name: 'Voir le panier' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /panier/i })).toBeVisible();
      await expect(line(page)).toHaveCount(0);
      await page.getByRole('banner').getByRole('link', { name: 'A PROPOS' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /propos/i })).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    });
  }

  test('come late, nothing that the shop does meanwhile takes the list away, and it is taken over as it is', async ({
    page,
    shop,
  }) => {
    const told = listenTo(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await failAll(page, shop.ports['mfe-catalogue'], async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(category, { waitUntil: 'commit' });
    await expect(cart(page, '2 articles')).toBeVisible();
    await mark(page);

    await firstArticle(page)
      .getByRole('button', { name: /^Ajouter au panier/ })
      .click();
    await signIn(page, 'camille');
    // As a link to a place in the page does.
    await page.evaluate(() => {
      window.location.hash = 'contenu';
    });
    expect(await areSameCards(page)).toBe(true);
    release();

    await settled(page);
    await expect(cart(page, '3 articles')).toBeVisible();
    expect(await areSameCards(page)).toBe(true);
    expect(told).toEqual([]);
  });
});

test('Nobody sees the sign of a broken picture where a host of pictures is down, nor on a page that waits for its code', async ({
  page,
  shop,
}) => {
  await page.route('**', (route) =>
    route.request().resourceType() === 'image' ? route.abort('connectionrefused') : route.fallback(),
  );
  await failAll(page, shop.ports['mfe-catalogue'], (route) => route.abort());
  await page.goto(category);
  await expect(cart(page, 'vide')).toBeVisible();

  const broken = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map((image) => getComputedStyle(image).visibility),
    );

  // A picture that has just failed is hidden by its event, a moment later.
  await expect.poll(async () => [...new Set(await broken())]).toEqual(['hidden']);
});
