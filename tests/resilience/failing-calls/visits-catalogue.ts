import type { Locator, Page } from 'playwright-core';
import { type Visit, visit } from './visit';

const banner = (page: Page) => page.getByRole('banner');
const unknown = /Erreur inconnue/;

/** Pages that the server renders make no call in the browser: a visitor makes it who comes from another page. */
async function openCategory(page: Page): Promise<Locator> {
  await page.goto('/order');
  await banner(page).getByRole('button', { name: 'PRODUITS' }).click();
  return banner(page)
    .getByRole('link', { name: /chimie/i })
    .first();
}

async function openArticle(page: Page): Promise<Locator> {
  await (await openCategory(page)).click();
  return (
    page
      .getByRole('region', { name: 'Produits' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Ajouter au panier/ }) })
      // Pages fetch the first ones ahead.
      .nth(20)
      .getByRole('link')
      .first()
  );
}

const ofOneArticle = (rest: string) =>
  new RegExp(`^/products/(?!categories|facets|search|sitemap)[^/?]+${rest}`);

/** Calls about the catalogue, which need nobody's name. */
export const catalogueVisits: Readonly<Record<string, Visit>> = {
  'GET products': visit({
    path: /^\/products\?/,
    arrive: openCategory,
    act: (_page, link) => link.click(),
    message: unknown,
    success: /Affichage|Trier|résultat|produits/i,
  }),
  'GET products/facets': visit({
    path: /^\/products\/facets/,
    arrive: openCategory,
    act: (_page, link) => link.click(),
    // Without them the list is whole, and its articles can be bought.
    message: null,
    stays: (page) => page.getByRole('button', { name: /^Ajouter au panier/ }).first(),
  }),
  'GET products/categories': {
    path: /^\/products\/categories/,
    as: 'camille',
    arrive: (page) => page.goto('/profile?informations'),
    // A pointer on its way would open the menu, and its click close it.
    act: (page) => banner(page).getByRole('button', { name: 'PRODUITS' }).press('Enter'),
    message: /Erreur lors de la récupération des catégories/,
    success: /chimie/i,
    // Pages ask for them as soon as they live.
    early: true,
  },
  'GET products/search': {
    path: /^\/products\/search/,
    arrive: (page) => page.goto('/about'),
    async act(page) {
      await banner(page).getByRole('button', { name: 'Rechercher' }).first().click();
      await page.getByRole('searchbox').fill('savon');
    },
    // Specification, section 8: a failed search is logged and shows nothing.
    message: null,
    typed: (page) => [[page.getByRole('searchbox'), 'savon']],
  },
  'GET products/:code': visit({
    path: ofOneArticle('(\\?|$)'),
    arrive: openArticle,
    act: (_page, link) => link.click(),
    message: unknown,
    success: /Quantité/,
  }),
  'GET products/:code/stock': visit({
    path: ofOneArticle('/stock'),
    arrive: openArticle,
    act: (_page, link) => link.click(),
    // Without it the article can be bought all the same.
    message: null,
    stays: (page) => page.getByRole('button', { name: 'Ajouter au panier', exact: true }),
  }),
  'GET products/:code/file': {
    path: ofOneArticle('/file'),
    arrive: (page) => page.goto('/category-product/CHM/CHMNET/NS-5L-E'),
    async act(page) {
      await page.getByRole('button', { name: 'Fiche technique' }).click();
    },
    // Either the sheet that the product itself names, or this.
    message: unknown,
    otherPage: true,
  },
  'GET documents/catalogue.pdf': {
    path: /^\/documents\/catalogue.pdf/,
    arrive: (page) => page.goto('/about'),
    act: (page) =>
      banner(page)
        .getByRole('link', { name: /Télécharger le catalogue/ })
        .first()
        .click(),
    message: /Erreur inconnue|Une erreur est survenue|momentanément indisponible|Trop de tentatives/,
    // Who waits for too long gets the file from the browser itself.
    download: true,
  },
};
