import type { Page } from 'playwright-core';
import { banner, fill, main, open, press, type Typed, type Visits } from './visit';

const addressFailure = /Echec de la récupération des informations utilisateur/;

const lines = {
  'Destinataire (personne ou service)': 'Benali Propreté',
  Adresse: '5 quai du Lavoir',
  'Code postal': '69002',
  Ville: 'Lyon',
  Téléphone: '04 99 00 14 01',
};
const addressFields = (page: Page): Typed[] =>
  Object.entries(lines).map(([label, text]) => [main(page).getByLabel(label, { exact: true }), text]);

/** Calls of a customer about profile, addresses and orders. */
export const customerVisits: Visits = {
  'POST auth/refresh': {
    as: 'expired',
    act: open('/profile?address'),
    message: addressFailure,
    success: /3 rue du Lavoir/,
  },
  'POST auth/logout': {
    as: 'camille',
    arrive: open('/profile?informations'),
    act: (page) => page.getByRole('button', { name: 'Déconnexion' }).click(),
    // The device removes the customer's data regardless of the response.
    message: null,
    stays: (page) => banner(page).getByRole('button', { name: 'Se connecter' }),
    leaves: true,
  },
  'GET users/profile': {
    as: 'camille',
    act: open('/profile?informations'),
    message: /Vos informations ne peuvent pas être affichées/,
    success: /Pseudo/,
  },
  'PATCH users/profile': {
    async arrive(page) {
      await page.goto('/profile?informations');
      await main(page)
        .getByLabel(/^Nom\b/)
        .fill('Moreau-Petit');
    },
    act: press('Enregistrer'),
    message: /Erreur lors de la mise à jour du profil/,
    typed: (page) => [[main(page).getByLabel(/^Nom\b/), 'Moreau-Petit']],
    success: /Profil mis à jour/,
  },
  'GET users/addresses': {
    as: 'camille',
    act: open('/profile?address'),
    message: addressFailure,
    success: /Modifier/,
  },
  'POST users/addresses': {
    async arrive(page) {
      await page.goto('/profile?address');
      await main(page).getByRole('button', { name: 'Ajouter une nouvelle adresse' }).click();
      await fill(addressFields(page));
    },
    act: press('Enregistrer'),
    message: /Erreur lors de l'ajout d'adresse/,
    typed: addressFields,
    success: /adresse a bien été ajouté/i,
  },
  'PATCH users/addresses/:id': {
    async arrive(page) {
      await page.goto('/profile?address');
      await main(page)
        .getByRole('button', { name: /^Modifier/ })
        .first()
        .click();
      await fill(addressFields(page));
    },
    act: press('Enregistrer'),
    message: /Erreur lors de la mise à jour de l'adresse/,
    typed: addressFields,
    success: /adresse a bien été mis/i,
  },
  'DELETE users/addresses/:id': {
    async arrive(page) {
      await page.goto('/profile?address');
      await main(page)
        .getByRole('button', { name: /^Supprimer/ })
        .last()
        .click();
    },
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click(),
    message: /Erreur lors de la suppression de l'adresse/,
    success: /Votre adresse a bien été supprimé/,
  },
  'GET orders': {
    as: 'camille',
    act: open('/profile?historique'),
    message: /Vos commandes ne peuvent pas être affichées/,
    success: /CMD-/,
  },
};
