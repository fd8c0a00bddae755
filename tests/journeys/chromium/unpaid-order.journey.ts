import type { Page } from '@playwright/test';
import { expectSound } from '../shop/screen-checks';
import {
  cardForm,
  cards,
  expectConfirmation,
  openCardForm,
  payByCard,
  paymentDialog,
  twoArticles,
} from '../shop/steps';
import { expect, test } from '../shop/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const orderNumber = /CMD-\d{4}-\d{6}/;

/** Opens the card form in the checkout; resolves to the id of the created order. */
async function orderByCard(page: Page): Promise<string> {
  const created = page.waitForResponse(
    (response) =>
      response.url().endsWith('/purchase/createPayment') && response.request().method() === 'POST',
  );
  await openCardForm(page);
  return ((await (await created).json()) as { orderId: string }).orderId;
}

async function payByRefusedCard(page: Page): Promise<void> {
  await payByCard(page, cards.refused);
  await expect(paymentDialog(page).getByRole('alert').filter({ hasText: 'refusé' })).toBeVisible();
}

async function closeCardForm(page: Page): Promise<void> {
  await paymentDialog(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(paymentDialog(page)).toBeHidden();
}

test.use({ customer: 'buyer', cart: twoArticles });

test('a customer whose card was refused resumes the payment of the same order from the history, where a second card is accepted after a refused one @main @mfe-cart-checkout @mfe-account', async ({
  page,
}) => {
  const orderId = await orderByCard(page);
  await payByRefusedCard(page);
  await closeCardForm(page);
  await page.goto(`/invoice/${orderId}`);
  await expect(heading(page, 'Paiement non terminé')).toBeVisible();
  await expectSound(page);
  const number = orderNumber.exec((await page.getByRole('main').textContent()) ?? '')?.[0];

  await page.goto('/profile?historique');
  const order = page.getByRole('listitem').filter({ hasText: number ?? '' });
  await expect(order.getByText('Paiement non terminé')).toBeVisible();
  await order.getByRole('link', { name: 'Reprendre le paiement' }).click();
  await expect(cardForm(page).getByLabel('Numéro de carte')).toBeVisible();
  await payByRefusedCard(page);
  await payByCard(page, cards.accepted);

  expect(await expectConfirmation(page)).toBe(number);
  await expect(page).toHaveURL(new RegExp(`/invoice/${orderId}$`));
  await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
  await page.goto('/profile?historique');
  await expect(order.getByText('Payé', { exact: true })).toBeVisible();
});
