import { mailsTo } from '../shop/customers';
import {
  addToCart,
  cards,
  expectCheckout,
  expectConfirmation,
  fillCard,
  openAnArticle,
  openCardForm,
  payByCard,
  paymentDialog,
  pressPay,
  signIn,
  signOut,
  twoArticles,
} from '../shop/steps';
import { expect, test } from '../shop/test';

test.describe('A professional buys', () => {
  test('with a card, from the home page to the order in the history and the mail @touch @databases', async ({
    page,
    shop,
    buyer,
  }) => {
    const customer = await buyer();
    const article = await openAnArticle(page);
    await addToCart(page);
    await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();

    await page.getByRole('button', { name: 'Panier, 1 article' }).click();
    const panel = page.getByRole('dialog', { name: 'VOTRE PANIER' });
    await expect(panel.getByRole('link', { name: article, exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Commander' }).click();
    await expect(page.getByText('Connectez-vous pour commander votre article')).toBeVisible();
    await signIn(page, customer);
    await expectCheckout(page);
    await page.getByLabel('Votre numéro de bon de commande').fill('BC-2026-77');
    await page.getByLabel('Consignes de livraison').fill('Quai 2, avant 9 h');
    await pressPay(page);
    await expect(paymentDialog(page)).toBeVisible();
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
        const mails = await mailsTo(shop, customer);
        return mails.filter(({ subject, text }) => `${subject} ${text}`.includes(number)).length;
      })
      .toBe(1);
  });
});

test.describe('A professional who is known and has chosen', () => {
  test.use({ customer: 'buyer', cart: twoArticles });

  test('pays with a second card after the first one was refused', async ({ page }) => {
    await openCardForm(page);
    await payByCard(page, cards.refused);
    await expect(paymentDialog(page).getByRole('alert').filter({ hasText: 'refusé' })).toBeVisible();

    await payByCard(page, cards.accepted);

    await expectConfirmation(page);
  });

  test('pays with a card that was typed before the script of its form was there', async ({ page }) => {
    let go: () => void = () => undefined;
    const typed = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/form/form.js', async (route) => {
      await typed;
      await route.continue();
    });
    await openCardForm(page);

    await fillCard(page, cards.accepted);
    go();
    await paymentDialog(page).locator('.kr-payment-button').click();

    await expectConfirmation(page);
  });

  test('learns at the next visit of a payment that the shop could not validate', async ({ page }) => {
    await openCardForm(page);
    const validated = page.waitForResponse(
      (response) => response.url().endsWith('/purchase/validatePayment') && !response.ok(),
    );
    await payByCard(page, cards.unheard);
    await validated;

    await expect(async () => {
      await page.goto('/order');
      await expect(page.getByText('est réglée')).toBeVisible({ timeout: 5_000 });
    }).toPass();

    await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Voir la commande' }).click();
    await expectConfirmation(page);
  });

  test('thinks it over, leaves nothing at sign-out and finds the cart again at sign-in', async ({
    page,
    buyer,
  }) => {
    await openCardForm(page);
    await paymentDialog(page).getByRole('button', { name: 'Fermer' }).click();

    await signOut(page);
    await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
    // The sign-out itself is remembered until the API has heard of it.
    await expect
      .poll(() => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
      .toEqual([]);

    await signIn(page, await buyer());
    await page.getByRole('button', { name: 'Panier, 2 articles' }).click();
    const panel = page.getByRole('dialog', { name: 'VOTRE PANIER' });
    await expect(panel.getByRole('link', { name: /Sac poubelle 110 L/ }).first()).toBeVisible();
  });
});

// There is one customer on account.
test.describe('A professional buys on account @alone', () => {
  test.use({ customer: 'achats' });

  test.describe('what was chosen before', () => {
    test.use({ cart: twoArticles });

    test('without a card @databases', async ({ page }) => {
      await page.goto('/purchase');
      await expectCheckout(page);
      await pressPay(page);

      await expectConfirmation(page);
      await expect(
        page.getByText('Le règlement de la commande est en cours de traitement par notre équipe'),
      ).toBeVisible();
    });
  });

  test('and the same articles once more in one visit', async ({ page }) => {
    await openAnArticle(page);
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
