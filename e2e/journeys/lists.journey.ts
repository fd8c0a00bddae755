import type { Page } from '@playwright/test';
import { tabTo } from '../shop/keyboard';
import { expectGoodLooks } from '../shop/looks';
import { expect, test } from '../shop/test';

const entry = { name: 'Ajouter à une liste' };
const dialog = (page: Page) => page.getByRole('dialog', entry);
const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Mes listes' }).getByRole('listitem').filter({ hasText: name });

test.describe('A buyer with a cart', () => {
  test.use({ customer: 'buyer', cart: [{ productCode: 'SP-110-N35', quantity: 3 }] });

  for (const [place, size] of [
    ['at a desk', { width: 1440, height: 900 }],
    ['on a phone', { width: 390, height: 844 }],
  ] as const) {
    test(`makes a list of it by keyboard ${place}, orders from it, and deletes it with a way back`, async ({
      page,
    }) => {
      const name = `Étage ${size.width}`;
      await page.setViewportSize(size);
      await page.goto('/order');
      await tabTo(page, page.getByRole('button', entry));
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('button', { name: 'Ajouter à la liste' })).toBeVisible();
      await expectGoodLooks(page);
      const choice = dialog(page).getByLabel('Liste', { exact: true });
      if (await choice.isVisible()) await choice.selectOption('Nouvelle liste');
      await tabTo(page, dialog(page).getByLabel(/^Nom de la nouvelle liste/));
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('button', entry)).toBeFocused();

      await page.goto('/profile?listes');
      await card(page, name).getByRole('button', { name: 'Voir les articles' }).click();
      await expect(card(page, name).getByRole('spinbutton')).toHaveValue('3');
      await expectGoodLooks(page, { onTablet: true });
      await tabTo(page, card(page, name).getByRole('button', { name: 'Ajouter au panier' }));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Les produits ont été ajoutés au panier')).toBeVisible();
      await expect(
        page.getByRole('banner').getByRole('button', { name: /^Panier, 6 articles/ }),
      ).toBeVisible();

      await card(page, name).getByRole('button', { name: 'Supprimer' }).click();
      await expect(card(page, name)).toHaveCount(0);
      await page.getByRole('button', { name: 'Annuler la suppression' }).click();
      await expect(card(page, name).getByText('1 article')).toBeVisible();
    });
  }
});
