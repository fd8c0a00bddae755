import type { Page } from '@playwright/test';
import { expectRingsAllTheWay } from '../shop/focus-ring';
import { expectReadableInForcedColors } from '../shop/forced-colors';
import { expectRoomForLargeText } from '../shop/large-text';
import { expectAccessible, expectGoodLooks } from '../shop/looks';
import { category, list, openWhole, product } from '../shop/public-pages';
import { openSearch, searchField, searchResults } from '../shop/search';
import {
  cardForm,
  cards,
  expectCheckout,
  expectConfirmation,
  firstArticle,
  payByCard,
  paymentDialog,
  pressPay,
  twoArticles,
} from '../shop/steps';
import { expect, test } from '../shop/test';

/** A page and its states, one after the other in the same document; each is reached, judged and left again. */
interface Screen {
  readonly name: string;
  readonly path: string;
  readonly title: RegExp;
  /** Its layout on a tablet is another than at a desk and on a phone. */
  readonly onTablet?: boolean;
  readonly states?: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('dialog', { name: 'VOTRE PANIER' });
const openPanel = (page: Page) => page.getByRole('button', { name: /^Panier, \d/ }).press('Enter');
const closeDialog = (page: Page) => page.keyboard.press('Escape');
/** Judges what looks on a phone as it does at a desk. */
const atDesk = (page: Page) => expectGoodLooks(page, { onPhone: false });

async function expectResults(page: Page, words: string, shown: RegExp): Promise<void> {
  await searchField(page).fill(words);
  await expect(searchResults(page).getByText(shown).first()).toBeVisible();
}

/** A category looks like a sub-category, an unknown category like an unknown product. */
const publicScreens: readonly Screen[] = [
  { name: 'the home page', path: '/', title: /hygiène/i, onTablet: true },
  {
    name: 'the page about the company, and what opens over it,',
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
      'the panel of an empty cart': async (page) => {
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
      'the menu of a phone, which leads to a list': async (page) => {
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
  { name: 'the page of commitments', path: '/commitment', title: /engagement/i },
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
  { name: 'the page for a new password', path: '/reset-password/confirm?token=x', title: /mot de passe/i },
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
      'as a table, whose head stays below the header': async (page) => {
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
    name: 'a list that no product is left of',
    path: `${category}?contenance=340+L&couleur=bleu`,
    title: /Sacs/i,
  },
  {
    name: 'a product page',
    path: product,
    title: /Sac poubelle 110 L/,
    onTablet: true,
    states: {
      'with others to discover': async (page) => {
        const others = page.getByRole('region', { name: 'Découvrez aussi' });
        await others.scrollIntoViewIfNeeded();
        await expect(others.getByRole('listitem').first()).toBeVisible();
        // What the header half covers after scrolling would count as too small a target.
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
    name: 'narrowed results of a search',
    path: '/recherche?q=sac+110l&couleur=noir&tri=price',
    title: /Résultat de recherche/,
  },
  { name: 'a search without result', path: '/recherche?q=zzzzzz', title: /Résultat de recherche/ },
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

const cartScreens: readonly Screen[] = [
  {
    name: 'a cart with a quantity of six digits',
    path: '/order',
    title: /panier/,
    onTablet: true,
    states: {
      'the login dialog': async (page) => {
        await main(page).getByRole('button', { name: 'Commander' }).click();
        await expect(page.getByRole('dialog', { name: 'Connexion ou création de compte' })).toBeVisible();
        await atDesk(page);
        await closeDialog(page);
      },
      'lines beside the focus, on the page and in the panel': async (page) => {
        for (const width of [820, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await expectRingsAllTheWay(page);
        }
        await openPanel(page);
        await expect(panel(page).getByRole('spinbutton')).toHaveCount(1);
        await expectRingsAllTheWay(page, panel(page));
        await closeDialog(page);
      },
      'the panel, with a removed line at the edge of the title': async (page) => {
        await openPanel(page);
        await expect(
          panel(page)
            .getByRole('link', { name: /Sac poubelle 110 L/ })
            .first(),
        ).toBeVisible();
        await expectGoodLooks(page);
        const edge = async (words: RegExp) => (await panel(page).getByText(words).first().boundingBox())?.x;
        const title = await edge(/^VOTRE PANIER$/);
        await panel(page)
          .getByRole('button', { name: /^Supprimer / })
          .click();
        await expect(panel(page).getByRole('button', { name: 'Annuler' })).toBeVisible();
        expect(await edge(/retiré du panier/)).toBe(title);
        await expectAccessible(page);
      },
    },
  },
];

const screensOfNewCustomer: readonly Screen[] = [
  {
    name: 'the checkout of a customer without an address',
    path: '/purchase',
    title: /Commande/,
    states: {
      'with what is missing': (page) =>
        expect(main(page).getByText('Ajoutez une adresse de livraison pour pouvoir payer.')).toBeVisible(),
    },
  },
  {
    name: 'an account without an address and without an order',
    path: '/profile?address',
    title: /Mon compte/,
    states: {
      'its history': async (page) => {
        await openWhole(page, '/profile?historique', /Mon compte/);
        await atDesk(page);
      },
    },
  },
];

const screensOfOldCustomer: readonly Screen[] = [
  { name: 'the data of an account', path: '/profile?informations', title: /Mon compte/ },
  {
    name: 'the addresses of an account',
    path: '/profile?address',
    title: /Mon compte/,
    states: {
      'an address that is changed': async (page) => {
        await main(page).getByRole('button', { name: 'Modifier' }).first().click();
        await expect(page.getByRole('heading', { name: 'Modifier l’adresse' })).toBeVisible();
        await expectGoodLooks(page);
      },
      'while they are loaded': async (page) => {
        await page.route('**/users/addresses*', () => {});
        await page.goto('/profile?address');
        await expect(main(page).getByText('Chargement de votre compte')).toBeAttached();
        await expectAccessible(page);
      },
    },
  },
  {
    name: 'the history of an account',
    path: '/profile?historique',
    title: /Mon compte/,
    states: {
      'a paid order': async (page) => {
        const orders = main(page).getByRole('listitem').filter({ hasText: 'Payé' });
        await orders
          .first()
          .getByRole('link', { name: /^Voir la commande/ })
          .click();
        await expect(main(page).getByRole('button', { name: 'Imprimer' })).toBeVisible();
        await expectGoodLooks(page);
      },
    },
  },
  { name: 'the lists of an account', path: '/profile?listes', title: /Mon compte/ },
  { name: 'the security of an account', path: '/profile?securite', title: /Mon compte/ },
];

const screensOfBuyer: readonly Screen[] = [
  {
    name: 'the checkout, up to the confirmation of an order,',
    path: '/purchase',
    title: /Commande/,
    states: {
      'the choice of an address': async (page) => {
        await page.getByRole('button', { name: 'Modifier l’adresse de livraison' }).click();
        await atDesk(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Valider' }).click();
      },
      'the card form': async (page) => {
        await pressPay(page);
        await expect(cardForm(page).getByLabel('Numéro de carte')).toBeVisible();
        await expectAccessible(page, { frames: true });
      },
      'a refused card': async (page) => {
        await payByCard(page, cards.refused);
        await expect(paymentDialog(page).getByRole('alert').filter({ hasText: 'refusé' })).toBeVisible();
        await expect(cardForm(page).getByLabel('Numéro de carte')).toBeVisible();
        await expectAccessible(page);
      },
      'the confirmation': async (page) => {
        await payByCard(page, cards.accepted);
        await expectConfirmation(page);
        await expectGoodLooks(page);
      },
    },
  },
];

/** Opens a screen once: at every width, in the colours of the system, by keyboard and with large text, then its states. */
function testScreens(screens: readonly Screen[]): void {
  for (const { name, path, title, onTablet = false, states = {} } of screens) {
    test(`${name} can be read at every width, in forced colours, by keyboard and with large text`, async ({
      page,
    }) => {
      await openWhole(page, path, title);
      await expectGoodLooks(page, { onTablet });
      await expectReadableInForcedColors(page);
      await expectRingsAllTheWay(page);
      await expectRoomForLargeText(page);
      for (const [state, look] of Object.entries(states)) await test.step(state, () => look(page));
    });
  }
}

testScreens(publicScreens);

test.describe(() => {
  test.use({ cart: [{ productCode: 'SP-110-N35', quantity: 123_456 }] });

  testScreens(cartScreens);
});

test.describe(() => {
  test.use({ customer: 'lea', cart: twoArticles });

  testScreens(screensOfNewCustomer);
});

test.describe(() => {
  test.use({ customer: 'camille', cart: twoArticles });

  testScreens(screensOfOldCustomer);
});

test.describe(() => {
  test.use({ customer: 'buyer', cart: twoArticles });

  testScreens(screensOfBuyer);
});

test.describe(() => {
  const codes = 'SP-110-N35 SP-030-B15 SP-050-G25 SP-100-R30 SP-110-J35 SP-130-N55 PT-400-E NS-5L-E'.split(
    ' ',
  );
  const cart = codes.map((productCode) => ({ productCode, quantity: 1 }));
  // Playwright takes an array of two objects or more for a value with options.
  test.use({ customer: 'lea', cart: [cart, { scope: 'test' }] });

  test('many articles in the checkout have a shadow where more of them are, and scroll by keyboard', async ({
    page,
  }) => {
    await page.goto('/purchase');
    await expectCheckout(page);
    const lines = main(page).getByRole('list', { name: 'Articles commandés' });
    await expect(lines.getByRole('listitem')).toHaveCount(codes.length);
    await expect(lines.getByRole('listitem').last()).not.toBeInViewport();
    // A shadow at each end, and what covers it there, which moves with the articles.
    await expect(lines).toHaveCSS('background-image', /^(linear-gradient\(.+){4}$/);
    await expect(lines).toHaveCSS('background-attachment', 'local, local, scroll, scroll');

    await lines.focus();

    // A line that grows while the list scrolls leaves it short of the end.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(lines.getByRole('listitem').last()).toBeInViewport({ ratio: 1, timeout: 2_000 });
    }).toPass();
  });
});
