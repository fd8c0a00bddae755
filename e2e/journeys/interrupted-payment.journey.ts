import type { Page, Route } from '@playwright/test';
import { mailsTo } from '../shop/customers';
import {
  cards,
  expectCheckout,
  expectConfirmation,
  openCardForm,
  payByCard,
  paymentDialog,
  twoArticles,
} from '../shop/steps';
import { expect, test } from '../shop/test';

/** Holds what the browser says to the shop once the bank has accepted; the returned function waits for it. */
async function holdValidation(page: Page): Promise<() => Promise<Route>> {
  let hold: (route: Route) => void = () => undefined;
  const held = new Promise<Route>((resolve) => {
    hold = resolve;
  });
  await page.route('**/purchase/validatePayment', (route) =>
    route.request().method() === 'POST' ? hold(route) : route.continue(),
  );
  return () => held;
}

/** The next visit tells that the order is paid; answers its number. */
async function expectSettled(page: Page): Promise<string> {
  const note = page.getByRole('status').filter({ hasText: 'est réglée' });
  await expect(async () => {
    await page.goto('/order');
    await expect(note).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
  return /CMD-\d{4}-\d{6}/.exec((await note.textContent()) ?? '')?.[0] ?? 'no number';
}

test.describe('A customer who pays', () => {
  test.use({ customer: 'buyer', cart: twoArticles });

  test('is told that the line is gone, loses nothing and pays when it is back', async ({ page, context }) => {
    await page.goto('/purchase');
    await expectCheckout(page);
    await page.getByRole('checkbox', { name: /J'accepte les conditions générales de vente/ }).check();
    const offline = page.getByText(
      'Vous êtes hors ligne\u00a0: le paiement sera possible dès le retour de la connexion.',
    );

    await context.setOffline(true);
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await expect(offline).toBeHidden();
    await page.getByRole('button', { name: 'Payer', exact: true }).click();
    await payByCard(page, cards.accepted);

    await expectConfirmation(page);
  });

  test('and whose line breaks when the bank has accepted learns of it at the next visit, once', async ({
    page,
    context,
    shop,
    buyer,
  }) => {
    await openCardForm(page);
    const validation = await holdValidation(page);
    await payByCard(page, cards.accepted);
    const route = await validation();

    await context.setOffline(true);
    await route.abort('internetdisconnected');
    // The form is released, nothing is thanked for and nothing is lost.
    await expect(paymentDialog(page).getByRole('button', { name: 'Fermer' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Panier, 2 articles' })).toBeAttached();
    await context.setOffline(false);
    await page.unrouteAll();

    const number = await expectSettled(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /panier/i })).toBeVisible();
    await expect(page.getByText('est réglée')).toBeHidden();
    const mails = (await mailsTo(shop, await buyer())).filter(({ subject }) => subject.includes(number));
    expect(mails).toHaveLength(1);
  });

  test('and goes back before the card is sent stays at the checkout, and can pay again', async ({ page }) => {
    await openCardForm(page);

    await page.evaluate(() => history.back());

    await expect(paymentDialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/purchase$/);
    await page.getByRole('button', { name: 'Payer', exact: true }).click();
    await payByCard(page, cards.accepted);
    await expectConfirmation(page);
  });

  test('and goes back or closes the tab while the card is on its way stays until the thanks', async ({
    page,
  }) => {
    await openCardForm(page);
    const validation = await holdValidation(page);
    await payByCard(page, cards.accepted);
    const route = await validation();

    await page.evaluate(() => history.back());
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect(page).toHaveURL(/\/purchase$/);
    await expect(paymentDialog(page)).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await route.continue();

    await expectConfirmation(page);
  });

  test('and whose tab is gone while the card is on its way finds the order paid at the next visit, once', async ({
    page,
    context,
  }) => {
    await openCardForm(page);
    const validation = await holdValidation(page);
    await payByCard(page, cards.accepted);
    await validation();

    await page.close();
    const next = await context.newPage();

    const number = await expectSettled(next);
    await next.goto('/profile?historique');
    await expect(next.getByRole('listitem').filter({ hasText: number })).toHaveCount(1);
    await expect(
      next.getByRole('listitem').filter({ hasText: number }).getByText('Payé', { exact: true }),
    ).toBeVisible();
  });
});
