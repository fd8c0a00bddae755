import type { Page } from '@playwright/test';
import { hydrated, list, product, untilRendered } from '../shop/public-pages';
import { expect, expectSound, test } from '../shop/test';
import { apiCalls } from '../shop/wire';

/** Sum of the layout shifts so far that no input explains. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

test.beforeEach(async ({ page }) => {
  for (const path of [list, product]) await untilRendered(page, path);
});

test.describe('A visitor of a list @tablet', () => {
  test('sees nothing jump when its address asks for another order', async ({ page }) => {
    await page.goto(`${list}?tri=-price`);
    await expect(page.getByRole('combobox', { name: 'Trier par' })).toHaveValue('-price');

    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

    expect(await shifts(page)).toBeLessThan(0.01);
  });

  test('comes back to it from a product without asking for anything again', async ({ page }) => {
    await page.goto(list);
    await hydrated(page);
    const link = page
      .getByRole('region', { name: 'Produits' })
      .getByRole('link', { name: /Sac poubelle 110 L/ })
      .first();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: /Sac poubelle 110 L/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => {
      // Code of the search and the cart comes when the shop is idle; for the tab's icon the browser asks its own cache.
      const late = ['script', 'stylesheet'].includes(request.resourceType());
      if (!late && !request.url().endsWith('/icon.svg')) requests.push(request.url());
    });

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Sacs poubelle' })).toBeVisible();
    await expect(link).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect(requests).toEqual([]);
  });

  test('keeps the order of the address through a reload, and an order that does not exist counts as none', async ({
    page,
  }) => {
    await page.goto(`${list}?tri=garbage`);
    await hydrated(page);
    const sort = page.getByRole('combobox', { name: 'Trier par' });
    await expect(sort).toHaveValue('');

    await sort.selectOption('-price');
    await expect(page).toHaveURL(/\?tri=-price$/);
    await page.reload();

    await expect(sort).toHaveValue('-price');
  });

  test('finds the table that the device remembers before anything is painted, and nothing moves', async ({
    page,
  }) => {
    await page.goto(list);
    await hydrated(page);
    await page.getByRole('button', { name: 'Tableau' }).click();
    await page.reload();

    await expect(page.locator('html')).toHaveAttribute('data-list-view', 'table');
    await hydrated(page);

    await expect(page.getByRole('button', { name: 'Tableau' })).toHaveAttribute('aria-pressed', 'true');
    expect(await shifts(page)).toBeLessThan(0.02);
    await expectSound(page);
  });

  test('sees how many are in the cart, takes one more and takes all out again', async ({ page }) => {
    await page.goto(list);
    await hydrated(page);
    const card = page
      .getByRole('region', { name: 'Produits' })
      .getByRole('listitem')
      .filter({ hasText: 'SP-110-N35' });

    await card.getByRole('button', { name: /^Ajouter au panier/ }).click();
    await expect(card.getByText('1 dans le panier')).toBeVisible();
    await card.getByRole('button', { name: /^Augmenter la quantité/ }).click();
    await expect(card.getByText('2 dans le panier')).toBeVisible();
    await card.getByRole('button', { name: /^Diminuer la quantité/ }).click();
    await card.getByRole('button', { name: /^Diminuer la quantité/ }).click();

    await expect(card.getByText('dans le panier')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
  });
});

test.describe('The order that somebody chose @desktop', () => {
  test('is that of every list to which the shop leads, also after a reload', async ({ page }) => {
    await page.goto(list);
    await hydrated(page);
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('-price');

    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'PRODUITS' }).click();
    await header.getByRole('link', { name: 'CHIMIE', exact: true }).click();
    await expect(page).toHaveURL(/\/category-product\/CHIMIE\?tri=-price$/);
    await page.goto('/category-product');

    const family = page.getByRole('main').getByRole('link', { name: 'CHIMIE', exact: true });
    await expect(family).toHaveAttribute('href', '/category-product/CHIMIE?tri=-price');
  });
});

test.describe('Addresses that lead nowhere', () => {
  for (const [name, path, title] of [
    ['an unknown family', '/category-product/INCONNUE', 'Famille introuvable'],
    ['an unknown sub-category', '/category-product/SACS/INCONNUE', 'Famille introuvable'],
    ['an unknown product', '/category-product/SACS/SACS-POUBELLE/INCONNU-1', 'Produit introuvable'],
  ] as const) {
    test(`${name} answers 404 with ways on`, async ({ page }) => {
      await untilRendered(page, path);

      const answer = await page.goto(path);

      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectSound(page);
    });
  }
});

test.describe('Products that were looked at', () => {
  test('come up at the end of the next product, move nothing and can be cleared', async ({ page, shop }) => {
    await page.goto(product);
    await hydrated(page);
    const html = await (await page.request.get(product)).text();
    expect(html).not.toContain('Vus récemment');
    await page.goto('/category-product/SACS/SACS-POUBELLE/SP-030-B15');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
    const calls = apiCalls(page, shop.apiUrl);

    await page.mouse.move(200, 400);
    const viewed = page.getByRole('region', { name: 'Vus récemment' });
    await expect(async () => {
      await page.mouse.wheel(0, 250);
      await expect(viewed.getByRole('link', { name: /Sac poubelle 110 L/ })).toBeInViewport({ timeout: 100 });
    }).toPass();
    expect(calls.filter((path) => path === '/products/SP-110-N35')).toHaveLength(1);
    expect(await shifts(page)).toBeLessThan(0.02);
    await expectSound(page);
    await viewed.getByRole('button', { name: 'Effacer les produits vus récemment' }).click();
    await expect(viewed).toHaveCount(0);
  });
});

test.describe('The products to discover @desktop', () => {
  for (const [width, shown] of [
    [1440, 5],
    [1351, 5],
    [1350, 4],
    [1200, 4],
    [1199, 3],
    [960, 3],
    [959, 2],
    [551, 2],
    [550, 1],
    [390, 1],
  ] as const) {
    test(`are ${shown} in a window of ${width} pixels, in reach of the keyboard, without end`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(product);
      await hydrated(page);
      const region = page.getByRole('region', { name: 'Découvrez aussi' });
      await region.scrollIntoViewIfNeeded();
      const cards = region.locator('li:not([inert])');
      await expect(cards).toHaveCount(shown);
      const names = () => cards.getByRole('heading', { level: 3 }).allTextContents();
      const before = await names();

      const previous = region.getByRole('button', { name: 'Précédent' });
      await previous.focus();
      await page.keyboard.press('Enter');
      await expect.poll(names).not.toEqual(before);
      await expect(previous).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(region.getByRole('button', { name: 'Suivant' })).toBeFocused();
      for (let step = 0; step < 11; step += 1) await page.keyboard.press('Enter');

      await expect(cards).toHaveCount(shown);
      await expect
        .poll(() =>
          cards.evaluateAll(
            (each) =>
              each.filter((card) => {
                const { left, right } = card.getBoundingClientRect();
                return left >= -1 && right <= window.innerWidth + 1;
              }).length,
          ),
        )
        .toBe(shown);
    });
  }
});
