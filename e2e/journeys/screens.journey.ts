import type { Page } from '@playwright/test';
import type { Screen } from '../shop/screen';
import { addToCart, goToCheckout, openAnArticle, pressPay, signIn } from '../shop/steps';
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

/** Every title that the window has had since, the present one first. */
const titlesOf = (page: Page) =>
  page.evaluateHandle(() => {
    const titles = [document.title];
    new MutationObserver(() => titles.push(document.title)).observe(document.head, { childList: true });
    return titles;
  });

test('The window is named at every moment of a visit', async ({ page }) => {
  await openAnArticle(page);
  const titles = await titlesOf(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Boutique SPH, accueil' }).click();
  await main(page).getByRole('link', { name: 'PROTECTION' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'PROTECTION' })).toBeVisible();

  const seen = await titles.jsonValue();
  expect(seen).toEqual(expect.arrayContaining(['Contact | Boutique SPH', 'PROTECTION | Boutique SPH']));
  expect(seen.filter((title) => !title.endsWith('Boutique SPH'))).toEqual([]);
});

test.describe('A customer finds', () => {
  test('a removed line in the panel accessible', async ({ page }) => {
    const article = await openAnArticle(page);
    await addToCart(page);
    await page.getByRole('button', { name: 'Panier, 1 article' }).click();

    await page.getByRole('button', { name: `Supprimer ${article}` }).click();

    await expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible();
    await expectAccessible(page);
  });

  test('a very large order as wide as the window', async ({ page }) => {
    await openAnArticle(page);
    await addToCart(page, 123_456);

    await page.goto('/order');

    await expect(
      main(page)
        .getByText(/123.456/)
        .first(),
    ).toBeVisible();
    await expectGoodLooks(page);
  });

  test('the checkout without any address, and what stands in the way, accessible', async ({ page }) => {
    await openAnArticle(page);
    await addToCart(page);
    await signIn(page, 'lea');

    await goToCheckout(page);

    await expect(main(page).getByText('Ajoutez une adresse de livraison pour pouvoir payer.')).toBeVisible();
    await expectGoodLooks(page);
  });

  test('the choice of an address and the card form accessible', async ({ page }) => {
    await openAnArticle(page);
    await addToCart(page);
    await signIn(page, 'camille');
    await goToCheckout(page);
    await page.getByRole('button', { name: "Modifier l'adresse de livraison" }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Valider' }).click();

    await pressPay(page);

    const payment = page.getByRole('dialog', { name: "Régler l'achat" });
    await expect(payment.frameLocator('iframe').getByLabel('Numéro de carte')).toBeVisible();
    await expectAccessible(page);
  });

  for (const tab of ['informations', 'address', 'historique']) {
    test(`the part '${tab}' of the account accessible, filled and empty`, async ({ page }) => {
      for (const customer of ['camille', 'lea']) {
        await page.goto('/about');
        await page.evaluate(() => localStorage.clear());
        await page.reload();
        await signIn(page, customer);

        await page.goto(`/profile?${tab}`);

        await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await expectGoodLooks(page);
      }
    });
  }

  test('an account that is still on its way accessible', async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.goto('/about');
    await signIn(page, 'camille');
    await page.route('**/users/addresses*', (route) => answered.then(() => route.continue()));

    await page.goto('/profile?address');
    await expect(main(page).getByText('Chargement de votre compte')).toBeAttached();
    await expectAccessible(page);
    answer();

    await expect(main(page).getByRole('heading', { name: 'Mes adresses' })).toBeVisible();
    await expect(page).toHaveTitle('Mes adresses | Boutique SPH');
  });

  test('an order and its confirmation accessible', async ({ page }) => {
    await page.goto('/about');
    await signIn(page, 'camille');
    await page.goto('/profile?historique');
    await main(page)
      .getByRole('link', { name: /^Voir la commande/ })
      .first()
      .click();
    await expect(main(page).getByRole('button', { name: 'Imprimer' })).toBeVisible();
    await expectGoodLooks(page);

    await page.goto(`/invoice/${new URL(page.url()).searchParams.get('commande')}`);

    await expect(page.getByRole('heading', { level: 1, name: 'MERCI POUR VOTRE COMMANDE' })).toBeVisible();
    await expectGoodLooks(page);
  });

  test('an address being changed accessible', async ({ page }) => {
    await page.goto('/about');
    await signIn(page, 'camille');
    await page.goto('/profile?address');

    await main(page).getByRole('button', { name: 'Modifier' }).first().click();

    await expect(page.getByRole('heading', { name: 'Modifier l’adresse' })).toBeVisible();
    await expectGoodLooks(page);
  });
});
