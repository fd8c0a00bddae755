import { firstArticle } from '../shop/steps';
import { expect, test } from '../shop/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can open the home page, a category, a product and the accessibility statement through links @main @mfe-catalogue', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'CHIMIE' }).first().click();
    await expect(page).toHaveURL(/\/category-product\/CHIMIE$/);
    await expect(page.getByRole('heading', { level: 1, name: /chimie/i })).toBeVisible();
    const card = firstArticle(page);
    await expect(card.getByText(/€/).first()).toBeVisible();

    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/category-product\/CHIMIE\/[^/]+\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tous les produits' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /familles/i })).toBeVisible();

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Accessibilité/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Déclaration d’accessibilité' })).toBeVisible();
  });
});
