import { randomUUID } from 'node:crypto';
import { tabTo } from '../shop/keyboard';
import { expectAccessible } from '../shop/screen-checks';
import { expect, test } from '../shop/test';

test.use({ customer: 'buyer', cart: [{ productCode: 'SP-110-N35', quantity: 3 }] });

test('a customer saves the cart as a list, adds the list to the cart and deletes it @main @mfe-cart-checkout @mfe-account', async ({
  page,
}) => {
  const name = `Étage ${randomUUID()}`;
  const entry = page.getByRole('button', { name: 'Ajouter à une liste' });
  const dialog = page.getByRole('dialog', { name: 'Ajouter à une liste' });
  const card = page.getByRole('list', { name: 'Mes listes' }).getByRole('listitem').filter({ hasText: name });
  await page.goto('/order');
  await tabTo(page, page.getByText('Enregistrer ou partager'));
  await page.keyboard.press('Enter');
  await tabTo(page, entry);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Ajouter à la liste' })).toBeVisible();
  await expectAccessible(page);
  const choice = dialog.getByLabel('Liste', { exact: true });
  if (await choice.isVisible()) await choice.selectOption('Nouvelle liste');
  await dialog.getByLabel(/^Nom de la nouvelle liste/).fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(entry).toBeFocused();

  await page.goto('/profile?listes');
  await card.getByRole('button', { name: 'Voir les articles' }).click();
  await expect(card.getByRole('spinbutton')).toHaveValue('3');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByText('Les produits ont été ajoutés au panier')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Panier, 6 articles/ })).toBeVisible();

  await card.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(card).toHaveCount(0);
});
