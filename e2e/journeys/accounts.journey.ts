import type { Page } from '@playwright/test';
import { mailedLink, mailsTo, newAddress, password, registerBuyer } from '../shop/customers';
import { expectCheckout, signIn, signOut, twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Mon compte' });

/** Fills and sends the registration of the open dialog. */
async function register(page: Page, address: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Connexion ou création de compte' });
  const registration = dialog.locator('form').filter({ hasText: 'Créer mon compte' });
  await registration.getByLabel('Prénom').fill('Inès');
  await registration
    .getByLabel('Nom', { exact: true })
    .or(registration.getByLabel(/^Nom\b/))
    .first()
    .fill('Moreau');
  await registration.getByLabel('Entreprise').fill('Hôtel du Lavoir');
  await registration.getByLabel('Adresse e-mail').fill(address);
  await registration.getByLabel('Mot de passe').first().fill(password);
  await registration.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Un mail vous a été envoyé pour vérifier votre compte.')).toBeVisible();
  await expect(dialog).toBeHidden();
}

test.describe('Somebody without an account', () => {
  test('registers, cannot sign in before the address is verified, and can by the link of the mail', async ({
    page,
    shop,
  }) => {
    const address = newAddress('ines');
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click();

    await register(page, address);
    await expect(page.getByText(`par le lien du mail envoyé à ${address}`)).toBeVisible();

    await page.goto('/login');
    await page.getByLabel('Identifiant ou adresse e-mail').fill(address);
    await page.getByLabel('Mot de passe', { exact: true }).first().fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('Erreur lors de la connexion')).toBeVisible();

    await page.goto(await mailedLink(shop, address, 'verify-email'));
    await expect(page.getByText('Compte vérifié !')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByText('Inès')).toBeVisible();

    await signOut(page);
    await signIn(page, address);
    await expect(account(page)).toBeVisible();
  });
});

test.describe('Somebody without an account who has filled a cart @touch', () => {
  test.use({ cart: twoArticles });

  test('orders, registers, and comes to the checkout by the link of the mail', async ({ page, shop }) => {
    const address = newAddress('ines');
    await page.goto('/order');
    await page.getByRole('button', { name: 'Commander' }).click();
    await expect(page.getByText('Connectez-vous pour commander vos 2 articles')).toBeVisible();
    await register(page, address);

    await page.goto(await mailedLink(shop, address, 'verify-email'));

    await expectCheckout(page);
    await expect(page).toHaveURL('/purchase');
    await expect(account(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Panier, 2 articles' })).toBeVisible();
  });
});

test.describe('Somebody who forgot the password', () => {
  test('chooses a new one by the link of a mail, and the old one is refused', async ({ page, shop }) => {
    const address = await registerBuyer(shop);
    const chosen = 'Eau-de-Javel-1820';
    const tryToSignIn = async (word: string) => {
      await page.getByLabel('Identifiant ou adresse e-mail').fill(address);
      await page.getByLabel('Mot de passe', { exact: true }).first().fill(word);
      await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
    };
    await page.goto('/login');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Mot de passe oublié/ })
      .click();
    await page.getByLabel('Adresse e-mail').fill(address);
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page.getByText('Requête prise en compte')).toBeVisible();

    await page.goto(await mailedLink(shop, address, 'reset-password/confirm'));
    await page.getByLabel('Nouveau mot de passe').fill(chosen);
    await page.getByLabel('Confirmez le mot de passe').fill(chosen);
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page.getByText(/^Modification de mot de passe réussie\./)).toBeVisible();

    await page.goto('/login');
    await tryToSignIn(password);
    await expect(page.getByText('Erreur lors de la connexion')).toBeVisible();
    await tryToSignIn(chosen);
    await expect(account(page)).toBeVisible();
  });
});

test.describe('A customer with another device', () => {
  test('signs it out and changes the password, is told by mail, and goes on here', async ({
    page,
    browser,
    shop,
  }) => {
    const address = await registerBuyer(shop);
    const chosen = 'Eau-de-Javel-1820';
    const elsewhere = await browser.newContext({ baseURL: shop.url });
    const other = await elsewhere.newPage();
    await other.goto('/about');
    await signIn(other, address);
    await page.goto('/about');
    await signIn(page, address);
    await page.goto('/profile?securite');
    const main = page.getByRole('main');
    const cards = main.getByRole('listitem').filter({ hasText: 'Chrome' });
    await expect(cards.filter({ hasText: 'Cet appareil' })).toHaveCount(1);

    await main.getByRole('button', { name: 'Déconnecter les autres appareils' }).click();
    await expect(main.getByRole('button', { name: 'Déconnecter les autres appareils' })).toBeHidden();
    await other.goto('/profile?historique');
    await expect(other.getByRole('heading', { level: 1, name: /connexion/i })).toBeVisible();
    await elsewhere.close();

    await main.getByLabel('Mot de passe actuel').fill(password);
    await main.getByLabel('Nouveau mot de passe').fill(chosen);
    await main.getByLabel('Confirmez le mot de passe').fill(chosen);
    await main.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(page.getByText(/^Votre mot de passe a été changé\./)).toBeVisible();
    await page.goto('/profile?address');
    await expect(page.getByText('5 quai du Lavoir')).toBeVisible();

    const subjects = async () => (await mailsTo(shop, address)).map(({ subject }) => subject).join();
    await expect.poll(subjects).toMatch(/Votre mot de passe a été changé.*Des appareils ont été déconnectés/);
  });
});
