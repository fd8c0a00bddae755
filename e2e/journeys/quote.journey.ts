import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { CartLine } from 'shared-contracts/api/cart';
import type { ProductList } from 'shared-contracts/api/products';
import { expectAccessible } from '../shop/looks';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

const sheet = (page: Page) => page.getByRole('article', { name: 'Devis indicatif' });
const download = (page: Page) => page.getByRole('button', { name: 'Devis indicatif (PDF)' });

/** The cart page as it is on paper, until the page is printed for good. */
async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(sheet(page)).toBeVisible();
}

const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test.describe('Somebody who has a purchase approved @touch', () => {
  test.use({ cart: twoArticles });

  test('takes a quote of the cart along as PDF and prints it, at the prices of a visitor', async ({
    page,
  }) => {
    await page.goto('/order');
    await expect(page.getByText('Total TTC', { exact: true })).toBeVisible();

    // The first paper waits for its worker to start.
    const coming = page.waitForEvent('download');
    await download(page).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^devis-\d{4}-\d\d-\d\d\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await onPaper(page);
    await expect(download(page)).toBeHidden();
    await expect(sheet(page).getByRole('row', { name: /Sac poubelle 110 L/ })).toBeVisible();
    await expect(sheet(page).getByRole('row', { name: /Livraison standard/ })).toHaveCount(2);
    await expect(sheet(page).getByText(/, valable 30 jours, /)).toBeVisible();
    await expectAccessible(page);
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);

    await page.emulateMedia({ media: 'screen' });
    await expect(download(page)).toBeVisible();
    await expect(sheet(page)).toBeHidden();
  });

  test.describe('as a customer', () => {
    test.use({ customer: 'buyer' });

    test('prints it with the own company, address and way of delivery', async ({ page }) => {
      await page.goto('/order');
      await expect(page.getByText('Total TTC', { exact: true })).toBeVisible();
      await expect(page.getByText(/livraison gratuite à votre adresse/)).toBeVisible();

      await onPaper(page);

      await expect(sheet(page).getByText('Benali Propreté').first()).toBeVisible();
      await expect(sheet(page).getByText('5 quai du Lavoir')).toBeVisible();
      await expect(sheet(page).getByRole('row', { name: /Livraison standard/ })).toHaveCount(1);
      await expectAccessible(page);
    });
  });
});

/** As many articles as two pages of the catalogue give, one of each. */
async function sixtyArticles(apiUrl: string): Promise<CartLine[]> {
  const pages = ['SACS', 'CHIMIE'].map(async (category) => {
    const answer = await fetch(`${apiUrl}/products?limit=30&category=${category}`);
    return ((await answer.json()) as ProductList).items;
  });
  return (await Promise.all(pages)).flat().map(({ Code }) => ({ productCode: Code, quantity: 1 }));
}

test.describe('Somebody who prints a cart of sixty articles', () => {
  test.use({ cart: async ({ shop }, use) => use(await sixtyArticles(shop.apiUrl)) });

  test('has each line in one piece, below the head of the table on every sheet', async ({ page, cart }) => {
    await page.goto('/order');
    await expect(page.getByText('Total TTC', { exact: true })).toBeVisible();

    await onPaper(page);

    const table = sheet(page).getByRole('table', { name: 'Articles' });
    await expect(table.getByRole('row')).toHaveCount(1 + cart.length);
    expect(cart).toHaveLength(60);
    await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
    const breaks = await table
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakInside));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(1);
  });
});
