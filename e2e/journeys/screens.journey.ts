import type { Page } from '@playwright/test';
import type { CartLine } from 'shared-contracts/api/cart';
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
  payByCard,
  paymentDialog,
  pressPay,
  twoArticles,
} from '../shop/steps';
import { expect, test } from '../shop/test';

/** What a page shows after some steps; one state after the other, in the same document. */
interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
  readonly judge?: (page: Page) => Promise<void>;
  /** Back to where the next state begins. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly title: RegExp;
  /** Its layout on a tablet is another than at a desk and on a phone. */
  readonly onTablet?: boolean;
  readonly states?: readonly State[];
}

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('dialog', { name: 'VOTRE PANIER' });
const openPanel = (page: Page) => page.getByRole('button', { name: /^Panier, \d/ }).press('Enter');
const closeDialog = (page: Page) => page.keyboard.press('Escape');
/** It looks on a phone as it does at a desk. */
const atDesk = (page: Page) => expectGoodLooks(page, { onPhone: false });
const onPhone = (page: Page) => expectGoodLooks(page);
const accessible = (page: Page) => expectAccessible(page);

const searchFor = (words: string, shown: RegExp) => async (page: Page) => {
  await searchField(page).fill(words);
  await expect(searchResults(page).getByText(shown).first()).toBeVisible();
};

