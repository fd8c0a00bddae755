import type { Page } from 'playwright-core';
import { unpaidOrder } from '../shop/users';
import { open, press, type Users, type Visits, words } from './visit';

const paymentDialog = (page: Page) => page.getByRole('dialog', { name: "Régler l'achat" });
const fields = (page: Page) => paymentDialog(page).frameLocator('iframe');

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/purchase');
  await page.getByRole('checkbox', { name: /J’accepte les conditions générales de vente/ }).check();
}
const pay = press('Payer');
const cardReady = (page: Page) => fields(page).getByLabel('Numéro de carte');

const openOrder = async (page: Page, users: Users) =>
  page.goto(`/invoice/${await unpaidOrder(users.call, await users.customer())}`);

/** Calls from the cart to the order. */
export const buyerVisits: Visits = {
  'POST documents/quote.pdf': {
    arrive: open('/order'),
    act: press('Devis indicatif (PDF)'),
    message: words,
    download: true,
  },
  'POST cart/add': {
    arrive: openCheckout,
    act: pay,
    message: words,
    done: cardReady,
  },
  'POST purchase/createPayment': {
    arrive: openCheckout,
    act: pay,
    message: words,
    done: cardReady,
  },
  'POST purchase/createDeferredPayment': {
    as: 'achats',
    arrive: openCheckout,
    act: pay,
    // Specification, section 8.
    message: /Echec de la création de la commande/,
    success: /MERCI POUR VOTRE COMMANDE/,
    buys: true,
  },
  'POST purchase/validatePayment': {
    async arrive(page) {
      await openCheckout(page);
      await pay(page);
      await cardReady(page).fill('4970100000000000');
      await fields(page)
        .getByLabel('Expiration')
        .fill(`12${String(new Date().getFullYear() + 1).slice(-2)}`);
      await fields(page).getByLabel('Code de sécurité').fill('123');
    },
    act: (page) => paymentDialog(page).locator('.kr-payment-button').click(),
    // Specification, section 8: nothing is shown; the provider notifies the shop of the payment.
    message: null,
    stays: (page) =>
      paymentDialog(page)
        .getByRole('button', { name: 'Fermer' })
        .or(page.getByRole('heading', { name: 'MERCI POUR VOTRE COMMANDE' }))
        .first(),
    buys: true,
  },
  'GET orders/:orderId': {
    act: openOrder,
    message: /Réessayer/,
    success: /CMD-/,
  },
  'POST orders/:orderId/payment': {
    arrive: openOrder,
    act: press('Reprendre le paiement'),
    message: words,
    done: cardReady,
  },
  'POST orders/:orderId/abandon': {
    async arrive(page, users) {
      await openOrder(page, users);
      await press('Abandonner')(page);
    },
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Abandonner la commande' }).click(),
    message: words,
    success: /Commande abandonnée/,
  },
};
