import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { CartLine } from 'shared-contracts/api/cart';
import type { ProductList } from 'shared-contracts/api/products';
import { expectAccessible } from '../shop/looks';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

const sheet = (page: Page) => page.getByRole('article', { name: 'Devis indicatif' });

/** Shows the open cart page as it is on paper. */
async function showOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(sheet(page)).toBeVisible();
}

const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test.describe('with two articles in the cart', () => {
  test.use({ cart: twoArticles });

  test('a visitor downloads a quote of the cart as PDF, and prints it @main', async ({ page }) => {
    await page.goto('/order');
    await expect(page.getByText('Total TTC', { exact: true })).toBeVisible();

    const coming = page.waitForEvent('download');
    const download = page.getByRole('button', { name: 'Devis indicatif (PDF)' });
    await download.click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^devis-\d{4}-\d\d-\d\d\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await showOnPaper(page);
    await expect(download).toBeHidden();
    await expect(sheet(page).getByRole('row', { name: /Sac poubelle 110 L/ })).toBeVisible();
    await expect(sheet(page).getByText(/, valable 30 jours, /)).toBeVisible();
    await expectAccessible(page);
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  });
});

/** As many articles as two pages of the catalogue give, one of each. */
async function sixtyArticles(apiUrl: string): Promise<CartLine[]> {
  const pages = ['SACS', 'CHIMIE'].map(async (category) => {
    const response = await fetch(`${apiUrl}/products?limit=30&category=${category}`);
    return ((await response.json()) as ProductList).items;
  });
  return (await Promise.all(pages)).flat().map(({ Code }) => ({ productCode: Code, quantity: 1 }));
}

test.describe('with sixty articles in the cart', () => {
  test.use({ cart: async ({ shop }, use) => use(await sixtyArticles(shop.apiUrl)) });

  test('a printed quote has each line in one piece, below the head of the table on every sheet', async ({
    page,
  }) => {
    await page.goto('/order');
    await expect(page.getByText('Total TTC', { exact: true })).toBeVisible();

    await showOnPaper(page);

    const table = sheet(page).getByRole('table', { name: 'Articles' });
    await expect(table.getByRole('row')).toHaveCount(61);
    await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
    const breaks = await table
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakInside));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(1);
  });
});
