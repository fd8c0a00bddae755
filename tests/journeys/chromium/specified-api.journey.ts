import type { Page } from '@playwright/test';
import { mailedLink, newAddress } from '../shop/customers';
import { list, product } from '../shop/public-pages';
import { startSecondShell } from '../shop/redeployed-shell';
import { openSearch, searchField, searchResults } from '../shop/search';
import { type SpecifiedApi, startSpecifiedApi } from '../shop/specified-api';
import {
  addToCart,
  cards,
  expectCheckout,
  expectConfirmation,
  openAnArticle,
  payByCard,
  pressPay,
  register,
  signIn,
  signOut,
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

test('with an API that implements only the specification a visitor registers, verifies the email address and completes the account', async ({
  page,
  shop,
}) => {
  const email = newAddress('ines');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click();
  await register(page, email);
  const { pathname, search } = new URL(await mailedLink(shop, email, 'verify-email'));
  await page.goto(pathname + search);
  await expect(page.getByText('Compte vérifié\u202f!')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Inès')).toBeVisible();

  await page.goto('/profile?listes');
  await expect(page).toHaveURL(/\?informations$/);
  const menu = page.getByRole('navigation', { name: 'Mon compte' });
  await expect(menu.getByRole('link')).toHaveText([
    'Mes informations',
    'Mes adresses',
    'Historique de mes commandes',
  ]);
  await main(page).getByLabel('Pseudo').fill('ines-moreau');
  await main(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Profil mis à jour\u202f!')).toBeVisible();

  await menu.getByRole('link', { name: 'Mes adresses' }).click();
  await main(page).getByRole('button', { name: 'Ajouter une nouvelle adresse' }).click();
  const fields = {
    'Destinataire (personne ou service)': 'Hôtel du Lavoir',
    'Code postal': '69002',
    Ville: 'Lyon',
  };
  for (const [label, value] of Object.entries(fields)) await main(page).getByLabel(label).fill(value);
  await main(page).getByLabel('Adresse', { exact: true }).fill('5 quai du Lavoir');
  await main(page)
    .getByLabel(/^Téléphone|^N° de téléphone/)
    .fill('04 99 00 14 01');
  await main(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Votre adresse a bien été ajoutée')).toBeVisible();
  const card = main(page).getByRole('listitem').filter({ hasText: '5 quai du Lavoir' });
  await card.getByRole('button', { name: 'Modifier' }).click();
  await main(page).getByLabel('Ville').fill('Villeurbanne');
  await main(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText("L'adresse a bien été mise à jour\u202f!")).toBeVisible();
  await expect(main(page).getByText(/Villeurbanne/)).toBeVisible();

  await signOut(page);
  await signIn(page, 'ines-moreau');
});

test('with an API that implements only the specification a visitor browses, searches, orders by reference and sends a message', async ({
  page,
}) => {
  await page.goto(`/category-product/CHIMIE?tri=-price&couleur=noir`);
  await expect(page.getByRole('region', { name: 'Produits' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(/^Cette liste s’arrête à ses 50 premiers produits/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Afficher plus de produits' })).toHaveCount(0);
  await expect(page.getByLabel(/^Trier/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Catalogue/ })).toHaveCount(0);
  await page.goto(list);
  await expect(page.getByText(/^Cette liste s’arrête/)).toHaveCount(0);
  await page.goto(product);
  await expect(page.getByText('Disponible', { exact: true })).toBeVisible();

  await openSearch(page);
  await searchField(page).fill('sac 110');
  const results = searchResults(page);
  await expect(results.getByRole('heading', { name: 'Résultat de recherche "sac 110"' })).toBeVisible();
  await results
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await expect(page.getByText('Le produit a été ajouté au panier')).toBeVisible();
  await page.goto('/order');
  await page.getByRole('textbox', { name: 'Références et quantités' }).fill('NS-5L-E 3');
  await page.getByRole('button', { name: 'Ajouter ces lignes' }).click();
  const cart = page.getByRole('list', { name: 'Articles du panier' });
  await expect(cart.getByRole('listitem')).toHaveCount(2);

  await page.goto('/contact?orderReference=CMD-2026-000001');
  const message = {
    'Prénom*': 'Inès',
    'Nom*': 'Moreau',
    'Objet*': 'Devis',
    'Message*': 'Un bidon est percé.',
  };
  for (const [label, value] of Object.entries(message))
    await main(page).getByLabel(label, { exact: true }).fill(value);
  await main(page).getByLabel('Adresse e-mail*').fill('ines@lavoir.example');
  await main(page).getByLabel('N° de téléphone*').fill('04 99 00 14 01');
  await main(page)
    .getByRole('button', { name: /^Envoyer/ })
    .click();
  await expect(page.getByText('Message envoyé\u202f!')).toBeVisible();
});
