import type { Locator, Page } from '@playwright/test';
import type { Product } from 'shared-contracts/api/products';
import { orderOnAccount } from '../shop/customers';
import { expectFocusHeld, tabTo } from '../shop/keyboard';
import { expectGoodLooks } from '../shop/looks';
import type { ShopState } from '../shop/state';
import { expectCheckout, expectConfirmation } from '../shop/steps';
import { expect, test } from '../shop/test';

const articles = 40;

/** As many articles of the catalogue as a monthly order has, two of each. */
async function monthlyOrder({ apiUrl }: ShopState) {
  const answer = await fetch(`${apiUrl}/products?limit=50`);
  const { items } = (await answer.json()) as { items: Product[] };
  return items.slice(0, articles).map(({ Code }) => ({ productCode: Code, quantity: 2 }));
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Commander à nouveau' });
const addButton = (page: Page) => question(page).getByRole('button', { name: 'Ajouter au panier' });
const pricesKnown = (page: Page) => expect(addButton(page)).not.toHaveAttribute('aria-busy');

/** Newest first. */
const reorderButtons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Commander à nouveau' });

test.describe('A customer on account who ordered 40 articles last month @alone', () => {
  test.use({ customer: 'achats' });

  test.beforeEach(async ({ shop }) => {
    await orderOnAccount(shop, 'achats', await monthlyOrder(shop));
  });

  for (const [place, size] of [
    ['at a desk', { width: 1440, height: 900 }],
    ['on a phone', { width: 390, height: 844 }],
  ] as const) {
    test(`orders them again ${place} in fewer than ten steps`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/profile?historique');
      let steps = 0;
      const press = async (target: Locator) => {
        steps += 1;
        await target.click();
      };

      await press(reorderButtons(page).first());
      await expect(question(page).getByRole('listitem')).toHaveCount(articles);
      await pricesKnown(page);
      await press(addButton(page));
      await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
      await expect(page.getByText('Les produits ont été ajoutés au panier')).toBeVisible();
      await press(page.getByRole('main').getByRole('button', { name: 'Commander' }));
      await expectCheckout(page);
      await press(page.getByRole('checkbox', { name: /J'accepte les conditions générales de vente/ }));
      await press(page.getByRole('button', { name: 'Payer', exact: true }));
      const number = await expectConfirmation(page);

      expect(steps).toBeLessThan(10);
      await page.goto('/profile?historique');
      const order = page.getByRole('listitem').filter({ hasText: number });
      await order.getByRole('link', { name: 'Voir la commande' }).click();
      const ordered = page.getByRole('list', { name: 'Articles commandés' }).getByRole('listitem');
      await expect(ordered).toHaveCount(articles);
    });
  }

  test('does so by keyboard, from an order and on an empty cart, and finds all of it accessible', async ({
    page,
  }) => {
    await page.goto('/order');
    await expect(page.getByText("Pas d'article dans le panier")).toBeVisible();
    await expect(reorderButtons(page)).toBeVisible();
    await expectGoodLooks(page);

    await page.goto('/profile?historique');
    await tabTo(page, reorderButtons(page).first());
    await page.keyboard.press('Enter');
    await pricesKnown(page);
    await expectGoodLooks(page, { onTablet: true });
    await expectFocusHeld(page, question(page), 5);
    await page.keyboard.press('Escape');
    await expect(reorderButtons(page).first()).toBeFocused();

    await page.goto('/order');
    await tabTo(page, reorderButtons(page));
    await page.keyboard.press('Enter');
    await pricesKnown(page);
    await tabTo(page, addButton(page));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeFocused();
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^Panier, 80 articles/ }),
    ).toBeVisible();
  });
});
