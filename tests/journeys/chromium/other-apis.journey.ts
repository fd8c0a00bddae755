import type { Locator, Page } from '@playwright/test';
import { callsOf, mailedLink } from '../../kit/users';
import { apiVariants, asSpecified } from '../shop/api-variants';
import { newAddress } from '../shop/customers';
import { list, openWhole, product } from '../shop/public-pages';
import { startSecondShell } from '../shop/redeployed-shell';
import { openSearch, searchField, searchResults } from '../shop/search';
import { type SpecifiedApi, startSpecifiedApi } from '../shop/specified-api';
import {
  addToCart,
  cards,
  expectCheckout,
  payByCard,
  pressPay,
  register,
  signIn,
  signOut,
} from '../shop/steps';
import { expect, listenTo, test } from '../shop/test';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });
const cart = (page: Page) => page.getByRole('list', { name: 'Articles du panier' }).getByRole('listitem');
const failures =
  /[Ee]rreur|Echec|[Nn]e peu(?:t|vent) (?:pas )?être affiché|[Ii]ntrouvable|[Ii]ndisponible|Réessayer|\bundefined\b|\bnull\b|NaN|\[object|Invalid|, ,/;

/** Expects something on the page, at both widths, and no text of a failure. */
async function expectShown(page: Page, thing: Locator): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(thing).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(main(page)).not.toHaveText(failures);
  }
}

async function open(page: Page, path: string, name: RegExp): Promise<void> {
  await openWhole(page, path, name);
  await expectShown(page, title(page, name));
}

const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields))
    await main(page).getByLabel(label, { exact: true }).fill(value);
};

/** An address, by the labels of its form. */
const newAddressLines = {
  'Destinataire (personne ou service)': 'Hôtel du Lavoir',
  Adresse: '5 quai du Lavoir',
  'Code postal': '69002',
  Ville: 'Lyon',
  Téléphone: '04 99 00 14 01',
};

