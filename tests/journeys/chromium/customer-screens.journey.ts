import type { Page } from '@playwright/test';
import { expectRingsAllTheWay } from '../shop/focus-ring';
import { openWhole } from '../shop/public-pages';
import { expectAccessible, expectGoodLooks } from '../shop/screen-checks';
import { atDesk, closeDialog, main, type Screen, testScreens } from '../shop/screens';
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

const panel = (page: Page) => page.getByRole('dialog', { name: 'VOTRE PANIER' });
const openPanel = (page: Page) => page.getByRole('button', { name: /^Panier, \d/ }).press('Enter');

const cartScreens: readonly Screen[] = [
  {
    name: 'a cart with a quantity of six digits',
    path: '/order',
    title: /panier/,
    onTablet: true,
    states: {
      'with an invalid line of a quick order': async (page) => {
        await main(page).getByRole('textbox', { name: 'Références et quantités' }).fill('INCONNU 3');
        await main(page).getByRole('button', { name: 'Ajouter ces lignes' }).click();
        await expect(page.getByRole('heading', { name: 'Lignes à corriger' })).toBeVisible();
        await expectGoodLooks(page);
      },
      'the login dialog': async (page) => {
        await main(page).getByRole('button', { name: 'Commander' }).click();
        await expect(page.getByRole('dialog', { name: 'Connexion ou création de compte' })).toBeVisible();
        await atDesk(page);
        await closeDialog(page);
      },
      'focus rings on the page and in the panel at narrow widths': async (page) => {
        for (const width of [820, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await expectRingsAllTheWay(page);
        }
        await openPanel(page);
        await expect(panel(page).getByRole('spinbutton')).toHaveCount(1);
        await expectRingsAllTheWay(page, panel(page));
        await closeDialog(page);
      },
      'the panel, with the note of a removed line aligned with the title': async (page) => {
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
      'the note about the missing address': (page) =>
        expect(main(page).getByText('Ajoutez une adresse de livraison pour pouvoir payer.')).toBeVisible(),
    },
  },
  {
    name: 'an account without an address and without an order',
    path: '/profile?address',
    title: /Mon compte/,
    states: {
      'the empty order history': async (page) => {
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
      'the form of an address': async (page) => {
        await main(page).getByRole('button', { name: 'Modifier' }).first().click();
        await expect(page.getByRole('heading', { name: 'Modifier l’adresse' })).toBeVisible();
        await expectGoodLooks(page);
      },
      'while the addresses load': async (page) => {
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
      'the dialog to order again': async (page) => {
        await main(page).getByRole('button', { name: 'Commander à nouveau' }).first().click();
        const add = page.getByRole('dialog').getByRole('button', { name: 'Ajouter au panier' });
        await expect(add).not.toHaveAttribute('aria-busy');
        await expectGoodLooks(page);
        await closeDialog(page);
      },
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
  {
    name: 'the personal data of an account',
    path: '/profile?donnees',
    title: /Mon compte/,
    states: {
      'the dialog to delete the account': async (page) => {
        await main(page).getByRole('button', { name: 'Demander la suppression de mon compte' }).click();
        await expect(page.getByRole('dialog', { name: /^Supprimer mon compte/ })).toBeVisible();
        await atDesk(page);
      },
    },
  },
];

const screensOfBuyer: readonly Screen[] = [
  {
    name: 'the checkout, through to the confirmation,',
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
  // Playwright would interpret a bare array of several objects as a value with options.
  test.use({ customer: 'lea', cart: [cart, { scope: 'test' }] });

  test('a long list of articles in the checkout scrolls by keyboard', async ({ page }) => {
    await page.goto('/purchase');
    await expectCheckout(page);
    const lines = main(page).getByRole('list', { name: 'Articles commandés' });
    await expect(lines.getByRole('listitem')).toHaveCount(codes.length);
    await expect(lines.getByRole('listitem').last()).not.toBeInViewport();

    await lines.focus();

    // If a line grows while the list scrolls, the list stops before its end.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(lines.getByRole('listitem').last()).toBeInViewport({ ratio: 1, timeout: 2_000 });
    }).toPass();
  });
});
