import type { Page } from 'playwright-core';
import { fill, main, open, press, type Typed, type Visits } from './visit';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ajouter à une liste' });
/** Messages of the API, or of the shop for responses without a message. */
const refused = /La liste n’a pas pu être enregistrée|Trop de tentatives/;
const newName = (page: Page): Typed[] => [[main(page).getByLabel('Nouvelle liste'), 'Cuisine']];
const otherName = (page: Page): Typed[] => [[main(page).getByLabel('Nom de la liste'), 'Étage 3']];
const openRow = (page: Page): Typed[] => [[main(page).getByLabel('Référence, ligne 1'), 'SP-110-N35']];

async function openLists(page: Page): Promise<void> {
  await page.goto('/profile?listes');
  await main(page).getByLabel('Nouvelle liste').fill('Cuisine');
}
const create = press('Créer la liste');

async function makeList(page: Page): Promise<void> {
  await openLists(page);
  await create(page);
  await main(page).getByRole('heading', { level: 3, name: 'Cuisine' }).waitFor();
}

/** Calls about named lists and typed references. */
export const listVisits: Visits = {
  'GET users/lists': {
    act: open('/profile?listes'),
    message: /Vos listes ne peuvent pas être affichées/,
    success: /Aucune liste pour le moment/,
  },
  'POST users/lists': {
    arrive: openLists,
    act: create,
    message: refused,
    typed: newName,
    success: /Aucun article/,
  },
  'PATCH users/lists/:id': {
    async arrive(page) {
      await makeList(page);
      await main(page).getByRole('button', { name: 'Renommer' }).click();
      await fill(otherName(page));
    },
    act: press('Renommer la liste'),
    message: refused,
    typed: otherName,
    success: /Étage 3/,
  },
  'POST users/lists/:id/lines': {
    async arrive(page) {
      await makeList(page);
      await page.goto('/order');
      await main(page).getByRole('button', { name: 'Ajouter à une liste' }).click();
      await dialog(page).getByRole('button', { name: 'Ajouter à la liste' }).waitFor();
    },
    act: (page) => dialog(page).getByRole('button', { name: 'Ajouter à la liste' }).click(),
    message: refused,
    success: /Ajouté à la liste/,
  },
  'DELETE users/lists/:id': {
    arrive: makeList,
    act: press('Supprimer'),
    message: refused,
    success: /est supprimée/,
  },
  'POST products/lookup': {
    async arrive(page) {
      await page.goto('/order');
      // The quantity 0 keeps the row out of the cart, which must not change.
      await main(page).getByLabel('Références et quantités').fill('SP-110-N35 0');
    },
    act: press('Ajouter ces lignes'),
    message: /Cette référence n’a pas pu être vérifiée|Trop de tentatives/,
    typed: openRow,
    success: /Indiquez un nombre entier/,
  },
};
