import type { Route } from '@playwright/test';
import { callsOf, mailsTo } from '../../kit/users';
import { cards, openCardForm, payByCard, paymentDialog, twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

test.use({ customer: 'buyer', cart: twoArticles });

test('a customer who goes offline right after the bank accepts finds the order paid, once, in another tab @main @mfe-cart-checkout @mfe-account', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  await openCardForm(page);
  const validation = new Promise<Route>((hold) =>
    page.route('**/purchase/validatePayment', (route) =>
      route.request().method() === 'POST' ? hold(route) : route.continue(),
    ),
  );
  await payByCard(page, cards.accepted);
  const route = await validation;

  await context.setOffline(true);
  await route.abort('internetdisconnected');
  // The dialog can be closed, and the cart is unchanged.
  await expect(paymentDialog(page).getByRole('button', { name: 'Fermer' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Panier, 2 articles' })).toBeAttached();
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  const note = next.getByRole('status').filter({ hasText: 'est réglée' });
  await expect(async () => {
    await next.goto('/order');
    await expect(note).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(next.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
  const number = /CMD-\d{4}-\d{6}/.exec((await note.textContent()) ?? '')?.[0] ?? 'no number';
  await next.reload();
  await expect(next.getByRole('heading', { level: 1, name: /panier/i })).toBeVisible();
  await expect(note).toBeHidden();
  await next.goto('/profile?historique');
  const order = next.getByRole('listitem').filter({ hasText: number });
  await expect(order.getByText('Payé', { exact: true })).toHaveCount(1);
  const mails = await mailsTo(callsOf(shop.apiUrl), await buyer());
  expect(mails.filter(({ subject }) => subject.includes(number))).toHaveLength(1);
});
