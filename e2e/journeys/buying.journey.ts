import {
  addToCart,
  cards,
  expectConfirmation,
  goToCheckout,
  openAnArticle,
  payByCard,
  pressPay,
  signIn,
} from '../shop/steps';
import { expect, expectAccessible, expectSound, test } from '../shop/test';

test.describe('A professional buys', () => {
  test('with a card, from the home page to the order in the history and the mail', async ({
    page,
    shop,
    request,
  }) => {
    const article = await openAnArticle(page);
    await addToCart(page);
    await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();

    await page.getByRole('button', { name: 'Panier, 1 article' }).click();
    const panel = page.getByRole('dialog', { name: 'VOTRE PANIER' });
    await expect(panel.getByRole('link', { name: article, exact: true })).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Commander' }).click();
    await expect(page.getByRole('dialog', { name: 'Connexion ou création de compte' })).toBeVisible();
    await expectAccessible(page);
    await signIn(page, 'camille');
    await page.goto('/order');
    await expect(page.getByRole('heading', { level: 2, name: 'Récapitulatif' })).toBeVisible();
    await expectSound(page);
    await goToCheckout(page);
    await expectSound(page);
    await pressPay(page);
    await expect(page.getByRole('dialog', { name: "Régler l'achat" })).toBeVisible();
    await payByCard(page, cards.accepted);

    const number = await expectConfirmation(page);
    await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
    await expectSound(page);
    await page.goto('/profile?historique');
    const order = page.getByRole('listitem').filter({ hasText: number });
    await expect(order.getByText('Payé')).toBeVisible();
    await expectSound(page);
    await order.getByRole('link', { name: 'Voir la commande' }).click();
    await expect(page.getByRole('link', { name: article, exact: true })).toBeVisible();
    await expectAccessible(page);
    await expect(async () => {
      const mails = await (await request.get(`${shop.apiUrl}/dev/mailbox.json`)).json();
      const found = mails.filter((mail: { subject: string; text: string }) =>
        `${mail.subject} ${mail.text}`.includes(number),
      );
      expect(found).toHaveLength(1);
    }).toPass({ timeout: 15_000 });
  });

  test('with a second card after the first one was refused', async ({ page }) => {
    await openAnArticle(page);
    await addToCart(page, 3);
    await signIn(page, 'karim');
    await goToCheckout(page);
    await pressPay(page);
    await payByCard(page, cards.refused);
    const dialog = page.getByRole('dialog', { name: "Régler l'achat" });
    await expect(dialog.getByRole('alert').filter({ hasText: 'refusé' })).toBeVisible();
    await expectAccessible(page);

    await payByCard(page, cards.accepted);

    await expectConfirmation(page);
  });

  test('and learns at the next visit of a payment that the shop could not validate', async ({ page }) => {
    await openAnArticle(page);
    await addToCart(page);
    await signIn(page, 'karim');
    await goToCheckout(page);
    await pressPay(page);
    const validated = page.waitForResponse(
      (response) => response.url().endsWith('/purchase/validatePayment') && !response.ok(),
    );
    await payByCard(page, cards.unheard);
    await validated;

    await expect(async () => {
      await page.goto('/order');
      await expect(page.getByText('est réglée')).toBeVisible({ timeout: 10_000 });
    }).toPass();

    await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Voir la commande' }).click();
    await expectConfirmation(page);
  });

  test('or thinks it over, leaves nothing at sign-out and finds the cart again at sign-in @desktop', async ({
    page,
  }) => {
    const article = await openAnArticle(page);
    await addToCart(page, 2);
    await signIn(page, 'karim');
    await goToCheckout(page);
    await pressPay(page);
    await page
      .getByRole('dialog', { name: "Régler l'achat" })
      .getByRole('button', { name: 'Fermer' })
      .click();

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(left).toEqual([]);

    await signIn(page, 'karim');
    await page.getByRole('button', { name: 'Panier, 2 articles' }).click();
    const panel = page.getByRole('dialog', { name: 'VOTRE PANIER' });
    await expect(panel.getByRole('link', { name: article, exact: true })).toBeVisible();
  });

  test('on account, without a card', async ({ page }) => {
    await openAnArticle(page);
    await addToCart(page, 2);
    await signIn(page, 'achats');
    await goToCheckout(page);
    await pressPay(page);

    await expectConfirmation(page);
    await expect(
      page.getByText('Le règlement de la commande est en cours de traitement par notre équipe'),
    ).toBeVisible();
  });

  test('on account, and the same articles once more in one visit @desktop', async ({ page }) => {
    await openAnArticle(page);
    await signIn(page, 'achats');
    const order = async () => {
      await addToCart(page, 2);
      await page.getByRole('button', { name: 'Panier, 2 articles' }).click();
      await page
        .getByRole('dialog', { name: 'VOTRE PANIER' })
        .getByRole('button', { name: 'Commander' })
        .click();
      await pressPay(page);
      return expectConfirmation(page);
    };

    const first = await order();
    await page.goBack();
    const second = await order();

    expect(second).not.toBe(first);
  });
});
