import type { Page } from '@playwright/test';
import { category, hydrated, idle, list, product, settled } from '../shop/public-pages';
import { expect, test } from '../shop/test';

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
            // Entries that are buffered come in a task of their own.
            setTimeout(() => resolve(sum));
          }),
        );
      }),
  );

test('a visitor changes the quantity in the cart on the card of a list, down to none @main @phone', async ({
  page,
}) => {
  await page.goto(list);
  await hydrated(page);
  const card = page
    .getByRole('region', { name: 'Produits' })
    .getByRole('listitem')
    .filter({ hasText: 'SP-110-N35' });

  await card.getByRole('button', { name: /^Ajouter au panier/ }).tap();
  await expect(card.getByText('1 dans le panier')).toBeVisible();
  await card.getByRole('button', { name: /^Augmenter la quantité/ }).tap();
  await expect(card.getByText('2 dans le panier')).toBeVisible();
  await card.getByRole('button', { name: /^Diminuer la quantité/ }).tap();
  await card.getByRole('button', { name: /^Diminuer la quantité/ }).tap();

  await expect(card.getByRole('button', { name: /^Ajouter au panier/ })).toBeVisible();
  await expect(card.getByText('dans le panier')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
});

test('a visitor comes back from a product to the list without a request @main', async ({ page }) => {
  await page.goto(list);
  await hydrated(page);
  const link = page
    .getByRole('region', { name: 'Produits' })
    .getByRole('link', { name: /Sac poubelle 110 L/ })
    .first();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /Sac poubelle 110 L/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Découvrez aussi' })).toBeAttached();
  // What is still on its way when the page is left is given up, and requested again by the pointer on the link.
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

test('the chosen sort stays in the URL with the facets, in other lists and after a reload', async ({
  page,
}) => {
  const sort = page.getByRole('combobox', { name: 'Trier par' });
  await page.goto(`${category}?couleur=noir&tri=garbage`);
  await hydrated(page);
  await expect(sort).toHaveValue('');

  await sort.selectOption('-price');
  await expect(page).toHaveURL(`${category}?couleur=noir&tri=-price`);
  await page
    .getByRole('list', { name: 'Sous-catégories' })
    .getByRole('link', { name: 'Housses conteneur' })
    .click();
  await expect(page).toHaveURL(`${category}/HOUSSES-CONTENEUR?couleur=noir&tri=-price`);
  await page.reload();
  await hydrated(page);
  await expect(sort).toHaveValue('-price');

  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'PRODUITS' }).click();
  await header.getByRole('link', { name: 'CHIMIE', exact: true }).click();
  await expect(page).toHaveURL(/\/category-product\/CHIMIE\?tri=-price$/);
});

test('a list in the stored view and the sort of the URL is painted so at once, and nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('sph-list-view', 'table'));

  await page.goto(`${list}?tri=-price`);
  await expect(page.locator('html')).toHaveAttribute('data-list-view', 'table');
  await settled(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

  await expect(page.getByRole('button', { name: 'Tableau' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('combobox', { name: 'Trier par' })).toHaveValue('-price');
  expect(await shifts(page)).toBeLessThan(0.02);
});

test('the carousel of other products shows as many as fit, all in reach of the keyboard, without end', async ({
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

  for (const [width, shown] of [
    [1440, 5],
    [1350, 4],
    [1199, 3],
    [959, 2],
    [390, 1],
  ] as const) {
    await test.step(`${shown} in a window of ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(cards).toHaveCount(shown);
      await expect.poll(inWindow).toBe(shown);
    });
  }

  const before = await names();
  await region.getByRole('button', { name: 'Précédent' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(names).not.toEqual(before);
  await page.keyboard.press('Tab');
  await expect(region.getByRole('button', { name: 'Suivant' })).toBeFocused();
  // Once round the ten, and one further.
  for (let step = 0; step < 11; step += 1) await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect.poll(inWindow).toBe(1);
  await page.keyboard.press('Tab');
  await expect(cards.getByRole('link')).toBeFocused();
});
