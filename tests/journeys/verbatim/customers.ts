import type { Page } from '@playwright/test';
import { paymentDialog, pressPay } from '../shop/steps';
import { refuse, type Ways } from './way';

const main = (page: Page) => page.getByRole('main');
const save = (page: Page) => main(page).getByRole('button', { name: 'Enregistrer' }).click();
const addressOf = (page: Page, street: string) =>
  main(page).getByRole('listitem').filter({ hasText: street });
const deliverTo = '5 quai du Lavoir';
const billTo = '18 rue de la Brosse';
const confirmDeletion = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();

/** The way to each screen of a customer with two addresses and a full cart, one after the other. */
export const waysOfBuyer: Ways = {
  'the account': (page) => page.goto('/profile'),
  'a profile that cannot be saved': async (page) => {
    await refuse(page, '**/users/profile');
    await save(page);
  },
  'a profile that is saved': save,
  'the addresses': (page) => main(page).getByRole('link', { name: 'Mes adresses' }).click(),
  'the deletion of the default delivery address': (page) =>
    addressOf(page, deliverTo).getByRole('button', { name: 'Supprimer' }).click(),
  'an address that cannot be changed': async (page) => {
    await refuse(page, '**/users/addresses/*');
    await addressOf(page, billTo).getByRole('button', { name: 'Modifier' }).click();
    await save(page);
  },
  'an address that is changed': save,
  'an address that cannot be deleted': async (page) => {
    await refuse(page, '**/users/addresses/*');
    await addressOf(page, billTo).getByRole('button', { name: 'Supprimer' }).click();
    await confirmDeletion(page);
  },
  'an address that is deleted': confirmDeletion,
  'an address that cannot be added': async (page) => {
    await refuse(page, '**/users/addresses');
    await main(page).getByRole('button', { name: 'Ajouter une nouvelle adresse' }).click();
    for (const [label, text] of [
      ['Destinataire (personne ou service)', 'Benali Propreté'],
      ['Adresse', '2 rue du Savon'],
      ['Code postal', '69003'],
      ['Ville', 'Lyon'],
      ['Téléphone', '04 99 00 14 01'],
    ] as const)
      await main(page).getByLabel(label, { exact: true }).fill(text);
    await save(page);
  },
  'an address that is added': save,
  'the checkout': (page) => page.goto('/purchase'),
  'the choice of an address': (page) =>
    page.getByRole('button', { name: 'Modifier l’adresse de livraison' }).click(),
  'a payment that cannot be created': async (page) => {
    await refuse(page, '**/purchase/createPayment');
    await page.getByRole('dialog').getByRole('button', { name: 'Valider' }).click();
    await pressPay(page);
  },
  'a card form that cannot be loaded': async (page, { shop }) => {
    await page.route(`${shop.paymentUrl}/**/*.js`, (route) => route.abort());
    await paymentDialog(page).getByRole('button', { name: 'Réessayer' }).click();
  },
  'an order on account that fails': async (page) => {
    await refuse(page, '**/purchase/createDeferredPayment');
    await page.route('**/users/profile', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), deferredPayment: true } });
    });
    await page.goto('/purchase');
    await pressPay(page);
  },
};

/** A defect that no page handles: no date can be written. */
const breakDates = () => {
  const fail = () => {
    throw new Error('A defect');
  };
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get: fail });
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'formatToParts', { get: fail });
};

/** The way to each screen of a customer with orders, of which the latest was placed on account. */
export const waysOfOldCustomer: Ways = {
  'the history': (page) => page.goto('/profile?historique'),
  'an order of the history': (page) =>
    main(page)
      .getByRole('listitem')
      .filter({ hasText: 'En attente de règlement' })
      .filter({ hasNotText: 'Paiement non terminé' })
      .first()
      .getByRole('link', { name: 'Voir la commande' })
      .click(),
  'the confirmation of an order on account': async (page) => {
    await page.waitForURL(/commande=/);
    await page.goto(`/invoice/${new URL(page.url()).searchParams.get('commande')}`);
  },
  'a page that fails': async (page) => {
    await page.addInitScript(breakDates);
    await page.goto('/profile?historique');
  },
};

/** The way to each screen of a customer without an address. */
export const waysOfNewCustomer: Ways = {
  'no addresses': (page) => page.goto('/profile?address'),
  'addresses that cannot be read': async (page) => {
    await refuse(page, '**/users/addresses');
    await page.goto('/profile?address');
  },
};
