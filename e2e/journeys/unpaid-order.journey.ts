import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { mailsTo } from '../shop/customers';
import { expectAccessible, expectGoodLooks, expectSound } from '../shop/looks';
import type { ShopState } from '../shop/state';
import {
  addToCart,
  cardForm,
  cards,
  expectConfirmation,
  openAnArticle,
  openCardForm,
  payByCard,
  paymentDialog,
  twoArticles,
} from '../shop/steps';
import { expect, test } from '../shop/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const orderNumber = /CMD-\d{4}-\d{6}/;

/** Opens the checkout's card form; answers the id of the order that it would pay. */
async function orderByCard(page: Page): Promise<string> {
  const created = page.waitForResponse(
    (response) =>
      response.url().endsWith('/purchase/createPayment') && response.request().method() === 'POST',
  );
  await openCardForm(page);
  return ((await (await created).json()) as { orderId: string }).orderId;
}

/** The digits of an amount, which stand for cents. */
const amountOf = (text: string | null) => (text ?? '').replace(/\D/g, '');

/** Where the company reads of its orders. */
function companyAddress({ environmentFile }: ShopState): string {
  const { company } = JSON.parse(readFileSync(environmentFile, 'utf8')) as { company: { email: string } };
  return company.email;
}

const names =
  (number: string) =>
  ({ subject, text }: { subject: string; text: string }) =>
    `${subject} ${text}`.includes(number);

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

/** The open page of an order has become its confirmation by itself, and says so to a screen reader. */
async function expectArrival(page: Page): Promise<void> {
  await expect(heading(page, 'MERCI POUR VOTRE COMMANDE')).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'Votre paiement est arrivé, votre commande est confirmée.' }),
  ).toBeAttached();
}

