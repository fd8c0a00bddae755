import type { Page } from '@playwright/test';
import { addToCart, goToCheckout, openAnArticle, pressPay, signIn } from '../shop/steps';
import { expect, expectAccessible, expectGoodLooks, test } from '../shop/test';

const main = (page: Page) => page.getByRole('main');

test.describe('A customer finds', () => {
  test('a removed line in the panel accessible', async ({ page }) => {
    const article = await openAnArticle(page);
    await addToCart(page);
    await page.getByRole('button', { name: 'Panier, 1 article' }).click();

    await page.getByRole('button', { name: `Supprimer ${article}` }).click();

    await expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible();
    await expectAccessible(page);
  });

  test('a very large order as wide as the window', async ({ page }) => {
    await openAnArticle(page);
    await addToCart(page, 123_456);

    await page.goto('/order');

    await expect(
      main(page)
        .getByText(/123.456/)
        .first(),
    ).toBeVisible();
    await expectGoodLooks(page);
  });

  test('the checkout without any address, and what stands in the way, accessible', async ({ page }) => {
    await openAnArticle(page);
    await addToCart(page);
    await signIn(page, 'lea');

    await goToCheckout(page);

    await expect(main(page).getByText('Ajoutez une adresse de livraison pour pouvoir payer.')).toBeVisible();
    await expectGoodLooks(page);
  });

  test('the choice of an address and the card form accessible', async ({ page }) => {
    await openAnArticle(page);
    await addToCart(page);
    await signIn(page, 'camille');
    await goToCheckout(page);
    await page.getByRole('button', { name: "Modifier l'adresse de livraison" }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Valider' }).click();

    await pressPay(page);

    const payment = page.getByRole('dialog', { name: "Régler l'achat" });
    await expect(payment.frameLocator('iframe').getByLabel('Numéro de carte')).toBeVisible();
    await expectAccessible(page);
  });

  for (const tab of ['informations', 'address', 'historique']) {
    test(`the part '${tab}' of the account accessible, filled and empty`, async ({ page }) => {
      for (const customer of ['camille', 'lea']) {
        await page.goto('/about');
        await page.evaluate(() => localStorage.clear());
        await page.reload();
        await signIn(page, customer);

        await page.goto(`/profile?${tab}`);

        await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await expectGoodLooks(page);
      }
    });
  }

  test('an account that is still on its way accessible', async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.goto('/about');
    await signIn(page, 'camille');
    await page.route('**/users/addresses*', (route) => answered.then(() => route.continue()));

    await page.goto('/profile?address');
    await expect(main(page).getByText('Chargement de votre compte')).toBeAttached();
    await expectAccessible(page);
    answer();

    await expect(main(page).getByRole('heading', { name: 'Mes adresses' })).toBeVisible();
    await expect(page).toHaveTitle('Mes adresses | Boutique SPH');
  });

  test('an order and its confirmation accessible', async ({ page }) => {
    await page.goto('/about');
    await signIn(page, 'camille');
    await page.goto('/profile?historique');
    await main(page)
      .getByRole('link', { name: /^Voir la commande/ })
      .first()
      .click();
    await expect(main(page).getByRole('button', { name: 'Imprimer' })).toBeVisible();
    await expectGoodLooks(page);

    await page.goto(`/invoice/${new URL(page.url()).searchParams.get('commande')}`);

    await expect(page.getByRole('heading', { level: 1, name: 'MERCI POUR VOTRE COMMANDE' })).toBeVisible();
    await expectGoodLooks(page);
  });

  test('an address being changed accessible', async ({ page }) => {
    await page.goto('/about');
    await signIn(page, 'camille');
    await page.goto('/profile?address');

    await main(page).getByRole('button', { name: 'Modifier' }).first().click();

    await expect(page.getByRole('heading', { name: 'Modifier l’adresse' })).toBeVisible();
    await expectGoodLooks(page);
  });
});
