import type { Locator, Page } from '@playwright/test';
import { address, callsOf, newCustomer, ok } from '../../kit/users';
import { facet, menus } from '../shop/facets';
import { category, list, product, settled } from '../shop/public-pages';
import { searchButton, searchField, searchResults } from '../shop/search';
import type { ShopState } from '../shop/state';
import {
  cardForm,
  cards,
  expectCheckout,
  expectConfirmation,
  payByCard,
  pressPay,
  signIn,
} from '../shop/steps';
import { expect, test } from '../shop/test';
import { faultsAlong, prepareWalk } from '../shop/walk';

const sizes = [
  { width: 390, height: 664, isMobile: true, tags: ' @main @mfe-catalogue @mfe-cart-checkout @mfe-account' },
  { width: 568, height: 320, isMobile: true },
  { width: 667, height: 375, isMobile: true },
  { width: 740, height: 360, isMobile: true },
  { width: 1366, height: 768 },
  // 200 % of 1366 × 768, and 400 % of 1280 × 1024
  { width: 683, height: 384, deviceScaleFactor: 2 },
  { width: 320, height: 256, deviceScaleFactor: 4 },
];

/** A word of sixty letters. */
const word = 'Anticonstitutionnellement'.repeat(3).slice(0, 60);

/** Registers a customer with long words in names, address and list; resolves to the username. */
async function registerLongNamed({ apiUrl }: ShopState): Promise<string> {
  const call = callsOf(apiUrl);
  const { emailAddress, access: token } = await newCustomer(call);
  const names = { firstName: word, lastName: word, companyName: word };
  const long = { ...address, fullName: word, addressLine1: word, city: word, isDefaultShipping: true };
  await ok(call('PATCH', '/users/profile', { token, body: names }));
  await ok(call('POST', '/users/addresses', { token, body: long }));
  await ok(call('POST', '/users/lists', { token, body: { name: word, lines: [] } }));
  return emailAddress;
}

const dialog = 'dialog[open]';