test.describe('A customer who thinks it over', () => {
  test.use({ customer: 'buyer', cart: twoArticles });

  for (const width of [1440, 390]) {
    test(`closes the card form, adds an article and pays has one order and one mail, at ${width} px`, async ({
      page,
      shop,
      buyer,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const customer = await buyer();
      const orderMails = async () =>
        (await mailsTo(shop, customer)).filter(({ subject, text }) => orderNumber.test(subject + text));
      const before = await history(page);
      const mailsBefore = (await orderMails()).length;

      await openCardForm(page);
      await closeCardForm(page);
      await openAnArticle(page);
      await addToCart(page);
      await openCardForm(page);
      const debited = amountOf(await paymentDialog(page).locator('p').first().textContent());
      await payByCard(page, cards.accepted);

      const number = await expectConfirmation(page);
      const total = page.getByRole('row', { name: /^Total TTC/ });
      expect(amountOf(await total.textContent())).toBe(debited);
      await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
      await expect.poll(async () => (await orderMails()).length).toBe(mailsBefore + 1);
      expect((await orderMails())[0]?.text).toContain(number);
      await expect
        .poll(async () => (await mailsTo(shop, companyAddress(shop))).filter(names(number)).length)
        .toBe(1);
      expect(await history(page)).toEqual([number, ...before]);
    });
  }
});

test.describe('A customer whose card was refused and who has left', () => {
  test.use({ customer: 'buyer', cart: twoArticles });

  test('finds the order unpaid, resumes its payment on its page and has paid that order', async ({
    page,
  }) => {
    const orderId = await orderByCard(page);
    await payByCard(page, cards.refused);
    await expect(paymentDialog(page).getByRole('alert').filter({ hasText: 'refusé' })).toBeVisible();
    await closeCardForm(page);

    await page.goto(`/invoice/${orderId}`);
    await expect(heading(page, 'Paiement non terminé')).toBeVisible();
    const number = orderNumber.exec((await page.getByRole('main').textContent()) ?? '')?.[0];
    await expect(page.getByText('MERCI')).toBeHidden();
    await expect(page.getByText('e-mail de confirmation')).toBeHidden();
    await expectGoodLooks(page, { onTablet: true });
    expect(await history(page)).toContain(number);

    const order = page.getByRole('listitem').filter({ hasText: number ?? '' });
    await expect(order.getByText('Paiement non terminé')).toBeVisible();
    await order.getByRole('link', { name: 'Reprendre le paiement' }).click();
    await expect(cardForm(page).getByLabel('Numéro de carte')).toBeVisible();
    await expectAccessible(page);
    await payByCard(page, cards.accepted);

    expect(await expectConfirmation(page)).toBe(number);
    await expect(page).toHaveURL(new RegExp(`/invoice/${orderId}$`));
    await expect(paymentDialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
    await page.goto('/profile?historique');
    await expect(order.getByText('Payé', { exact: true })).toBeVisible();
  });

  test('goes back before the card is sent, stays on the page of the order and can resume again', async ({
    page,
  }) => {
    const orderId = await orderByCard(page);
    await closeCardForm(page);
    await page.goto(`/invoice/${orderId}`);
    const resume = page.getByRole('button', { name: 'Reprendre le paiement' });
    await resume.click();
    await expect(cardForm(page).getByLabel('Numéro de carte')).toBeVisible();

    await page.evaluate(() => window.history.back());

    await expect(paymentDialog(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/invoice/${orderId}$`));
    await expect(resume).toBeFocused();
    await resume.click();
    await payByCard(page, cards.accepted);
    await expectConfirmation(page);
  });

  test('sees the confirmation by itself when the payment arrives from elsewhere', async ({
    page,
    context,
  }) => {
    const orderId = await orderByCard(page);
    await closeCardForm(page);
    await page.goto(`/invoice/${orderId}`);
    await expect(heading(page, 'Commande non réglée')).toBeVisible();
    const other = await context.newPage();
    await other.goto(`/invoice/${orderId}`);
    await other.getByRole('button', { name: 'Reprendre le paiement' }).click();
    await payByCard(other, cards.accepted);
    await expectConfirmation(other);

    await expectArrival(page);
  });
});

test.describe('A customer whose bank examines the payment @touch', () => {
  test.use({ customer: 'buyer', cart: twoArticles });

  test('waits on the page of the order, which becomes the confirmation by itself', async ({ page, shop }) => {
    const orderId = await orderByCard(page);
    await payByCard(page, cards.examined);
    await expect(heading(page, 'Paiement en cours de traitement')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/invoice/${orderId}$`));
    await expectSound(page);

    const decided = await page.request.post(`${shop.paymentUrl}/sandbox/accept`, { data: { orderId } });

    expect(decided.status()).toBe(204);
    await expectArrival(page);
    await expectSound(page);
  });
});

test.describe('A customer who gives an order up', () => {
  test.use({ customer: 'buyer', cart: twoArticles });

  test('keeps the cart, finds no such order in the history, and orders anew', async ({ page }) => {
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
    await expectGoodLooks(page);
    expect(await history(page)).not.toContain(number);
    await page.goto(`/invoice/${orderId}`);
    await page.getByRole('link', { name: 'Voir mon panier' }).click();
    await expect(page.getByRole('button', { name: 'Panier, 2 articles' })).toBeVisible();
    expect(await orderByCard(page)).not.toBe(orderId);
    await payByCard(page, cards.accepted);
    expect(await expectConfirmation(page)).not.toBe(number);
  });
});

test.describe('A customer of whom the company has cancelled an order', () => {
  test.use({ customer: 'camille' });

  test('reads so, and whom to call', async ({ page }) => {
    await page.goto('/profile?historique');
    const cancelled = page.getByRole('listitem').filter({ hasText: 'Inconnu' });
    await cancelled.getByRole('link', { name: 'Voir la commande' }).click();
    await expect(page).toHaveURL(/commande=/);
    await page.goto(`/invoice/${new URL(page.url()).searchParams.get('commande')}`);

    await expect(heading(page, 'Commande annulée par notre équipe')).toBeVisible();
    await expect(page.getByText('MERCI')).toBeHidden();
    await expectGoodLooks(page);
  });
});
