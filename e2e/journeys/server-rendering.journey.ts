import type { Page, Request } from '@playwright/test';
import { expect, test } from '../shop/test';

const list = '/category-product/SACS';
const product = '/category-product/SACS/SACS-POUBELLE/SP-110-N35';
const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, {
    timeout: 30_000,
  });

/** Waits until the server gives the page rendered: a shop that has just started may leave it to the browser. */
async function untilRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const response = await page.request.get(path);
    expect(response.headers()['cache-control']).toContain('s-maxage');
  }).toPass({ timeout: 20_000 });
}

test.beforeEach(async ({ page }) => {
  for (const path of ['/', list, product]) await untilRendered(page, path);
});

test.describe('Without JavaScript @desktop', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the home page, a family and a product, and follows the links between them', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await untilRendered(page, '/category-product/CHIMIE');
    await page.getByRole('main').getByRole('link', { name: 'CHIMIE' }).first().click();
    await expect(page).toHaveURL(/\/category-product\/CHIMIE$/);
    await expect(page.getByRole('heading', { level: 1, name: /chimie/i })).toBeVisible();
    const card = page
      .getByRole('region', { name: 'Produits' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Ajouter au panier/ }) })
      .first();
    await expect(card.getByText(/€/).first()).toBeVisible();

    await untilRendered(page, (await card.getByRole('link').first().getAttribute('href')) ?? '');
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/category-product\/CHIMIE\/[^/]+\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
    await untilRendered(page, '/category-product');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tous les produits' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /familles/i })).toBeVisible();
  });
});

test.describe('A page rendered on the server @desktop', () => {
  // What the server fetched for each page; the others of a product's family come when its page is there.
  for (const [name, path, card, fetched] of [
    ['the home page', '/', 'main a', /\/products/],
    ['a list', list, 'main li', /\/products/],
    ['a product', product, 'main img, main h1', /\/products\//],
  ] as const) {
    test(`${name} is taken over: no call repeated, no warning, the same nodes`, async ({ page, shop }) => {
      const calls: string[] = [];
      const told: string[] = [];
      page.on('request', (request: Request) => {
        if (request.url().startsWith(shop.apiUrl) && request.resourceType() !== 'image')
          calls.push(request.url());
      });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) told.push(message.text());
      });
      await page.addInitScript((selector) => {
        document.addEventListener('DOMContentLoaded', () => {
          const nodes = [document.querySelector('h1'), document.querySelector(selector)];
          Object.assign(window, { nodesOfTheServer: nodes });
        });
      }, card);

      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');

      const kept = await page.evaluate((selector) => {
        const [heading, first] = (window as unknown as { nodesOfTheServer: (Element | null)[] })
          .nodesOfTheServer;
        return (
          [heading, first].every((node) => node?.isConnected) &&
          document.querySelector('h1') === heading &&
          document.querySelector(selector) === first
        );
      }, card);
      expect(kept).toBe(true);
      expect(calls.filter((url) => fetched.test(url))).toEqual([]);
      expect(told).toEqual([]);
    });
  }

  test('keeps a click on ‘Ajouter au panier’ that comes before it answers', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/main\.[0-9a-f]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(list, { waitUntil: 'commit' });
    const button = page
      .getByRole('region', { name: 'Produits' })
      .getByRole('button', { name: /^Ajouter au panier/ })
      .first();

    await button.click();
    await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
    release();

    await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
  });

  test('stays readable while its remote’s files cannot be loaded, and recovers on demand without a reload', async ({
    page,
    shop,
  }) => {
    let down = true;
    await page.route(`http://localhost:${shop.ports['mfe-catalogue']}/**`, (route) =>
      down ? route.abort() : route.continue(),
    );
    await page.goto(product);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('12,90')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { heading: document.querySelector('h1') }));

    down = false;
    await retry.click();
    await hydrated(page);

    await expect(retry).toBeHidden();
    expect(
      await page.evaluate(
        () => (window as unknown as { heading: Element }).heading === document.querySelector('h1'),
      ),
    ).toBe(true);
    await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
  });

  test('is a 404 with the designed page where there is no such product, and home at an unknown address', async ({
    page,
  }) => {
    // Left to the browser when the server is late, and then a 200: asked for until it is not.
    await expect(async () => {
      const missing = await page.goto('/category-product/SACS/SACS-POUBELLE/NOTHING-1');
      expect(missing?.status()).toBe(404);
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const unknown = await page.goto('/nowhere');
    expect(unknown?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveURL('/');
  });
});
