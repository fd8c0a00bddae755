import type { Page } from '@playwright/test';
import { startSecondShell } from '../shop/redeployed-shell';
import { type SpecifiedApi, startSpecifiedApi } from '../shop/specified-api';
import {
  addToCart,
  cards,
  expectCheckout,
  expectConfirmation,
  openAnArticle,
  payByCard,
  pressPay,
  signIn,
} from '../shop/steps';
import { expect, test } from '../shop/test';

let api: SpecifiedApi;
let shellUrl: string;

// The API of these journeys implements only the specification and refuses all other calls and fields.
test.beforeAll(async ({ shop }) => {
  api = await startSpecifiedApi(shop.apiUrl);
  ({ url: shellUrl } = await startSecondShell(shop, { api: { url: api.url } }));
});
test.use({ baseURL: ({ shop: _ }, use) => use(shellUrl) });
test.afterEach(() => expect(api.refused).toEqual([]));
test.afterAll(() => api.stop());

const main = (page: Page) => page.getByRole('main');

test('with an API that implements only the specification a visitor buys by card and finds the order in the history @main @mfe-catalogue @mfe-cart-checkout @mfe-account', async ({
  page,
  buyer,
}) => {
  const customer = await buyer();
  await openAnArticle(page);
  await expect(page.getByRole('button', { name: 'Fiche technique' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter à une liste' })).toHaveCount(0);
  await addToCart(page);
  await page.goto('/order');
  const cart = page.getByRole('list', { name: 'Articles du panier' });
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Imprimer le devis/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /liste|PDF/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Commander' }).click();
  await signIn(page, customer);
  await expectCheckout(page);
  await expect(page.getByText('5 quai du Lavoir')).toBeVisible();
  await expect(page.getByText('Références et consignes')).toHaveCount(0);
  await pressPay(page);
  await payByCard(page, cards.accepted);

  const number = await expectConfirmation(page);
  await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
  await page.goto('/profile?historique');
  const order = page.getByRole('listitem').filter({ hasText: number });
  await expect(order.getByText('Payé', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Mois')).toHaveCount(0);
  await order.getByRole('link', { name: 'Voir la commande' }).click();
  await expect(main(page).getByText('Compte client')).toBeVisible();
  await expect(main(page).getByText('Adresse de facturation')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /liste|PDF/ })).toHaveCount(0);
});
