import type { Page } from '@playwright/test';
import { category, list, product } from '../shop/public-pages';
import { expectAccessible, expectGoodLooks } from '../shop/screen-checks';
import { atDesk, closeDialog, main, type Screen, testScreens } from '../shop/screens';
import { openSearch, searchField, searchResults } from '../shop/search';
import { firstArticle } from '../shop/steps';
import { expect } from '../shop/test';

async function expectResults(page: Page, words: string, shown: RegExp): Promise<void> {
  await searchField(page).fill(words);
  await expect(searchResults(page).getByText(shown).first()).toBeVisible();
}

/** Categories share the layout of sub-categories, unknown categories that of unknown products. */
const publicScreens: readonly Screen[] = [
  { name: 'the home page', path: '/', title: /hygiène/i, onTablet: true },
  {
    name: 'the page about the company, with dialogs and menus,',
    path: '/about',
    title: /propos/i,
    states: {
      'the login dialog with a refused registration': async (page) => {
        await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Créer mon compte' }).click();
        await expect(page.getByText('Cinq champs sont à corriger')).toBeVisible();
        await expectGoodLooks(page);
        await closeDialog(page);
      },
      'the legal notice': async (page) => {
        await page.getByRole('button', { name: 'Mentions légales' }).click();
        await expect(page.getByRole('dialog').getByRole('heading', { name: 'Éditeur' })).toBeVisible();
        await atDesk(page);
        await closeDialog(page);
      },
      'the panel of the empty cart': async (page) => {
        await page.getByRole('button', { name: 'Panier, vide' }).click();
        await expect(page.getByText("Pas d'article dans le panier")).toBeVisible();
        await atDesk(page);
        await closeDialog(page);
      },
      'the menu of all categories': async (page) => {
        await page.getByRole('button', { name: 'PRODUITS' }).click();
        await expect(page.getByRole('link', { name: 'Tous les produits' }).first()).toBeVisible();
        await expectAccessible(page);
        await closeDialog(page);
      },
      'the menu on a phone, which closes on navigation': async (page) => {
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await expect(menu).toBeVisible();
        await expectAccessible(page);
        await menu.getByRole('button', { name: 'CHIMIE' }).click();
        await menu.getByRole('link', { name: 'Toute la famille' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'CHIMIE' })).toBeVisible();
        await expect(menu).toBeHidden();
      },
    },
  },
  { name: 'the commitment page', path: '/commitment', title: /engagement/i },
  { name: 'the terms', path: '/cgv', title: /conditions/i },
  {
    name: 'the contact page',
    path: '/contact',
    title: /contact/i,
    states: {
      'with a refused form': async (page) => {
        await main(page).getByRole('button', { name: 'Envoyer' }).click();
        await expect(page.getByText('Six champs sont à corriger')).toBeVisible();
        await atDesk(page);
      },
    },
  },
  { name: 'the login page', path: '/login', title: /connexion/i },
  { name: 'the page to reset a password', path: '/reset-password/confirm?token=x', title: /mot de passe/i },
  {
    name: 'the page of all categories, with the search,',
    path: '/category-product',
    title: /Nos familles/,
    states: {
      'the open search': async (page) => {
        await openSearch(page);
        await atDesk(page);
      },
      results: async (page) => {
        await expectResults(page, 'savon noir', /Résultat de recherche/);
        await expectGoodLooks(page);
      },
      'no result': async (page) => {
        await expectResults(page, 'zzzzzz', /Aucun résultat/);
        await atDesk(page);
      },
    },
  },
  {
    name: 'a list',
    path: list,
    title: /Sacs poubelle/,
    onTablet: true,
    states: {
      'as a table, with a sticky head below the header': async (page) => {
        await page.getByRole('button', { name: 'Tableau' }).click();
        await expectGoodLooks(page);
        await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
        const heading = page.getByText('Prix HT', { exact: true });
        await expect(heading).toBeInViewport();
        const [head, header] = [await heading.boundingBox(), await page.getByRole('banner').boundingBox()];
        expect(head?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
        await page.getByRole('button', { name: 'Vignettes' }).click();
      },
      'with an article in the cart': async (page) => {
        await firstArticle(page)
          .getByRole('button', { name: /^Ajouter au panier/ })
          .click();
        await expect(page.getByText('1 dans le panier')).toBeVisible();
        await atDesk(page);
      },
    },
  },
  {
    name: 'a list whose filters match no product',
    path: `${category}?contenance=340+L&couleur=bleu`,
    title: /Sacs/i,
  },
  {
    name: 'a product page',
    path: product,
    title: /Sac poubelle 110 L/,
    onTablet: true,
    states: {
      'with the carousel of other products': async (page) => {
        const others = page.getByRole('region', { name: 'Découvrez aussi' });
        await others.scrollIntoViewIfNeeded();
        await expect(others.getByRole('listitem').first()).toBeVisible();
        // axe would report a control that the sticky header half covers as too small a target.
        await page.evaluate(() => window.scrollTo(0, 0));
        await atDesk(page);
      },
      'with a refused quantity': async (page) => {
        await page.getByRole('spinbutton', { name: 'Quantité' }).fill('0');
        await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
        await expect(page.getByText('Choisissez une quantité d’au moins 1.')).toBeVisible();
        await atDesk(page);
      },
    },
  },
  {
    name: 'filtered search results',
    path: '/recherche?q=sac+110l&couleur=noir&tri=price',
    title: /Résultat de recherche/,
  },
  { name: 'a search without results', path: '/recherche?q=zzzzzz', title: /Résultat de recherche/ },
  { name: 'the page of an unknown product', path: `${list}/INCONNU-1`, title: /Produit introuvable/ },
  {
    name: 'an empty cart',
    path: '/order',
    title: /panier/,
    states: {
      'with the categories below its button': async (page) => {
        const categories = main(page).getByRole('list').filter({ hasText: 'CHIMIE' });
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const button = await main(page).getByRole('link', { name: 'Continuer mes achats' }).boundingBox();
          const bottom = (button?.y ?? 0) + (button?.height ?? 0);
          expect((await categories.boundingBox())?.y).toBeGreaterThan(bottom);
        }
      },
    },
  },
];

testScreens(publicScreens);
