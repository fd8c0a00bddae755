import type { Page } from 'playwright-core';
import { mailedResetToken, newEmailAddress, password, registered } from '../shop/users';
import { banner, fill, main, press, type Typed, type Visits } from './visit';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Connexion ou création de compte' });
const signedIn = (page: Page) => banner(page).getByRole('button', { name: 'Mon compte' });

const loginFields = (page: Page): Typed[] => [
  [main(page).getByLabel('Identifiant ou adresse e-mail'), 'camille'],
  [main(page).getByLabel('Mot de passe', { exact: true }).first(), password],
];
async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await fill(loginFields(page));
}
const sendLogin = press('Se connecter');

const form = (page: Page) => dialog(page).locator('form').filter({ hasText: 'Créer mon compte' });
const registration = (page: Page): Typed[] => [
  [form(page).getByLabel('Prénom'), 'Inès'],
  [
    form(page)
      .getByLabel(/^Nom\b/)
      .first(),
    'Moreau',
  ],
  [form(page).getByLabel('Entreprise'), 'Hôtel du Lavoir'],
  [form(page).getByLabel('Mot de passe').first(), password],
];

const message = (page: Page): Typed[] => [
  [page.getByLabel('Nom*', { exact: true }), 'Moreau'],
  [page.getByLabel('Prénom*', { exact: true }), 'Inès'],
  [page.getByLabel('Adresse e-mail*', { exact: true }), 'ines@societe.example'],
  [page.getByLabel('N° de téléphone*', { exact: true }), '04 99 00 14 01'],
  [page.getByLabel('Objet*', { exact: true }), 'Bidon percé'],
  [page.getByLabel('Message*', { exact: true }), 'Un bidon est arrivé percé.'],
];

const newPassword = (page: Page): Typed[] => [
  [page.getByLabel('Nouveau mot de passe'), password],
  [page.getByLabel('Confirmez le mot de passe'), password],
];

const registrationPassword = (page: Page): Typed[] => [
  [page.getByLabel('Mot de passe choisi à l’inscription'), password],
];
const activate = press('Activer mon compte');

/** Calls of a visitor who is not signed in. */
export const visitorVisits: Visits = {
  'POST auth/login': {
    arrive: openLogin,
    act: sendLogin,
    message: /Erreur lors de la connexion/,
    typed: loginFields,
    done: signedIn,
  },
  'GET cart': {
    cart: [],
    arrive: openLogin,
    act: sendLogin,
    // Optional: without a response the cart stays empty.
    message: null,
    stays: signedIn,
  },
  'POST auth/register': {
    async arrive(page) {
      await page.goto('/about');
      await banner(page).getByRole('button', { name: 'Se connecter' }).click();
      await fill(registration(page));
      await form(page).getByLabel('Adresse e-mail').fill(newEmailAddress());
    },
    act: (page) => form(page).getByRole('button', { name: 'Créer mon compte' }).click(),
    message: /Une erreur est survenue/,
    typed: registration,
    success: /Un mail vous a été envoyé pour vérifier votre compte/,
  },
  'POST auth/verify/resend': {
    async arrive(page, users) {
      const { emailAddress } = await users.customer();
      await page.addInitScript((address) => sessionStorage.setItem('sph-registered', address), emailAddress);
      await page.goto('/about');
    },
    act: (page) => page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click(),
    message: /Le service ne répond pas|Réessayez dans/,
    success: /L’e-mail vient d’être renvoyé/,
  },
  'POST auth/verify': {
    async arrive(page, { call }) {
      await page.goto(`/verify-email?token=${(await registered(call)).token}`);
      await activate(page);
      await fill(registrationPassword(page));
    },
    act: activate,
    message: /Echec de la vérification de l'email utilisateur/,
    typed: registrationPassword,
    success: /Compte vérifié/,
  },
  'POST auth/password/reset': {
    async arrive(page, users) {
      await page.goto('/reset-password');
      await page.getByLabel('Adresse e-mail').fill((await users.customer()).emailAddress);
    },
    act: press('Confirmer'),
    message: /La demande n’a pas pu être envoyée/,
    success: /Requête prise en compte/,
  },
  'POST auth/password/reset/confirm': {
    async arrive(page, { call }) {
      await page.goto(`/reset-password/confirm?token=${await mailedResetToken(call)}`);
      await fill(newPassword(page));
    },
    act: press('Confirmer'),
    message: /Une erreur est survenue/,
    typed: newPassword,
    success: /Modification de mot de passe réussie/,
  },
  'POST contact': {
    async arrive(page) {
      await page.goto('/contact');
      await fill(message(page));
    },
    act: press('Envoyer'),
    message: /Erreur lors de l'envoi du formulaire/,
    typed: message,
    success: /Message envoyé/,
  },
};
