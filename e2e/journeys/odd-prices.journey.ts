import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../shop/public-pages';
import { openSearch, searchField, searchResults } from '../shop/search';
import { expect, test } from '../shop/test';

const odd = 'SP-110-N35';
const sound = 'NS-5L-E';

/** From now on the API asks this for one article, wherever it names it. */
async function askOddPrice(page: Page, apiUrl: string, price: string): Promise<void> {
  await page.route(
    (url) => url.href.startsWith(`${apiUrl}/products`),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      // As text, for JSON.stringify would write another price for what is no number.
      const asked = new RegExp(`("Code":"${odd}"[^}]*?"PrixHT":)[^,]+`, 'g');
      await route.fulfill({ response, body: text.replaceAll(asked, `$1${price}`) });
    },
  );
}

const unavailable = (place: Locator) => place.getByText('Indisponible', { exact: true });

test.describe('Somebody whose shop has an API with an odd price', () => {
  test.use({
    customer: 'camille',
    // Playwright takes a list of two for a value with its options.
    cart: [
      [
        { productCode: odd, quantity: 2 },
        { productCode: sound, quantity: 1 },
      ],
      { scope: 'test' },
    ],
  });

  // Which prices are odd is tested with `usablePrice`.
  test('(null) sees the article as unavailable on each page, and takes it out of the cart', async ({
    page,
    shop,
  }) => {
    await askOddPrice(page, shop.apiUrl, 'null');

    await page.goto('/purchase');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(unavailable(page.getByRole('list', { name: 'Articles commandés' }))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Payer' })).toHaveAttribute('aria-disabled', 'true');

    await openSearch(page);
    await searchField(page).fill(odd);
    const hit = searchResults(page)
      .getByRole('listitem')
      .filter({ hasText: `Réf. ${odd}` });
    await expect(unavailable(hit)).toBeVisible();
    await hit.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: /Sac poubelle 110 L/ })).toBeVisible();
    await expect(unavailable(page.getByRole('main')).first()).toBeVisible();

    await page
      .getByRole('navigation', { name: /Ariane/ })
      .getByRole('link', { name: 'Sacs poubelle' })
      .click();
    const card = page.getByRole('listitem').filter({ hasText: `Réf. ${odd}` });
    await expect(unavailable(card)).toBeVisible();
    expect(await page.getByRole('region', { name: 'Produits' }).getByText('€').count()).toBeGreaterThan(10);

    await page.getByRole('button', { name: 'Panier, 3 articles' }).click();
    const panel = page.getByRole('dialog', { name: 'VOTRE PANIER' });
    await expect(unavailable(panel)).toBeVisible();
    await panel.getByRole('link', { name: 'Voir le panier' }).click();
    await expect(unavailable(page.getByRole('main'))).toBeVisible();
    await page.getByRole('button', { name: /^Supprimer Sac poubelle 110 L/ }).click();

    await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
    await expect(unavailable(page.getByRole('main'))).toHaveCount(0);
  });

  test('(0.1 + 0.2) reads it rounded, and may order', async ({ page, shop }) => {
    await askOddPrice(page, shop.apiUrl, String(0.1 + 0.2));

    await page.goto('/order');

    await expect(page.getByText('0,30 € HT l’unité')).toBeVisible();
    await page
      .getByRole('link', { name: 'Commander' })
      .or(page.getByRole('button', { name: 'Commander' }))
      .click();
    await expect(page).toHaveURL(/\/purchase$/);
    await hydrated(page);
  });
});
