import type { Page } from '@playwright/test';
import { expectAccessible, expectGoodLooks, expectNoSidewaysScroll } from '../shop/looks';
import { lookAt, type Screen } from '../shop/screen';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

const main = (page: Page) => page.getByRole('main');
const closeDialog = (page: Page) => page.keyboard.press('Escape');

/** Those of the catalogue are in `catalogue-screens.journey`, those of customers in `customer-screens.journey`. */
const screens: readonly Screen[] = [
  { name: 'home', path: '/', title: /hygiène/i, onTablet: true },
  {
    name: 'an address that nobody can read',
    path: '/category-product/%E0%A4%A',
    title: /introuvable/,
    status: 404,
  },
  { name: 'login', path: '/login', title: /connexion/i },
  {
    name: 'about, and what opens over it,',
    path: '/about',
    title: /propos/i,
    states: [
      {
        name: 'the login dialog with a refused registration',
        onPhone: true,
        reach: async (page) => {
          await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Créer mon compte' }).click();
          await expect(page.getByText('Cinq champs sont à corriger')).toBeVisible();
        },
        leave: closeDialog,
      },
      {
        name: 'the legal notice',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Mentions légales' }).click();
          await expect(page.getByRole('dialog').getByRole('heading', { name: 'Éditeur' })).toBeVisible();
        },
        leave: closeDialog,
      },
      {
        name: 'an empty panel',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Panier, vide' }).click();
          await expect(page.getByText("Pas d'article dans le panier")).toBeVisible();
        },
        leave: closeDialog,
      },
    ],
  },
  { name: 'commitment', path: '/commitment', title: /engagement/i },
  { name: 'terms', path: '/cgv', title: /conditions/i },
  {
    name: 'contact',
    path: '/contact',
    title: /contact/i,
    states: [
      {
        name: 'refused',
        reach: async (page) => {
          await main(page).getByRole('button', { name: 'Envoyer' }).click();
          await expect(page.getByText('Six champs sont à corriger')).toBeVisible();
        },
      },
    ],
  },
  { name: 'a forgotten password', path: '/reset-password', title: /mot de passe/i },
  { name: 'a new password', path: '/reset-password/confirm?token=x', title: /mot de passe/i },
];

test.describe('Somebody who looks around finds', () => {
  for (const screen of screens) {
    test(`${screen.name} accessible and never wider than the window`, ({ page }) => lookAt(page, screen));
  }

  test('a failed verification accessible and never wider than the window', async ({ page }) => {
    // It is told by the browser's alert as well.
    page.on('dialog', (dialog) => void dialog.accept());

    await page.goto('/verify-email');

    await expect(main(page).getByText(/Echec de la vérification/)).toBeVisible();
    await expectGoodLooks(page);
  });

  test('an empty cart accessible, with the categories below its button', async ({ page }) => {
    await page.goto('/order');
    const categories = main(page).getByRole('list').filter({ hasText: 'CHIMIE' });
    await expect(categories).toBeVisible();
    await expectGoodLooks(page);

    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const button = await main(page).getByRole('link', { name: 'Continuer mes achats' }).boundingBox();
      expect((await categories.boundingBox())?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
    }
  });

  test('the menu of all categories accessible', async ({ page }) => {
    await page.goto('/about');

    await page.getByRole('button', { name: 'PRODUITS' }).click();

    await expect(page.getByRole('link', { name: 'Tous les produits' }).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('the way from the menu of a phone to a list @phone', async ({ page }) => {
    await page.goto('/about');

    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('button', { name: 'CHIMIE' }).tap();
    await menu.getByRole('link', { name: 'Toute la famille' }).tap();

    await expect(page.getByRole('heading', { level: 1, name: 'CHIMIE' })).toBeVisible();
    await expect(menu).toBeHidden();
  });
});

/** Sizes of text follow the browser's own setting, in which the breakpoints count too. */
const double = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });

test.describe('Somebody who needs large text or strong colours finds', () => {
  test.use({ cart: twoArticles });

  test('pages as wide as the window with text of double size', async ({ page }) => {
    for (const path of ['/', '/contact', '/category-product/CHIMIE', '/order']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await double(page);

        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoSidewaysScroll(page);
        }
      });
    }
  });

  test('what is chosen on a ground of its own', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .evaluate((button) => getComputedStyle(button).backgroundColor);

    await page.goto('/category-product/CHIMIE');

    await expect(page.getByRole('button', { name: 'Vignettes', pressed: true })).toBeVisible();
    expect(await ground('Vignettes')).not.toBe(await ground('Tableau'));
  });
});
