import type { Page } from '@playwright/test';
import { expect, listenTo, test } from '../shop/test';

const untaxed = 'SP-110-N35';
const report = `The article ${untaxed} has no VAT rate: 0 is counted.`;

/** From now on the API tells no VAT rate of one article, wherever it names it. */
async function tellNoRate(page: Page, apiUrl: string): Promise<void> {
  await page.route(
    (url) => url.href.startsWith(`${apiUrl}/products`),
    async (route) => {
      const response = await route.fetch();
      const rate = new RegExp(`("Code":"${untaxed}"[^}]*?),"TVATaux":[^,]+`, 'g');
      await route.fulfill({ response, body: (await response.text()).replaceAll(rate, '$1') });
    },
  );
}

/** The amounts of 'Récapitulatif', in cents. */
async function centsOf(page: Page, label: string): Promise<number> {
  const summary = page.getByRole('complementary', { name: 'Récapitulatif' });
  const row = summary.locator('div', { has: page.getByText(label, { exact: true }) });
  const amount = row.getByRole('definition').last();
  await expect(amount).toHaveText(/\d,\d\d\s€|Gratuit/);
  return Number((await amount.textContent())?.replace(/\D/g, '') ?? Number.NaN);
}

test.describe('Somebody whose shop has an API that tells no VAT rate of an article', () => {
  test.use({ customer: 'camille', cart: [{ productCode: untaxed, quantity: 4 }] });

  test('buys it at its price before tax, while the console names the article once', async ({
    page,
    shop,
  }) => {
    const told = listenTo(page);
    await tellNoRate(page, shop.apiUrl);

    await page.goto('/order');
    const ht = await centsOf(page, 'Total HT');
    expect(ht).toBeGreaterThan(0);
    expect(await centsOf(page, 'TVA')).toBe(0);
    expect(await centsOf(page, 'Total TTC')).toBe(ht);
    await page
      .getByRole('link', { name: 'Commander' })
      .or(page.getByRole('button', { name: 'Commander' }))
      .click();

    await expect(page).toHaveURL(/\/purchase$/);
    expect(await centsOf(page, 'Total HT')).toBe(ht);
    expect(await centsOf(page, 'TVA')).toBe(0);
    expect(await centsOf(page, 'Total TTC')).toBe(ht + (await centsOf(page, 'Livraison')));
    expect(told.filter((line) => line.includes('VAT rate'))).toEqual([expect.stringContaining(report)]);
  });
});
