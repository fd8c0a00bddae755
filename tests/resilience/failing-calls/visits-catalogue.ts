import type { Page } from 'playwright-core';
import { banner, open, press, type Visits, words } from './visit';

const unknown = /Erreur inconnue/;

/** Starts on another page, since pages rendered by the server make no call in the browser. */
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
    // The page prefetches the first articles.
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
    // Without facets the list is complete, and its articles can be bought.
    message: null,
    stays: addButtons,
  },
  'GET products/categories': {
    as: 'camille',
    arrive: open('/profile?informations'),
    // A moving pointer would open the menu, and its click would close it.
    act: (page) => banner(page).getByRole('button', { name: 'PRODUITS' }).press('Enter'),
    message: /Erreur lors de la récupération des catégories/,
    success: /chimie/i,
    // Pages request categories as soon as they are hydrated.
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
    // Without the stock the article can still be bought.
    message: null,
    stays: (page) => page.getByRole('button', { name: 'Ajouter au panier', exact: true }),
  },
  'GET products/:code/file': {
    arrive: open('/category-product/CHM/CHMNET/NS-5L-E'),
    act: press('Fiche technique'),
    // Either the sheet from the product's own data opens, or this message is shown.
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
    // After a timeout the browser downloads the file itself.
    download: true,
  },
};
