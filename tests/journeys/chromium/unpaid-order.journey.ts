import type { Page } from '@playwright/test';
import { expectGoodLooks, expectSound } from '../shop/looks';
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

/** Opens the checkout's card form; resolves to the id of the order that it would pay. */
async function orderByCard(page: Page): Promise<string> {
  const created = page.waitForResponse(
    (response) =>
      response.url().endsWith('/purchase/createPayment') && response.request().method() === 'POST',
  );
  await openCardForm(page);
  return ((await (await created).json()) as { orderId: string }).orderId;
}

async function closeCardForm(page: Page): Promise<void> {
  await paymentDialog(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(paymentDialog(page)).toBeHidden();
}

/** Numbers of the orders in the history, newest first. */
async function history(page: Page): Promise<string[]> {
  await page.goto('/profile?historique');
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const titles = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  return titles.flatMap((title) => orderNumber.exec(title) ?? []);
}

test.use({ customer: 'buyer', cart: twoArticles });

test('a customer whose card was refused resumes the payment from the history, and has paid that order @main', async ({
  page,
}) => {
  const orderId = await orderByCard(page);
  await payByCard(page, cards.refused);
  await expect(paymentDialog(page).getByRole('alert').filter({ hasText: 'refusé' })).toBeVisible();
  await closeCardForm(page);
  await page.goto(`/invoice/${orderId}`);
  await expect(heading(page, 'Paiement non terminé')).toBeVisible();
  await expectGoodLooks(page);
  const number = orderNumber.exec((await page.getByRole('main').textContent()) ?? '')?.[0];

  await page.goto('/profile?historique');
  const order = page.getByRole('listitem').filter({ hasText: number ?? '' });
  await expect(order.getByText('Paiement non terminé')).toBeVisible();
  await order.getByRole('link', { name: 'Reprendre le paiement' }).click();
  await expect(cardForm(page).getByLabel('Numéro de carte')).toBeVisible();
  await payByCard(page, cards.accepted);

  expect(await expectConfirmation(page)).toBe(number);
  await expect(page).toHaveURL(new RegExp(`/invoice/${orderId}$`));
  await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
  await page.goto('/profile?historique');
  await expect(order.getByText('Payé', { exact: true })).toBeVisible();
});

test('the page of an order whose payment the bank examines becomes the confirmation by itself', async ({
  page,
  shop,
}) => {
  const orderId = await orderByCard(page);
  await payByCard(page, cards.examined);
  await expect(heading(page, 'Paiement en cours de traitement')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/invoice/${orderId}$`));
  await expectSound(page);

  const decided = await page.request.post(`${shop.paymentUrl}/sandbox/accept`, { data: { orderId } });

  expect(decided.status()).toBe(204);
  await expect(heading(page, 'MERCI POUR VOTRE COMMANDE')).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'Votre paiement est arrivé, votre commande est confirmée.' }),
  ).toBeAttached();
});

test('a customer who abandons an order keeps the cart, and pays it as another order', async ({ page }) => {
  const orderId = await orderByCard(page);
  await closeCardForm(page);
  await page.goto(`/invoice/${orderId}`);
  await expect(heading(page, 'Commande non réglée')).toBeVisible();
  const number = orderNumber.exec((await page.getByRole('main').textContent()) ?? '')?.[0];
  await page.getByRole('button', { name: 'Abandonner' }).click();
  const question = page.getByRole('dialog', { name: /Abandonner cette commande/ });
  await expect(question).toBeVisible();
  await expectGoodLooks(page, { onPhone: false });

  await question.getByRole('button', { name: 'Abandonner la commande' }).click();

  await expect(heading(page, 'Commande abandonnée')).toBeFocused();
  expect(await history(page)).not.toContain(number);
  expect(await orderByCard(page)).not.toBe(orderId);
  await payByCard(page, cards.accepted);
  expect(await expectConfirmation(page)).not.toBe(number);
});
