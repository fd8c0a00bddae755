import type { Page } from '@playwright/test';
import type { Screen } from '../shop/screen';
import { expect, expectAccessible, expectGoodLooks, expectNoSidewaysScroll, test } from '../shop/test';

const main = (page: Page) => page.getByRole('main');
const send = (button: string) => (page: Page) => main(page).getByRole('button', { name: button }).click();

/** Those of the catalogue are in `catalogue-screens.journey`. */
const screens: readonly Screen[] = [
  { name: 'home', path: '/', title: /hygiène/i },
  { name: 'an address that nobody can read', path: '/category-product/%E0%A4%A', title: /introuvable/ },
  { name: 'an empty cart', path: '/order', title: /panier/i },
  { name: 'login', path: '/login', title: /connexion/i },
  { name: 'about', path: '/about', title: /propos/i },
  { name: 'commitment', path: '/commitment', title: /engagement/i },
  { name: 'terms', path: '/cgv', title: /conditions/i },
  { name: 'contact', path: '/contact', title: /contact/i },
  { name: 'a refused contact form', path: '/contact', title: /contact/i, reach: send('Envoyer') },
  { name: 'a forgotten password', path: '/reset-password', title: /mot de passe/i },
  { name: 'a new password', path: '/reset-password/confirm?token=x', title: /mot de passe/i },
  {
    name: 'a failed verification',
    path: '/verify-email',
    title: /vérification/i,
    reach: (page) => expect(main(page).getByText(/Echec de la vérification/)).toBeVisible(),
  },
  {
    name: 'the login dialog with a refused registration',
    path: '/about',
    title: /propos/i,
    reach: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Créer mon compte' }).click();
      await expect(page.getByText('Cinq champs sont à corriger')).toBeVisible();
    },
  },
  {
    name: 'the legal notice',
    path: '/about',
    title: /propos/i,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Mentions légales' }).click();
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Éditeur' })).toBeVisible();
    },
  },
  {
    name: 'an empty panel',
    path: '/about',
    title: /propos/i,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Panier, vide' }).click();
      await expect(page.getByText("Pas d'article dans le panier")).toBeVisible();
    },
  },
];

/** A verification that fails is told by the browser's alert as well. */
const closeAlerts = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

test.describe('Somebody who looks around finds', () => {
  for (const { name, path, title, reach } of screens) {
    test(`${name} accessible and never wider than the window`, async ({ page }) => {
      closeAlerts(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

      await reach?.(page);

      await expectGoodLooks(page);
    });
  }

  test('the families of an empty cart below its button', async ({ page }) => {
    await page.goto('/order');
    const families = main(page).getByRole('list').filter({ hasText: 'CHIMIE' });
    await expect(families).toBeVisible();

    const button = await main(page).getByRole('link', { name: 'Continuer mes achats' }).boundingBox();
    expect((await families.boundingBox())?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
  });

  test('the menu of all families accessible @desktop', async ({ page }) => {
    await page.goto('/about');

    await page.getByRole('button', { name: 'PRODUITS' }).click();

    await expect(page.getByRole('link', { name: 'Tous les produits' }).first()).toBeVisible();
    await expectAccessible(page);
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
  for (const path of ['/', '/contact', '/category-product/CHIMIE', '/order']) {
    test(`${path} as wide as the window with text of double size`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await double(page);

      await expectNoSidewaysScroll(page);
    });
  }

  test('what is chosen on a ground of its own @desktop', async ({ page }) => {
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