for (const [name, variant] of Object.entries(apiVariants)) {
  const tags = variant === asSpecified ? ' @main @mfe-catalogue @mfe-cart-checkout @mfe-account' : '';
  test.describe(`with an API that has ${name}`, () => {
    let api: SpecifiedApi;
    let shellUrl: string;
    let messages: string[];

    test.beforeAll(async ({ shop }) => {
      api = await startSpecifiedApi(shop.apiUrl, variant);
      ({ url: shellUrl } = await startSecondShell(shop, { api: { url: api.url } }));
    });
    test.use({ baseURL: ({ shop: _ }, use) => use(shellUrl) });
    test.beforeEach(({ page }) => {
      messages = listenTo(page);
      page.on('dialog', (dialog) => {
        messages.push(dialog.message());
        void dialog.dismiss();
      });
    });
    test.afterEach(() => {
      const named = / is missing or has a wrong type$/;
      expect(messages.filter((message) => !variant.isFaulty || !named.test(message))).toEqual([]);
      expect(api.refused).toEqual([]);
    });
    test.afterAll(() => api.stop());

    test('a visitor browses, fills the cart and sends a message', async ({ page }) => {
      await open(page, '/', /hygiène/i);
      await page.getByRole('button', { name: 'PRODUITS' }).click();
      await expect(page.getByRole('link', { name: 'Tous les produits' }).first()).toBeVisible();
      await page.setViewportSize({ width: 390, height: 900 });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'CHIMIE' }).click();
      await page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('link', { name: 'Toute la famille' })
        .click();
      await expectShown(page, title(page, /CHIMIE/));
      await open(page, '/category-product', /familles/);
      await open(page, `${variant.path('/category-product/CHIMIE')}?tri=-price&couleur=noir`, /CHIMIE/);
      await expect(page.getByText(/^Cette liste s’arrête à ses 50 premiers produits/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Afficher plus de produits' })).toHaveCount(0);
      await expect(page.getByLabel(/^Trier/)).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Catalogue/ })).toHaveCount(0);
      await open(page, variant.path(list), /Sacs poubelle/i);
      await expect(page.getByText(/^Cette liste s’arrête/)).toHaveCount(0);
      await open(page, variant.path(product), /Sac poubelle 110 L/);
      for (const sheet of await page.getByRole('button', { name: /^Fiche/ }).all()) {
        const opened = page.waitForEvent('popup');
        await sheet.click();
        await (await opened).close();
      }
      await addToCart(page);
      await page.getByRole('button', { name: /^Panier, 1/ }).click();
      const panel = page.getByRole('dialog', { name: 'VOTRE PANIER' });
      await expectShown(page, panel.getByRole('link', { name: /Sac poubelle 110 L/ }).first());
      await page.keyboard.press('Escape');
      await openSearch(page);
      await searchField(page).fill('sac 110');
      await expectShown(page, searchResults(page).getByRole('heading', { name: /^Résultat/ }));
      await open(page, '/recherche?q=sac+110', /Résultat de recherche/);

      await open(page, '/order', /panier/);
      const more = `${variant.path('/NS-5L-E').slice(1)} 3`;
      await page.getByRole('textbox', { name: 'Références et quantités' }).fill(more);
      await page.getByRole('button', { name: 'Ajouter ces lignes' }).click();
      await expect(cart(page)).toHaveCount(2);
      await expectShown(page, cart(page).last());

      await open(page, '/contact?orderReference=CMD-1', /contact/i);
      await fill(page, {
        ...{ 'Prénom*': 'Inès', 'Nom*': 'Moreau', 'Objet*': 'Devis', 'Message*': 'Un bidon est percé.' },
        ...{ 'Adresse e-mail*': 'ines@lavoir.example', 'N° de téléphone*': '04 99 00 14 01' },
      });
      await main(page)
        .getByRole('button', { name: /^Envoyer/ })
        .click();
      await expectShown(page, page.getByText('Message envoyé\u202f!'));

      await page.goto('/inconnu');
      await expectShown(page, title(page, /hygiène/i));
    });

    test('a visitor registers, completes the account and resets the password', async ({ page, shop }) => {
      const email = newAddress('ines');
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click();
      await register(page, email);
      const { pathname, search } = new URL(await mailedLink(callsOf(shop.apiUrl), email, 'verify-email'));
      await page.goto(pathname + search);
      await expectShown(page, page.getByText('Compte vérifié\u202f!'));

      await open(page, '/profile?listes', /Mon compte/);
      await expect(page).toHaveURL(/\?informations$/);
      const menu = page.getByRole('navigation', { name: 'Mon compte' });
      await expect(menu.getByRole('link')).toHaveText([
        'Mes informations',
        'Mes adresses',
        'Historique de mes commandes',
      ]);
      const username = `ines-${Date.now()}`;
      await fill(page, { Nom: 'Moreau', Prénom: 'Inès', Entreprise: 'Hôtel du Lavoir', Pseudo: username });
      await main(page).getByRole('button', { name: 'Enregistrer' }).click();
      await expectShown(page, page.getByText('Profil mis à jour\u202f!'));

      await menu.getByRole('link', { name: 'Mes adresses' }).click();
      await main(page).getByRole('button', { name: 'Ajouter une nouvelle adresse' }).click();
      await fill(page, newAddressLines);
      await main(page).getByRole('button', { name: 'Enregistrer' }).click();
      await expectShown(page, page.getByText('Votre adresse a bien été ajoutée'));
      await main(page).getByRole('listitem').getByRole('button', { name: 'Modifier' }).click();
      await fill(page, newAddressLines);
      await main(page).getByLabel('Pays').selectOption('France');
      await main(page).getByRole('button', { name: 'Enregistrer' }).click();
      await expectShown(page, page.getByText("L'adresse a bien été mise à jour\u202f!"));
      await signOut(page);
      await signIn(page, username);
      await signOut(page);
      await open(page, '/reset-password', /mot de passe/i);
      await page.getByLabel('Adresse e-mail').fill(email);
      await page.getByRole('button', { name: 'Confirmer' }).click();
      await expectShown(page, page.getByText('Requête prise en compte'));
    });

    test(`a customer buys by card and finds the order${tags}`, async ({ page, buyer }) => {
      const customer = await buyer();
      const extras = main(page).getByRole('button', { name: /liste|PDF/ });
      await open(page, variant.path(product), /Sac poubelle 110 L/);
      await expect(extras).toHaveCount(0);
      await addToCart(page);
      await page.goto('/order');
      await page.getByText('Enregistrer ou partager').click();
      await expect(page.getByRole('button', { name: /^Imprimer le devis/ })).toBeVisible();
      await expect(extras).toHaveCount(0);
      await page.getByRole('button', { name: 'Commander' }).click();
      await signIn(page, customer);
      await expectCheckout(page);
      await expect(page.getByText('Références et consignes')).toHaveCount(0);
      await expectShown(page, page.getByRole('button', { name: 'Payer', exact: true }));
      await pressPay(page);
      await payByCard(page, cards.accepted);
      await expectShown(page, title(page, /MERCI POUR VOTRE COMMANDE/));
      await page.reload();
      await expectShown(page, title(page, /MERCI POUR VOTRE COMMANDE/));
      await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();

      await open(page, '/profile?historique', /Mon compte/);
      await expect(page.getByLabel('Mois')).toHaveCount(0);
      await page.getByRole('link', { name: 'Voir la commande' }).first().click();
      await expectShown(page, main(page).getByRole('heading', { name: 'Adresse de facturation' }));
      await expect(main(page).getByText('Compte client')).toBeVisible();
      await expect(extras).toHaveCount(0);
    });

    test('a customer orders on account', async ({ page }) => {
      await open(page, variant.path(product), /Sac poubelle 110 L/);
      await addToCart(page);
      await signIn(page, 'achats');
      await page.goto('/purchase');
      await pressPay(page);
      await expectShown(page, title(page, /MERCI POUR VOTRE COMMANDE/));
    });
  });
}
