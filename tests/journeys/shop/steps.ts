import { expect, type Page } from '@playwright/test';
import { password } from '../../kit/users';

/** Expiry date in the format of the card form, MMYY: December of next year. */
export const expiry = `12${String(new Date().getFullYear() + 1).slice(-2)}`;

/** Test cards of the payment sandbox. */
export const cards = { accepted: '4970100000000000', refused: '4970110000000401' } as const;

/** A cart with one article, quantity 2. */
export const twoArticles = [{ productCode: 'SP-110-N35', quantity: 2 }];

/** The first card of a list whose article can be added to the cart. */
export const firstArticle = (page: Page) =>
  page
    .getByRole('region', { name: 'Produits' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Ajouter au panier/ }) })
    .first();

/** Opens a category from the home page and one of its articles; resolves to the article's name. */
export async function openAnArticle(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'CHIMIE' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /chimie/i })).toBeVisible();
  const link = firstArticle(page).getByRole('link').first();
  const name = (await link.getAttribute('aria-label')) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

/** Adds the article of the open product page to the cart. */
export async function addToCart(page: Page, quantity = 1): Promise<void> {
  if (quantity !== 1) await page.getByRole('spinbutton', { name: 'Quantité' }).fill(String(quantity));
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  const text =
    quantity === 1 ? 'Le produit a été ajouté au panier' : 'Les produits ont été ajoutés au panier';
  // The toast of an earlier addition may still be shown above it.
  await expect(page.getByText(text).last()).toBeVisible();
}

/** Signs in through the dialog that is open or that the account button opens. */
export async function signIn(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Connexion ou création de compte' });
  if (!(await dialog.isVisible()))
    await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click();
  await dialog.getByLabel('Identifiant ou adresse e-mail').fill(username);
  await dialog.getByLabel('Mot de passe', { exact: true }).first().fill(password);
  await dialog.getByRole('button', { name: 'Me connecter' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mon compte' })).toBeVisible();
}

/** Fills the registration form of the open dialog and sends it. */
export async function register(page: Page, emailAddress: string): Promise<void> {
  const form = page.getByRole('dialog').locator('form').filter({ hasText: 'Créer mon compte' });
  await form.getByLabel('Prénom').fill('Inès');
  await form.getByLabel(/^Nom\b/).fill('Moreau');
  await form.getByLabel('Entreprise').fill('Hôtel du Lavoir');
  await form.getByLabel('Adresse e-mail').fill(emailAddress);
  await form.getByLabel('Mot de passe').first().fill(password);
  await form.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Un mail vous a été envoyé pour vérifier votre compte.')).toBeVisible();
}

/** Signs out in the account. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Se connecter' })).toBeVisible();
}

export const expectCheckout = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Commande' })).toBeVisible();

/** Opens the checkout as a signed-in customer with a cart, and opens the card form. */
export async function openCardForm(page: Page): Promise<void> {
  await page.goto('/purchase');
  await expectCheckout(page);
  await pressPay(page);
  await expect(cardForm(page).getByLabel('Numéro de carte')).toBeVisible();
}

/** Ticks the terms and presses 'Payer'. */
export async function pressPay(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /J’accepte les conditions générales de vente/ }).check();
  await page.getByRole('button', { name: 'Payer', exact: true }).click();
}

export const paymentDialog = (page: Page) => page.getByRole('dialog', { name: "Régler l'achat" });

/** The provider's fields, in a frame of another origin. */
export const cardForm = (page: Page) => paymentDialog(page).frameLocator('iframe');

/** Fills the provider's card form in the payment dialog and submits it. */
export async function payByCard(page: Page, number: string): Promise<void> {
  const form = cardForm(page);
  await form.getByLabel('Numéro de carte').fill(number);
  await form.getByLabel('Expiration').fill(expiry);
  await form.getByLabel('Code de sécurité').fill('123');
  await paymentDialog(page).locator('.kr-payment-button').click();
}

/** Expects the confirmation page; resolves to the order's number. */
export async function expectConfirmation(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'MERCI POUR VOTRE COMMANDE' })).toBeVisible();
  const text = (await page.getByRole('main').textContent()) ?? '';
  const number = /CMD-\d{4}-\d{6}/.exec(text)?.[0];
  expect(number).toBeDefined();
  return number ?? '';
}