/** A category looks like a sub-category, an unknown category like an unknown product. */
const publicScreens: readonly Screen[] = [
  { name: 'the home page', path: '/', title: /hygiène/i, onTablet: true },
  {
    name: 'the page about the company, and what opens over it,',
    path: '/about',
    title: /propos/i,
    states: [
      {
        name: 'the login dialog with a refused registration',
        reach: async (page) => {
          await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Créer mon compte' }).click();
          await expect(page.getByText('Cinq champs sont à corriger')).toBeVisible();
        },
        judge: onPhone,
        leave: closeDialog,
      },
      {
        name: 'the legal notice',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Mentions légales' }).click();
          await expect(page.getByRole('dialog').getByRole('heading', { name: 'Éditeur' })).toBeVisible();
        },
        judge: atDesk,
        leave: closeDialog,
      },
      {
        name: 'the panel of an empty cart',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Panier, vide' }).click();
          await expect(page.getByText("Pas d'article dans le panier")).toBeVisible();
        },
        judge: atDesk,
        leave: closeDialog,
      },
      {
        name: 'the menu of all categories',
        reach: async (page) => {
          await page.getByRole('button', { name: 'PRODUITS' }).click();
          await expect(page.getByRole('link', { name: 'Tous les produits' }).first()).toBeVisible();
        },
        judge: accessible,
        leave: closeDialog,
      },
      {
        name: 'the menu of a phone',
        reach: async (page) => {
          await page.setViewportSize({ width: 390, height: 844 });
          await page.getByRole('button', { name: 'Menu', exact: true }).click();
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        },
        judge: accessible,
        leave: async (page) => {
          const menu = page.getByRole('dialog', { name: 'Menu' });
          await menu.getByRole('button', { name: 'CHIMIE' }).click();
          await menu.getByRole('link', { name: 'Toute la famille' }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'CHIMIE' })).toBeVisible();
          await expect(menu).toBeHidden();
        },
      },
    ],
  },
  { name: 'the page of commitments', path: '/commitment', title: /engagement/i },
  { name: 'the terms', path: '/cgv', title: /conditions/i },
  {
    name: 'the contact page',
    path: '/contact',
    title: /contact/i,
    states: [
      {
        name: 'with a refused form',
        reach: async (page) => {
          await main(page).getByRole('button', { name: 'Envoyer' }).click();
          await expect(page.getByText('Six champs sont à corriger')).toBeVisible();
        },
        judge: atDesk,
      },
    ],
  },
  { name: 'the login page', path: '/login', title: /connexion/i },
  { name: 'the page for a new password', path: '/reset-password/confirm?token=x', title: /mot de passe/i },
  {
    name: 'the page of all categories, with the search,',
    path: '/category-product',
    title: /Nos familles/,
    states: [
      { name: 'the open search', reach: openSearch, judge: atDesk },
      { name: 'results', reach: searchFor('savon noir', /Résultat de recherche/), judge: onPhone },
      { name: 'no result', reach: searchFor('zzzzzz', /Aucun résultat/), judge: atDesk },
    ],
  },
  {
    name: 'a list',
    path: list,
    title: /Sacs poubelle/,
    onTablet: true,
    states: [
      {
        name: 'as a table',
        reach: (page) => page.getByRole('button', { name: 'Tableau' }).click(),
        judge: onPhone,
      },
      {
        name: 'as a table, scrolled, whose head stays below the header',
        reach: async (page) => {
          await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
          const heading = page.getByText('Prix HT', { exact: true });
          await expect(heading).toBeInViewport();
          const [head, header] = [await heading.boundingBox(), await page.getByRole('banner').boundingBox()];
          expect(head?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
        },
        leave: (page) => page.getByRole('button', { name: 'Vignettes' }).click(),
      },
      {
        name: 'with an article in the cart',
        reach: async (page) => {
          const add = main(page).getByRole('button', { name: /^Ajouter au panier/ });
          await add.first().click();
          await expect(page.getByText('1 dans le panier')).toBeVisible();
        },
        judge: atDesk,
      },
    ],
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
    states: [
      {
        name: 'with others to discover',
        reach: async (page) => {
          const others = page.getByRole('region', { name: 'Découvrez aussi' });
          await others.scrollIntoViewIfNeeded();
          await expect(others.getByRole('listitem').first()).toBeVisible();
          // What the header half covers after scrolling would count as too small a target.
          await page.evaluate(() => window.scrollTo(0, 0));
        },
        judge: atDesk,
      },
      {
        name: 'with a refused quantity',
        reach: async (page) => {
          await page.getByRole('spinbutton', { name: 'Quantité' }).fill('0');
          await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
          await expect(page.getByText('Choisissez une quantité d’au moins 1.')).toBeVisible();
        },
        judge: atDesk,
      },
    ],
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
    states: [1440, 390].map((width) => ({
      name: `with the categories below its button at ${width} px`,
      reach: async (page) => {
        await page.setViewportSize({ width, height: 900 });
        const categories = main(page).getByRole('list').filter({ hasText: 'CHIMIE' });
        const button = await main(page).getByRole('link', { name: 'Continuer mes achats' }).boundingBox();
        expect((await categories.boundingBox())?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
      },
    })),
  },
];

/** In a quantity that takes much room. */
const manyArticles: readonly CartLine[] = [{ productCode: 'SP-110-N35', quantity: 123_456 }];

const cartScreens: readonly Screen[] = [
  {
    name: 'a cart with a quantity of six digits',
    path: '/order',
    title: /panier/,
    onTablet: true,
    states: [
      {
        name: 'the login dialog',
        reach: async (page) => {
          await main(page).getByRole('button', { name: 'Commander' }).click();
          await expect(page.getByRole('dialog', { name: 'Connexion ou création de compte' })).toBeVisible();
        },
        judge: atDesk,
        leave: closeDialog,
      },
      {
        name: 'the panel',
        reach: async (page) => {
          await openPanel(page);
          await expect(
            panel(page)
              .getByRole('link', { name: /Sac poubelle 110 L/ })
              .first(),
          ).toBeVisible();
        },
        judge: onPhone,
      },
      {
        name: 'a removed line, at the edge of the title',
        reach: async (page) => {
          const edge = async (words: RegExp) => (await panel(page).getByText(words).first().boundingBox())?.x;
          const title = await edge(/^VOTRE PANIER$/);
          await panel(page)
            .getByRole('button', { name: /^Supprimer / })
            .click();
          await expect(panel(page).getByRole('button', { name: 'Annuler' })).toBeVisible();
          expect(await edge(/retiré du panier/)).toBe(title);
        },
        judge: accessible,
      },
    ],
  },
];

const screensOfNewCustomer: readonly Screen[] = [
  {
    name: 'the checkout of a customer without an address',
    path: '/purchase',
    title: /Commande/,
    states: [
      {
        name: 'that says what is missing',
        reach: (page) =>
          expect(main(page).getByText('Ajoutez une adresse de livraison pour pouvoir payer.')).toBeVisible(),
      },
    ],
  },
  {
    name: 'an account without an address and without an order',
    path: '/profile?address',
    title: /Mon compte/,
    states: [
      {
        name: 'its history',
        reach: (page) => openWhole(page, '/profile?historique', /Mon compte/),
        judge: atDesk,
      },
    ],
  },
];

const screensOfOldCustomer: readonly Screen[] = [
  { name: 'the data of an account', path: '/profile?informations', title: /Mon compte/ },
  {
    name: 'the addresses of an account',
    path: '/profile?address',
    title: /Mon compte/,
    states: [
      {
        name: 'an address that is changed',
        reach: async (page) => {
          await main(page).getByRole('button', { name: 'Modifier' }).first().click();
          await expect(page.getByRole('heading', { name: 'Modifier l’adresse' })).toBeVisible();
        },
        judge: onPhone,
      },
      {
        name: 'while they are loaded',
        reach: async (page) => {
          await page.route('**/users/addresses*', () => {});
          await page.goto('/profile?address');
          await expect(main(page).getByText('Chargement de votre compte')).toBeAttached();
        },
        judge: accessible,
      },
    ],
  },
  {
    name: 'the history of an account',
    path: '/profile?historique',
    title: /Mon compte/,
    states: [
      {
        name: 'a paid order',
        reach: async (page) => {
          const orders = main(page).getByRole('listitem').filter({ hasText: 'Payé' });
          await orders
            .first()
            .getByRole('link', { name: /^Voir la commande/ })
            .click();
          await expect(main(page).getByRole('button', { name: 'Imprimer' })).toBeVisible();
        },
        judge: onPhone,
      },
    ],
  },
  { name: 'the lists of an account', path: '/profile?listes', title: /Mon compte/ },
  { name: 'the security of an account', path: '/profile?securite', title: /Mon compte/ },
];

const screensOfBuyer: readonly Screen[] = [
  {
    name: 'the checkout, up to the confirmation of an order,',
    path: '/purchase',
    title: /Commande/,
    states: [
      {
        name: 'the choice of an address',
        reach: (page) => page.getByRole('button', { name: "Modifier l'adresse de livraison" }).click(),
        judge: atDesk,
        leave: (page) => page.getByRole('dialog').getByRole('button', { name: 'Valider' }).click(),
      },
      {
        name: 'the card form',
        reach: async (page) => {
          await pressPay(page);
          await expect(cardForm(page).getByLabel('Numéro de carte')).toBeVisible();
        },
        judge: (page) => expectAccessible(page, { frames: true }),
      },
      {
        name: 'a refused card',
        reach: async (page) => {
          await payByCard(page, cards.refused);
          const alert = paymentDialog(page).getByRole('alert').filter({ hasText: 'refusé' });
          await expect(alert).toBeVisible();
          await expect(cardForm(page).getByLabel('Numéro de carte')).toBeVisible();
        },
        judge: accessible,
      },
      {
        name: 'the confirmation',
        reach: async (page) => {
          await payByCard(page, cards.accepted);
          await expectConfirmation(page);
        },
        judge: onPhone,
      },
    ],
  },
];

/** Opens a screen once: at every width, in the colours of the system, by keyboard and with large text, then its states. */
function testScreens(screens: readonly Screen[]): void {
  for (const { name, path, title, onTablet = false, states = [] } of screens) {
    test(`${name} can be read at every width, in forced colours, by keyboard and with large text`, async ({
      page,
    }) => {
      await openWhole(page, path, title);
      await expectGoodLooks(page, { onTablet });
      await expectReadableInForcedColors(page);
      await expectRingsAllTheWay(page);
      await expectRoomForLargeText(page);
      for (const { name, reach, judge, leave } of states) {
        await test.step(name, async () => {
          await reach(page);
          await judge?.(page);
          await leave?.(page);
        });
      }
    });
  }
}

testScreens(publicScreens);

test.describe(() => {
  test.use({ cart: manyArticles });

  testScreens(cartScreens);

  test('a line of the cart can be read beside the focus on each of its buttons, at every width', async ({
    page,
  }) => {
    await openWhole(page, '/order', /panier/);

    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectRingsAllTheWay(page);
      await openPanel(page);
      await expect(panel(page).getByRole('spinbutton')).toHaveCount(1);
      await expectRingsAllTheWay(page, panel(page));
      await closeDialog(page);
    }
  });
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
  const codes = [
    'SP-110-N35',
    'SP-030-B15',
    'SP-050-G25',
    'SP-100-R30',
    'SP-110-J35',
    'SP-130-N55',
    'PT-400-E',
    'NS-5L-E',
  ];
  const cart = codes.map((productCode) => ({ productCode, quantity: 1 }));
  // Playwright takes an array of two objects or more for a value with options.
  test.use({ customer: 'lea', cart: [cart, { scope: 'test' }] });

  test('the list in the checkout has a shadow where more of them are, and scrolls by keyboard', async ({
    page,
  }) => {
    await page.goto('/purchase');
    await expectCheckout(page);
    const lines = main(page).getByRole('list', { name: 'Articles commandés' });
    await expect(lines.getByRole('listitem')).toHaveCount(codes.length);

    const more = await lines.evaluate((list) => list.scrollHeight - list.clientHeight);
    expect(more).toBeGreaterThan(0);
    // A shadow at each end, and what covers it there, which moves with the articles.
    const { image, attachment } = await lines.evaluate((list) => {
      const { backgroundImage, backgroundAttachment } = getComputedStyle(list);
      return { image: backgroundImage.match(/linear-gradient/g)?.length, attachment: backgroundAttachment };
    });
    expect(image).toBe(4);
    expect(attachment).toBe('local, local, scroll, scroll');

    await lines.focus();
    await page.keyboard.press('End');

    await expect(lines.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  });
});
