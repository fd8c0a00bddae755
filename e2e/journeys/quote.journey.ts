import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { seconds } from '../shop/limits';
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
    const coming = page.waitForEvent('download', { timeout: seconds(15) });
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
