import type { Product } from 'shared-contracts/api/products';
import { orderOnAccount } from '../shop/customers';
import { expectAccessible } from '../shop/screen-checks';
import { expectCheckout, expectConfirmation, pressPay } from '../shop/steps';
import { expect, test } from '../shop/test';

const articles = 40;

test.use({ customer: 'achats' });

test('a customer who pays on account reorders the 40 articles of an earlier order @main @mfe-cart-checkout @mfe-account', async ({
  page,
  shop,
}) => {
  const { items } = (await (await fetch(`${shop.apiUrl}/products?limit=50`)).json()) as { items: Product[] };
  const lines = items.slice(0, articles).map(({ Code }) => ({ productCode: Code, quantity: 2 }));
  await orderOnAccount(shop, 'achats', lines);
  await page.goto('/profile?historique');
  const main = page.getByRole('main');
  const question = page.getByRole('dialog', { name: 'Commander à nouveau' });
  const add = question.getByRole('button', { name: 'Ajouter au panier' });

  await main.getByRole('button', { name: 'Commander à nouveau' }).first().click();
  await expect(question.getByRole('listitem')).toHaveCount(articles);
  await expect(add).not.toHaveAttribute('aria-busy');
  await expectAccessible(page);
  await add.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeFocused();
  await main.getByRole('button', { name: 'Commander' }).click();
  await expectCheckout(page);
  await pressPay(page);

  const number = await expectConfirmation(page);
  await expect(
    page.getByText('Le règlement de la commande est en cours de traitement par notre équipe'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
  await page.goto('/profile?historique');
  const order = page.getByRole('listitem').filter({ hasText: number });
  await order.getByRole('link', { name: 'Voir la commande' }).click();
  const ordered = page.getByRole('list', { name: 'Articles commandés' }).getByRole('listitem');
  await expect(ordered).toHaveCount(articles);
});
