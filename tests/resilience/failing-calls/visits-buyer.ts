import type { Page } from 'playwright-core';
import type { People } from './people';
import { type Visit, visit } from './visit';

const paymentDialog = (page: Page) => page.getByRole('dialog', { name: "Régler l'achat" });
const fields = (page: Page) => paymentDialog(page).frameLocator('iframe');
/** Of the API, where it has words, else of the specification. */
const words = /Erreur inconnue|Une erreur est survenue|momentanément indisponible|Trop de tentatives/;

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/purchase');
  await page.getByRole('checkbox', { name: /J’accepte les conditions générales de vente/ }).check();
}
const pay = (page: Page) => page.getByRole('button', { name: 'Payer', exact: true }).click();
const cardReady = (page: Page) => fields(page).getByLabel('Numéro de carte');

const openOrder = (page: Page, { unpaidOrder }: People) =>
  unpaidOrder().then((id) => page.goto(`/invoice/${id}`));

/** Calls on the way from the cart to the order. */
export const buyerVisits: Readonly<Record<string, Visit>> = {
  'POST documents/quote.pdf': {
    path: /^\/documents\/quote\.pdf/,
    as: 'newUser',
    arrive: (page) => page.goto('/order'),
    act: (page) => page.getByRole('button', { name: 'Devis indicatif (PDF)' }).click(),
    message: words,
    download: true,
  },
  'POST cart/add': {
    path: /^\/cart\/add/,
    as: 'newUser',
    arrive: openCheckout,
    act: pay,
    message: words,
    done: cardReady,
  },
  'POST purchase/createPayment': {
    path: /^\/purchase\/createPayment/,
    as: 'newUser',
    arrive: openCheckout,
    act: pay,
    message: words,
    done: cardReady,
  },
  'POST purchase/createDeferredPayment': {
    path: /^\/purchase\/createDeferredPayment/,
    as: 'achats',
    arrive: openCheckout,
    act: pay,
    // Specification, section 8.
    message: /Echec de la création de la commande/,
    success: /MERCI POUR VOTRE COMMANDE/,
    buys: true,
  },
  'POST purchase/validatePayment': {
    path: /^\/purchase\/validatePayment/,
    as: 'newUser',
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
    // Specification, section 8: nothing is shown; the shop learns of the payment from the provider.
    message: null,
    stays: (page) =>
      paymentDialog(page)
        .getByRole('button', { name: 'Fermer' })
        .or(page.getByRole('heading', { name: 'MERCI POUR VOTRE COMMANDE' }))
        .first(),
    buys: true,
  },
  'GET orders/:orderId': visit({
    path: /^\/orders\/[^/]+$/,
    as: 'newUser',
    arrive: (_page, { unpaidOrder }) => unpaidOrder(),
    act: (page, id) => page.goto(`/invoice/${id}`),
    message: /Réessayer/,
    success: /CMD-/,
  }),
  'POST orders/:orderId/payment': {
    path: /^\/orders\/[^/]+\/payment/,
    as: 'newUser',
    arrive: openOrder,
    act: (page) => page.getByRole('button', { name: 'Reprendre le paiement' }).click(),
    message: words,
    done: cardReady,
  },
  'POST orders/:orderId/abandon': {
    path: /^\/orders\/[^/]+\/abandon/,
    as: 'newUser',
    async arrive(page, people) {
      await openOrder(page, people);
      await page.getByRole('button', { name: 'Abandonner' }).click();
    },
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Abandonner la commande' }).click(),
    message: words,
    success: /Commande abandonnée/,
  },
};