/** Uses the whole shop, from the home page to an order's, and returns what cannot be reached or seen. */
async function walkThrough(
  page: Page,
  { customer, hasTouch }: { readonly customer: string; readonly hasTouch: boolean },
): Promise<readonly string[]> {
  const found: string[] = [];
  const main = page.getByRole('main');
  const shown = page.locator(dialog);
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const button = (name: string | RegExp, within: Locator = page.locator('body')) =>
    within.getByRole('button', { name }).first();
  const press = (control: Locator) => (hasTouch ? control.tap() : control.click());
  const expectFocus = (where: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.tagName), where).not.toBe('BODY');

  async function look(where: string, within = 'main'): Promise<void> {
    await expectFocus(where);
    if (!where.includes('toast')) await expect(toasts.getByRole('button')).toHaveCount(0);
    for (const fault of await faultsAlong(page, within)) found.push(`${where}: ${fault}`);
  }
  async function open(name: string, opener: Locator): Promise<void> {
    await press(opener);
    await expect(shown).toBeVisible();
    await expect(shown.locator('[aria-busy=true]').or(shown.getByText('Chargement'))).toHaveCount(0);
    await look(name, dialog);
  }
  async function leave(): Promise<void> {
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
    await expectFocus('after a dialog');
  }
  /** Follows a link, since loading each document would take longer. */
  async function visit(path: string, within = 'main', opened = page.locator('h1:focus')): Promise<void> {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.getElementById('contenu')?.focus();
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await expect(opened).toBeVisible();
    await expect(page.locator('main :is([aria-busy=true], [data-loading])')).toHaveCount(0);
    await look(path, within);
  }
  const visitSection = (name: string) =>
    visit(`/profile?${name}`, 'main', main.locator(`a[href$="?${name}"][aria-current=page]`));

  // An unknown URL opens the home page.
  await page.goto('/nowhere');
  await settled(page);
  await page.locator('#contenu').focus();
  await look('/', 'body');
  if (await button('Menu').isVisible()) {
    await open('the menu', button('Menu'));
    await press(button('CHIMIE', shown));
    await look('the menu of a category', dialog);
    await leave();
  } else {
    await button('PRODUITS').hover();
    await expect(button('PRODUITS')).toHaveAttribute('aria-expanded', 'true');
    await look('the menu of all categories', 'header nav [id]:not([hidden])');
    await page.keyboard.press('Escape');
  }
  await press(searchButton(page));
  await searchField(page).fill('gants');
  await expect(searchResults(page).getByRole('listitem').first()).toBeVisible();
  await look('the search', dialog);
  await leave();
  const dialogs = ['Panier, vide', 'Se connecter', 'Mentions légales', 'Politique de'];
  for (const name of dialogs) await open(name, button(name)).then(leave);

  const pages =
    '/about /commitment /accessibilite /cgv /contact /login /reset-password /reset-password/confirm?token=x /verify-email?token=x&change /recherche?q=zzz';
  const lists = [`${list}/INCONNU-1`, '/category-product', '/recherche?q=sac+130l'];
  for (const path of [...pages.split(' '), ...lists, `${category}?contenance=110+L&couleur=noir`])
    await visit(path);
  const filter = page.getByRole('link', { name: /^Filtrer/ });
  if (await filter.isVisible()) {
    await open('the filters', filter);
    await press(facet(shown, 'Couleur'));
    await look('an open filter', dialog);
    await leave();
  } else {
    await press(facet(menus(page), 'Couleur'));
    await look('an open filter');
    await page.keyboard.press('Escape');
  }
  if (await button('Tableau').isVisible()) {
    await press(button('Tableau'));
    await look('the list as a table');
  }

  await visit(product, 'body');
  await press(main.getByRole('button', { name: 'Ajouter au panier', exact: true }));
  await expect(toasts.getByRole('button')).toBeVisible();
  // A toast stays while the pointer is over it; it moves into the panel.
  await toasts.dispatchEvent('pointerover');
  await look('a toast', '[aria-label=Notifications]');
  await press(button(/^Panier, 1/));
  await expect(shown.getByRole('spinbutton')).toBeVisible();
  await toasts.dispatchEvent('pointerover');
  await look('the panel with a toast', dialog);
  await press(button('Fermer', toasts));
  await press(button(/^Supprimer/, shown));
  await look('the panel with a removed line', dialog);
  await press(button('Annuler', shown));
  await leave();
  await visit('/order');
  await main.getByRole('textbox', { name: 'Références et quantités' }).fill('INCONNU 3');
  await press(button('Ajouter ces lignes', main));
  await expect(page.getByRole('heading', { name: 'Lignes à corriger' })).toBeVisible();
  await look('a line to correct');
  await open('the sign-in of an order', button('Commander', main));
  await signIn(page, customer);
  await expectCheckout(page);
  await look('/purchase');
  await open('the choice of an address', button('Modifier l’adresse de livraison'));
  await leave();
  await pressPay(page);
  await expect(cardForm(page).getByLabel('Numéro de carte')).toBeVisible();
  await look('the card form', dialog);
  await payByCard(page, cards.accepted);
  await expectConfirmation(page);
  await look('the confirmation');

  for (const section of ['informations', 'historique', 'listes', 'securite', 'address'])
    await visitSection(section);
  await press(button('Modifier', main));
  await look('the form of an address');
  await visitSection('donnees');
  await open('the question before a deletion', button('Demander la suppression de mon compte'));
  await leave();
  await visitSection('historique');
  await open('the question to order again', button('Commander à nouveau', main));
  await leave();
  await press(main.getByRole('link', { name: /^Voir la commande/ }));
  await expect(button('Imprimer', main)).toBeVisible();
  await look('an order');
  return found;
}

for (const { width, height, tags = '', isMobile = false, ...others } of sizes)
  test.describe(() => {
    test.use({ viewport: { width, height }, isMobile, hasTouch: isMobile, ...others });

    test(`every control can be reached and seen at ${width} × ${height}${tags}`, async ({ page, shop }) => {
      const customer = await registerLongNamed(shop);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await prepareWalk(page);

      expect(await walkThrough(page, { customer, hasTouch: isMobile })).toEqual([]);
    });
  });
