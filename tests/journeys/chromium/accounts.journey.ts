import type { Page } from '@playwright/test';
import { callsOf, mailedLink, password } from '../../kit/users';
import { newAddress, registerBuyer } from '../shop/customers';
import { expectCheckout, register, twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Mon compte' });
const chosen = 'Eau-de-Javel-1820';

/** Submits the sign-in form that is part of the page, not of the dialog. */
async function tryToSignIn(page: Page, username: string, secret: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Identifiant ou adresse e-mail').fill(username);
  await main.getByLabel('Mot de passe', { exact: true }).first().fill(secret);
  await main.getByRole('button', { name: 'Se connecter' }).click();
}

test.describe('with two articles in the cart', () => {
  test.use({ cart: twoArticles });

  test('a visitor registers, cannot sign in yet, and reaches the checkout by the link in the email @main @mfe-cart-checkout', async ({
    page,
    shop,
  }) => {
    const address = newAddress('ines');
    await page.goto('/order');
    await page.getByRole('button', { name: 'Commander' }).click();
    await register(page, address);
    await expect(page.getByText(`par le lien de l’e-mail envoyé à ${address}`)).toBeVisible();

    await page.goto('/login');
    await tryToSignIn(page, address, password);
    await expect(page.getByText('Erreur lors de la connexion')).toBeVisible();
    await page.goto(await mailedLink(callsOf(shop.apiUrl), address, 'verify-email'));

    await expectCheckout(page);
    await expect(page.getByRole('banner').getByText('Inès')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Panier, 2 articles' })).toBeVisible();
  });
});

test('a customer who forgot the password sets a new one by the link in an email, and the old one is refused @main', async ({
  page,
  shop,
}) => {
  const address = await registerBuyer(shop);
  await page.goto('/login');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mot de passe oublié/ })
    .click();
  await page.getByLabel('Adresse e-mail').fill(address);
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('Requête prise en compte')).toBeVisible();

  await page.goto(await mailedLink(callsOf(shop.apiUrl), address, 'reset-password/confirm'));
  await page.getByLabel('Nouveau mot de passe').fill(chosen);
  await page.getByLabel('Confirmez le mot de passe').fill(chosen);
  await page.getByRole('button', { name: 'Confirmer' }).click();
  const changed =
    'Modification de mot de passe réussie. Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.';
  await expect(page.getByText(changed)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await tryToSignIn(page, address, password);
  await expect(page.getByText('Erreur lors de la connexion')).toBeVisible();
  await tryToSignIn(page, address, chosen);
  await expect(account(page)).toBeVisible();
});
