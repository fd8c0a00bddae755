import type { Page } from 'playwright-core';
import type { Typed, Visit } from './visit';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
/** Of the API, where it has words, else the shop's. */
const words = /Erreur inconnue|Une erreur est survenue|momentanément indisponible|Trop de tentatives/;
const signOutRefused = /Erreur lors de la déconnexion de l’appareil/;
const oldPassword = 'Savon-de-Marseille-1986';
const newPassword = 'Lessive-au-lavoir-1987';

const passwords = (page: Page): Typed[] => [
  [main(page).getByLabel('Mot de passe actuel'), oldPassword],
  [main(page).getByLabel('Nouveau mot de passe'), newPassword],
  [main(page).getByLabel('Confirmez le mot de passe'), newPassword],
];
const question = (page: Page) => page.getByRole('dialog', { name: /Supprimer mon compte/ });
const ownPassword = (page: Page): Typed[] => [[question(page).getByLabel('Votre mot de passe'), oldPassword]];
async function fill(fields: readonly Typed[]): Promise<void> {
  for (const [field, text] of fields) await field.fill(text);
}

async function askForErasure(page: Page): Promise<void> {
  await page.goto('/profile?donnees');
  await press(page, 'Demander la suppression de mon compte');
  await fill(ownPassword(page));
}
const sendWish = (page: Page) =>
  question(page).getByRole('button', { name: 'Demander la suppression', exact: true }).click();

/** Calls of a customer about who gets into the account and what the shop knows. */
export const accountVisits: Readonly<Record<string, Visit>> = {
  'POST users/password': {
    path: /^\/users\/password/,
    as: 'newUser',
    async arrive(page) {
      await page.goto('/profile?securite');
      await fill(passwords(page));
    },
    act: (page) => press(page, 'Changer le mot de passe'),
    message: /Erreur lors de la modification du mot de passe|Trop de tentatives/,
    typed: passwords,
    success: /Votre mot de passe a été changé/,
  },
  'GET users/sessions': {
    path: /^\/users\/sessions/,
    as: 'newUser',
    arrive: () => undefined,
    act: (page) => page.goto('/profile?securite'),
    message: /Vos appareils ne peuvent pas être affichés/,
    success: /Cet appareil/,
  },
  'DELETE users/sessions/:id': {
    path: /^\/users\/sessions\/./,
    as: 'newUser',
    arrive: (page) => page.goto('/profile?securite'),
    act: (page) =>
      main(page)
        .getByRole('listitem')
        .filter({ hasText: 'Connecté depuis', hasNotText: 'Cet appareil' })
        .first()
        .getByRole('button', { name: 'Déconnecter' })
        .click(),
    message: signOutRefused,
    success: /Appareil déconnecté/,
  },
  'DELETE users/sessions': {
    path: /^\/users\/sessions$/,
    as: 'newUser',
    arrive: (page) => page.goto('/profile?securite'),
    act: (page) => press(page, 'Déconnecter les autres appareils'),
    message: signOutRefused,
    success: /Vos autres appareils sont déconnectés/,
  },
  'DELETE auth/sessions/:id': {
    path: /^\/auth\/sessions\/./,
    as: 'newUser',
    async arrive(page) {
      await page.goto('/profile?informations');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Déconnexion' }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).waitFor();
      await page.context().setOffline(false);
    },
    act: (page) => page.goto('/about'),
    // The device has forgotten the customer already; it tells the API when it can.
    message: null,
    stays: (page) => page.getByRole('banner').getByRole('button', { name: 'Se connecter' }),
    leaves: true,
  },
  'GET users/personal-data': {
    path: /^\/users\/personal-data/,
    as: 'newUser',
    arrive: (page) => page.goto('/profile?donnees'),
    act: (page) => press(page, 'Télécharger mes données'),
    message: words,
    download: true,
  },
  'GET users/deletion-request': {
    path: /^\/users\/deletion-request/,
    as: 'newUser',
    arrive: () => undefined,
    act: (page) => page.goto('/profile?donnees'),
    message: /Votre demande ne peut pas être affichée/,
    success: /Demander la suppression de mon compte/,
  },
  'POST users/deletion-request': {
    path: /^\/users\/deletion-request/,
    as: 'newUser',
    arrive: askForErasure,
    act: sendWish,
    message: words,
    typed: ownPassword,
    success: /Demande enregistrée/,
  },
  'DELETE users/deletion-request': {
    path: /^\/users\/deletion-request/,
    as: 'newUser',
    async arrive(page) {
      await askForErasure(page);
      await sendWish(page);
    },
    act: (page) => press(page, 'Retirer ma demande'),
    message: words,
    success: /Demande retirée/,
  },
  'GET orders/export': {
    path: /^\/orders\/export/,
    as: 'camille',
    arrive: (page) => page.goto(`/profile?historique&mois=${new Date().toISOString().slice(0, 7)}`),
    act: (page) => press(page, 'Télécharger le mois (CSV)'),
    message: words,
    download: true,
  },
  'GET orders/:id/pdf': {
    path: /^\/orders\/[^/]+\/pdf/,
    as: 'camille',
    async arrive(page) {
      await page.goto('/profile?historique');
      await main(page)
        .getByRole('listitem')
        .filter({ hasText: 'CMD-', hasNotText: 'Paiement non terminé' })
        .first()
        .getByRole('link', { name: 'Voir la commande' })
        .click();
      await main(page).getByRole('button', { name: 'Confirmation de commande (PDF)' }).waitFor();
    },
    act: (page) => press(page, 'Confirmation de commande (PDF)'),
    message: words,
    download: true,
  },
};
