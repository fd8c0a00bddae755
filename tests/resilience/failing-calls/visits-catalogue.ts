import type { Page } from 'playwright-core';
import { banner, open, press, type Visits, words } from './visit';

const unknown = /Erreur inconnue/;

/** Pages that the server renders make no call in the browser: a visitor makes it who comes from another page. */
async function openMenu(page: Page): Promise<void> {
  await page.goto('/order');
  await banner(page).getByRole('button', { name: 'PRODUITS' }).click();
}
const followCategory = (page: Page) =>
  banner(page)
    .getByRole('link', { name: /chimie/i })
    .first()
    .click();

const addButtons = (page: Page) => page.getByRole('button', { name: /^Ajouter au panier/ });
async function openList(page: Page): Promise<void> {
  await openMenu(page);
  await followCategory(page);
  await addButtons(page).nth(20).waitFor();
}
const followArticle = (page: Page) =>
  page
    .getByRole('region', { name: 'Produits' })
    .getByRole('listitem')
    .filter({ has: addButtons(page) })
    // Pages fetch the first ones ahead.
    .nth(20)
    .getByRole('link')
    .first()
    .click();

/** Calls of the catalogue, which need no sign-in. */
export const catalogueVisits: Visits = {
  'GET products': {
    arrive: openMenu,
    act: followCategory,
    message: unknown,
    success: /Affichage|Trier|résultat|produits/i,
  },
  'GET products/facets': {
    arrive: openMenu,
    act: followCategory,
    // Without them the list is whole, and its articles can be bought.
    message: null,
    stays: addButtons,
  },
  'GET products/categories': {
    as: 'camille',
    arrive: open('/profile?informations'),
    // A pointer on its way would open the menu, and its click close it.
    act: (page) => banner(page).getByRole('button', { name: 'PRODUITS' }).press('Enter'),
    message: /Erreur lors de la récupération des catégories/,
    success: /chimie/i,
    // Pages ask for them as soon as they live.
    early: true,
  },
  'GET products/search': {
    arrive: open('/about'),
    async act(page) {
      await banner(page).getByRole('button', { name: 'Rechercher' }).first().click();
      await page.getByRole('searchbox').fill('savon');
    },
    // Specification, section 8: a failed search is logged and shows nothing.
    message: null,
    typed: (page) => [[page.getByRole('searchbox'), 'savon']],
  },
  'GET products/:code': {
    arrive: openList,
    act: followArticle,
    message: unknown,
    success: /Quantité/,
  },
  'GET products/:code/stock': {
    arrive: openList,
    act: followArticle,
    // Without it the article can be bought all the same.
    message: null,
    stays: (page) => page.getByRole('button', { name: 'Ajouter au panier', exact: true }),
  },
  'GET products/:code/file': {
    arrive: open('/category-product/CHM/CHMNET/NS-5L-E'),
    act: press('Fiche technique'),
    // Either the sheet that the product itself names, or this.
    message: unknown,
    otherPage: true,
  },
  'GET documents/catalogue.pdf': {
    arrive: open('/about'),
    act: (page) =>
      banner(page)
        .getByRole('link', { name: /Télécharger le catalogue/ })
        .first()
        .click(),
    message: words,
    // Who waits for too long gets the file from the browser itself.
    download: true,
  },
};
