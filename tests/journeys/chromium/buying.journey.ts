import { callsOf, mailsTo } from '../../kit/users';
import {
  addToCart,
  cards,
  expectCheckout,
  expectConfirmation,
  openAnArticle,
  payByCard,
  pressPay,
  signIn,
} from '../shop/steps';
import { expect, phone, test } from '../shop/test';

test.use(phone);

test('a visitor opens the home page, buys by card, and finds the order in the history and in one email @main @mfe-catalogue @mfe-cart-checkout @mfe-account @databases', async ({
  page,
  shop,
  buyer,
}) => {
  const customer = await buyer();
  const article = await openAnArticle(page);
  await addToCart(page);

  await page.getByRole('button', { name: 'Panier, 1 article' }).click();
  const panel = page.getByRole('dialog', { name: 'VOTRE PANIER' });
  await expect(panel.getByRole('link', { name: article, exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Commander' }).click();
  await expect(page.getByText('Connectez-vous pour commander votre article')).toBeVisible();
  await signIn(page, customer);
  await expectCheckout(page);
  await page.getByText(/^Bon de commande, engagement/).click();
  await page.getByLabel('Votre numéro de bon de commande').fill('BC-2026-77');
  await page.getByLabel('Consignes de livraison').fill('Quai 2, avant 9 h');
  await pressPay(page);
  await payByCard(page, cards.accepted);

  const number = await expectConfirmation(page);
  await expect(page.getByText('BC-2026-77')).toBeVisible();
  await expect(page.getByText('Quai 2, avant 9 h')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
  await page.goto('/profile?historique');
  const order = page.getByRole('listitem').filter({ hasText: number });
  await expect(order.getByText('Payé', { exact: true })).toBeVisible();
  await order.getByRole('link', { name: 'Voir la commande' }).click();
  await expect(page.getByRole('link', { name: article, exact: true })).toBeVisible();
  await expect
    .poll(async () => {
      const mails = await mailsTo(callsOf(shop.apiUrl), customer);
      return mails.filter(({ subject, text }) => `${subject} ${text}`.includes(number)).length;
    })
    .toBe(1);
});
