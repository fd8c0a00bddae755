import type { Page } from '@playwright/test';
import { expectGoodLooks, expectSound } from '../shop/looks';
import { hydrated, idle, list, product, settled } from '../shop/public-pages';
import { expect, test } from '../shop/test';
import { apiCalls } from '../shop/wire';

/** Sum of the layout shifts so far that no input explains, what is being painted included. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        };
        const observer = new PerformanceObserver((entries) => add(entries.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            // The entries of before come in a task of their own.
            setTimeout(() => resolve(sum));
          }),
        );
      }),
  );

test.describe('A visitor of a list', () => {
  test('sees nothing jump when its URL asks for another sort @touch @tablet', async ({ page }) => {
    await page.goto(`${list}?tri=-price`);
    await expect(page.getByRole('combobox', { name: 'Trier par' })).toHaveValue('-price');

    await settled(page);
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
    await expect(page.getByRole('region', { name: 'Découvrez aussi' })).toBeAttached();
    // What is still on its way when the page is left is given up, and asked for again by the pointer on the link.
    const facts = page.getByRole('list').filter({ hasText: 'Livraison standard' });
    await expect(facts.getByText('Disponible', { exact: true })).toBeVisible();
    await idle(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Code of the search and the cart comes when the shop is idle; for the tab's icon the browser asks its own cache.
      const late = ['script', 'stylesheet'].includes(request.resourceType());
      if (!late && !request.url().endsWith('/icon.svg')) requests.push(request.url());
    });

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Sacs poubelle' })).toBeVisible();
    await expect(link).toBeVisible();
    await idle(page);

    expect(requests).toEqual([]);
  });

  test('keeps the sort of the URL through a reload, and a sort that does not exist counts as none', async ({
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

  test('finds the table that the device remembers before anything is painted, and nothing moves @touch @tablet', async ({
    page,
  }) => {
    await page.goto(list);
    await hydrated(page);
    await page.getByRole('button', { name: 'Tableau' }).click();
    await page.reload();

    await expect(page.locator('html')).toHaveAttribute('data-list-view', 'table');
    await settled(page);

    await expect(page.getByRole('button', { name: 'Tableau' })).toHaveAttribute('aria-pressed', 'true');
    expect(await shifts(page)).toBeLessThan(0.02);
    await expectSound(page);
  });

  test('sees how many are in the cart, takes one more and takes all out again @touch', async ({ page }) => {
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

    await expect(card.getByRole('button', { name: /^Ajouter au panier/ })).toBeVisible();
    await expect(card.getByText('dans le panier')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
  });
});

test('The order that somebody chose is that of every list to which the shop leads, also after a reload', async ({
  page,
}) => {
  await page.goto(list);
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('-price');

  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'PRODUITS' }).click();
  await header.getByRole('link', { name: 'CHIMIE', exact: true }).click();
  await expect(page).toHaveURL(/\/category-product\/CHIMIE\?tri=-price$/);
  await page.goto('/category-product');

  const category = page.getByRole('main').getByRole('link', { name: 'CHIMIE', exact: true });
  await expect(category).toHaveAttribute('href', '/category-product/CHIMIE?tri=-price');
});

test('Products that were looked at come up at the end of the next product, move nothing and can be cleared', async ({
  page,
  shop,
}) => {
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
  await expectGoodLooks(page);
  await viewed.getByRole('button', { name: 'Effacer les produits vus récemment' }).click();
  await expect(viewed).toBeHidden();
});

test('The products to discover are as many as the window has room for, in reach of the keyboard, without end', async ({
  page,
}) => {
  await page.goto(product);
  await hydrated(page);
  const region = page.getByRole('region', { name: 'Découvrez aussi' });
  await region.scrollIntoViewIfNeeded();
  const cards = region.locator('li:not([inert])');
  const names = () => cards.getByRole('heading', { level: 3 }).allTextContents();
  const inWindow = () =>
    cards.evaluateAll(
      (each) =>
        each.filter((card) => {
          const { left, right } = card.getBoundingClientRect();
          return left >= -1 && right <= window.innerWidth + 1;
        }).length,
    );
  const previous = region.getByRole('button', { name: 'Précédent' });

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
    await test.step(`${shown} in a window of ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(cards).toHaveCount(shown);
      await expect.poll(inWindow).toBe(shown);
      if (width !== 1440 && width !== 390) return;
      const before = await names();

      await previous.focus();
      await page.keyboard.press('Enter');
      await expect.poll(names).not.toEqual(before);
      await expect(previous).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(region.getByRole('button', { name: 'Suivant' })).toBeFocused();
      // Once round the ten, and one further.
      for (let step = 0; step < 11; step += 1) await page.keyboard.press('Enter');

      await expect(cards).toHaveCount(shown);
      await expect.poll(inWindow).toBe(shown);
    });
  }
});
