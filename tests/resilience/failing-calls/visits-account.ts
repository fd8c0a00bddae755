import type { Page } from 'playwright-core';
import { banner, fill, main, open, press, type Typed, type Visits, words } from './visit';

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

async function openDeletionRequest(page: Page): Promise<void> {
  await page.goto('/profile?donnees');
  await press('Demander la suppression de mon compte')(page);
  await fill(ownPassword(page));
}
const sendDeletionRequest = (page: Page) =>
  question(page).getByRole('button', { name: 'Demander la suppression', exact: true }).click();

/** Calls of a customer about passwords, sessions and personal data. */
export const accountVisits: Visits = {
  'POST users/password': {
    async arrive(page) {
      await page.goto('/profile?securite');
      await fill(passwords(page));
    },
    act: press('Changer le mot de passe'),
    message: /Erreur lors de la modification du mot de passe|Trop de tentatives/,
    typed: passwords,
    success: /Votre mot de passe a été changé/,
  },
  'GET users/sessions': {
    act: open('/profile?securite'),
    message: /Vos appareils ne peuvent pas être affichés/,
    success: /Cet appareil/,
  },
  'DELETE users/sessions/:id': {
    arrive: open('/profile?securite'),
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
    arrive: open('/profile?securite'),
    act: press('Déconnecter les autres appareils'),
    message: signOutRefused,
    success: /Vos autres appareils sont déconnectés/,
  },
  'DELETE auth/sessions/:id': {
    async arrive(page) {
      await page.goto('/profile?informations');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Déconnexion' }).click();
      await banner(page).getByRole('button', { name: 'Se connecter' }).waitFor();
      await page.context().setOffline(false);
    },
    act: open('/about'),
    // The customer's data is already removed from the device, which repeats the call when it is online.
    message: null,
    stays: (page) => banner(page).getByRole('button', { name: 'Se connecter' }),
    leaves: true,
  },
  'GET users/personal-data': {
    arrive: open('/profile?donnees'),
    act: press('Télécharger mes données'),
    message: words,
    download: true,
  },
  'GET users/deletion-request': {
    act: open('/profile?donnees'),
    message: /Votre demande ne peut pas être affichée/,
    success: /Demander la suppression de mon compte/,
  },
  'POST users/deletion-request': {
    arrive: openDeletionRequest,
    act: sendDeletionRequest,
    message: words,
    typed: ownPassword,
    success: /Demande enregistrée/,
  },
  'DELETE users/deletion-request': {
    async arrive(page) {
      await openDeletionRequest(page);
      await sendDeletionRequest(page);
    },
    act: press('Retirer ma demande'),
    message: words,
    success: /Demande retirée/,
  },
  'GET orders/export': {
    as: 'camille',
    arrive: (page) => page.goto(`/profile?historique&mois=${new Date().toISOString().slice(0, 7)}`),
    act: press('Télécharger le mois (CSV)'),
    message: words,
    download: true,
  },
  'GET orders/:id/pdf': {
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
    act: press('Confirmation de commande (PDF)'),
    message: words,
    download: true,
  },
};
