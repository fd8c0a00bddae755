import type { Page } from '@playwright/test';
import { mailedLink, newAddress, password } from '../shop/customers';
import { openSearch, searchField } from '../shop/search';
import { addToCart, firstArticle } from '../shop/steps';
import type { Ways } from './way';
import { refuse } from './way';

const main = (page: Page) => page.getByRole('main');

const registration = (page: Page) =>
  page.getByRole('dialog').locator('form').filter({ hasText: 'Créer mon compte' });
const register = (page: Page) => registration(page).getByRole('button', { name: 'Créer mon compte' }).click();
/** Of the account that is registered on the way. */
const address = newAddress('hugo');

async function askForReset(page: Page, typed: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(typed);
  await page.getByRole('button', { name: 'Confirmer' }).click();
}

async function choosePassword(page: Page, repeated: string): Promise<void> {
  await page.getByLabel('Nouveau mot de passe').fill(password);
  await page.getByLabel('Confirmez le mot de passe').fill(repeated);
  await page.getByRole('button', { name: 'Confirmer' }).click();
}

const send = (page: Page) => main(page).getByRole('button', { name: 'Envoyer' }).click();

/** The way to each screen of a visitor who is not signed in, one after the other. */
export const waysOfVisitor: Ways = {
  'the home page': (page) => page.goto('/'),
  'the search': async (page) => {
    await openSearch(page);
    await searchField(page).fill('savon noir');
  },
  'a list that cannot be read': async (page) => {
    await refuse(page, '**/products?*');
    await page.keyboard.press('Escape');
    await main(page).getByRole('link', { name: 'CHIMIE' }).first().click();
  },
  'a list': (page) => page.getByRole('button', { name: 'Réessayer' }).click(),
  'a product': (page) => firstArticle(page).getByRole('link').first().click(),
  'a product that was added': (page) => addToCart(page),
  'two of a product that were added': (page) => addToCart(page, 2),
  'the panel of a full cart': (page) => page.getByRole('button', { name: /^Panier, 3/ }).click(),
  'the panel of an empty cart': (page) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Supprimer / })
      .click(),
  'categories that cannot be read': async (page) => {
    await refuse(page, '**/products/categories');
    await page.goto('/order');
  },
  'the login dialog': async (page) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click();
  },
  'a registration with a known e-mail address': async (page) => {
    const form = registration(page);
    await form.getByLabel('Prénom').fill('Hugo');
    await form.getByLabel(/^Nom/).fill('Petit');
    await form.getByLabel('Entreprise').fill('Hôtel du Lavoir');
    await form.getByLabel('Mot de passe').first().fill(password);
    await form.getByLabel('Adresse e-mail').fill('lea@copro-gestion.example');
    await register(page);
  },
  'a registration that fails': async (page) => {
    await refuse(page, '**/auth/register');
    await registration(page).getByLabel('Adresse e-mail').fill(address);
    await register(page);
  },
  'a registration': register,
  'a refused login': async (page) => {
    await page.goto('/login');
    await page.getByLabel('Identifiant ou adresse e-mail').fill('personne');
    await page.getByLabel('Mot de passe', { exact: true }).first().fill(password);
    await main(page).getByRole('button', { name: 'Se connecter' }).click();
  },
  'a forgotten password without an e-mail address': async (page) => {
    await page.goto('/reset-password');
    await askForReset(page, '');
  },
  'a forgotten password of nobody': (page) => askForReset(page, newAddress('personne')),
  'a forgotten password': (page, { buyer }) => askForReset(page, buyer),
  'two new passwords that differ': async (page, { shop, buyer }) => {
    await page.goto(await mailedLink(shop, buyer, 'reset-password/confirm'));
    await choosePassword(page, `${password}!`);
  },
  'a new password that is refused': async (page) => {
    await refuse(page, '**/auth/password/reset/confirm');
    await choosePassword(page, password);
  },
  'a new password': (page) => choosePassword(page, password),
  'the contact form': (page) => page.goto('/contact'),
  'a message that cannot be sent': async (page) => {
    await refuse(page, '**/contact');
    for (const [label, text] of [
      ['Nom*', 'Petit'],
      ['Prénom*', 'Hugo'],
      ['Adresse e-mail*', address],
      ['N° de téléphone*', '04 99 00 14 01'],
      ['Objet*', 'Une question'],
      ['Message*', 'Livrez-vous le samedi ?'],
    ] as const)
      await main(page).getByLabel(label, { exact: true }).fill(text);
    await send(page);
  },
  'a message': send,
  'a mailed link that is not valid': (page) => page.goto('/verify-email?token=faux'),
  'a mailed link': async (page, { shop }) => page.goto(await mailedLink(shop, address, 'verify-email')),
};
