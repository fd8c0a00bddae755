import type { Page } from 'playwright-core';
import type { Typed, Visit } from './visit';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ajouter à une liste' });
/** Of the API, where it has words, else the shop's. */
const refused = /La liste n’a pas pu être enregistrée|Trop de tentatives/;
const newName = (page: Page): Typed[] => [[main(page).getByLabel('Nouvelle liste'), 'Cuisine']];
const otherName = (page: Page): Typed[] => [[main(page).getByLabel('Nom de la liste'), 'Étage 3']];
const openRow = (page: Page): Typed[] => [[main(page).getByLabel('Référence, ligne 1'), 'SP-110-N35']];

async function openLists(page: Page): Promise<void> {
  await page.goto('/profile?listes');
  await main(page).getByLabel('Nouvelle liste').fill('Cuisine');
}
const create = (page: Page) => main(page).getByRole('button', { name: 'Créer la liste' }).click();

/** The customer has a list. */
async function makeList(page: Page): Promise<void> {
  await openLists(page);
  await create(page);
  await main(page).getByRole('heading', { level: 3, name: 'Cuisine' }).waitFor();
}

/** Calls about named lists and typed references. */
export const listVisits: Readonly<Record<string, Visit>> = {
  'GET users/lists': {
    path: /^\/users\/lists/,
    as: 'newUser',
    arrive: () => undefined,
    act: (page) => page.goto('/profile?listes'),
    message: /Vos listes ne peuvent pas être affichées/,
    success: /Aucune liste pour le moment/,
  },
  'POST users/lists': {
    path: /^\/users\/lists$/,
    as: 'newUser',
    arrive: openLists,
    act: create,
    message: refused,
    typed: newName,
    success: /Aucun article/,
  },
  'PATCH users/lists/:id': {
    path: /^\/users\/lists\/./,
    as: 'newUser',
    async arrive(page) {
      await makeList(page);
      await main(page).getByRole('button', { name: 'Renommer' }).click();
      for (const [field, text] of otherName(page)) await field.fill(text);
    },
    act: (page) => main(page).getByRole('button', { name: 'Renommer la liste' }).click(),
    message: refused,
    typed: otherName,
    success: /Étage 3/,
  },
  'POST users/lists/:id/lines': {
    path: /^\/users\/lists\/[^/]+\/lines/,
    as: 'newUser',
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
    path: /^\/users\/lists\/./,
    as: 'newUser',
    arrive: makeList,
    act: (page) => main(page).getByRole('button', { name: 'Supprimer' }).click(),
    message: refused,
    success: /est supprimée/,
  },
  'POST products/lookup': {
    path: /^\/products\/lookup/,
    async arrive(page) {
      await page.goto('/order');
      // A quantity that keeps the row out of the cart, which has to stay as it is.
      await main(page).getByLabel('Références et quantités').fill('SP-110-N35 0');
    },
    act: (page) => main(page).getByRole('button', { name: 'Ajouter ces lignes' }).click(),
    message: /Cette référence n’a pas pu être vérifiée|Trop de tentatives/,
    typed: openRow,
    success: /Indiquez un nombre entier/,
  },
};
