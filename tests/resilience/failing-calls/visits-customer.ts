import type { Page } from 'playwright-core';
import type { Typed, Visit } from './visit';

const main = (page: Page) => page.getByRole('main');
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
async function fill(fields: readonly Typed[]): Promise<void> {
  for (const [field, text] of fields) await field.fill(text);
}

/** Calls of a customer about themselves. */
export const customerVisits: Readonly<Record<string, Visit>> = {
  'POST auth/refresh': {
    path: /^\/auth\/refresh/,
    as: 'expired',
    arrive: () => undefined,
    act: (page) => page.goto('/profile?address'),
    message: addressFailure,
    success: /3 rue du Lavoir/,
  },
  'POST auth/logout': {
    path: /^\/auth\/logout/,
    as: 'camille',
    arrive: (page) => page.goto('/profile?informations'),
    act: (page) => page.getByRole('button', { name: 'Déconnexion' }).click(),
    // The device forgets the customer whatever the API says.
    message: null,
    stays: (page) => page.getByRole('banner').getByRole('button', { name: 'Se connecter' }),
    leaves: true,
  },
  'GET users/profile': {
    path: /^\/users\/profile/,
    as: 'camille',
    arrive: () => undefined,
    act: (page) => page.goto('/profile?informations'),
    message: /Vos informations ne peuvent pas être affichées/,
    success: /Pseudo/,
  },
  'PATCH users/profile': {
    path: /^\/users\/profile/,
    as: 'newUser',
    async arrive(page) {
      await page.goto('/profile?informations');
      await main(page)
        .getByLabel(/^Nom\b/)
        .fill('Moreau-Petit');
    },
    act: (page) => main(page).getByRole('button', { name: 'Enregistrer' }).click(),
    message: /Erreur lors de la mise à jour du profil/,
    typed: (page) => [[main(page).getByLabel(/^Nom\b/), 'Moreau-Petit']],
    success: /Profil mis à jour/,
  },
  'GET users/addresses': {
    path: /^\/users\/addresses/,
    as: 'camille',
    arrive: () => undefined,
    act: (page) => page.goto('/profile?address'),
    message: addressFailure,
    success: /Modifier/,
  },
  'POST users/addresses': {
    path: /^\/users\/addresses$/,
    as: 'newUser',
    async arrive(page) {
      await page.goto('/profile?address');
      await main(page).getByRole('button', { name: 'Ajouter une nouvelle adresse' }).click();
      await fill(addressFields(page));
    },
    act: (page) => main(page).getByRole('button', { name: 'Enregistrer' }).click(),
    message: /Erreur lors de l'ajout d'adresse/,
    typed: addressFields,
    success: /adresse a bien été ajouté/i,
  },
  'PATCH users/addresses/:id': {
    path: /^\/users\/addresses\/./,
    as: 'newUser',
    async arrive(page) {
      await page.goto('/profile?address');
      await main(page)
        .getByRole('button', { name: /^Modifier/ })
        .first()
        .click();
      await fill(addressFields(page));
    },
    act: (page) => main(page).getByRole('button', { name: 'Enregistrer' }).click(),
    message: /Erreur lors de la mise à jour de l'adresse/,
    typed: addressFields,
    success: /adresse a bien été mis/i,
  },
  'DELETE users/addresses/:id': {
    path: /^\/users\/addresses\/./,
    as: 'newUser',
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
    path: /^\/orders(\?|$)/,
    as: 'camille',
    arrive: () => undefined,
    act: (page) => page.goto('/profile?historique'),
    message: /Vos commandes ne peuvent pas être affichées/,
    success: /CMD-/,
  },
};
