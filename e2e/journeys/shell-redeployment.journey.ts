import type { Page } from '@playwright/test';
import { hydrated } from '../shop/public-pages';
import { shellOfItsOwn } from '../shop/redeployed-shell';
import { cards, expectConfirmation, openCardForm, payByCard, twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });
const about = (page: Page) => page.getByRole('link', { name: 'À propos' });
const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: /compte|connect/i });
const failure = (page: Page) => page.getByText('Cette partie de la boutique ne répond pas');
const loginForm = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('textbox', { name: /adresse e-mail|identifiant/i })
    .first();

/** Documents that the page asks for from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

async function open(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await hydrated(page);
  return documentsOf(page);
}

// The other build of the shell is made once, by the first who asks for it.
test.describe('While another version of the shell is deployed @alone', () => {
  for (const [what, refuseStorage] of [
    ['', () => undefined],
    [
      ', though the browser refuses storage',
      () =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        }),
    ],
  ] as const) {
    test(`A visitor whose tab is older than the shell gets a page that it no longer has by one reload${what}`, async ({
      page,
      shop,
    }) => {
      await page.addInitScript(refuseStorage);
      const shell = await shellOfItsOwn(shop);
      const documents = await open(page, `${shell.url}/`);
      await shell.deploy();

      await about(page).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/propos/i);
      await hydrated(page);
      expect(documents).toEqual(['/about']);
    });
  }

  test('A visitor whose tab is older than the shell finds again what was typed when the sign-in needs a reload', async ({
    page,
    shop,
  }) => {
    const shell = await shellOfItsOwn(shop);
    const documents = await open(page, `${shell.url}/contact`);
    await page.getByLabel('Message*').fill('Un bidon est arrivé percé.');
    await page.getByLabel('Nom*', { exact: true }).fill('Durand');
    await shell.deploy();

    await signIn(page).click();

    await expect.poll(() => documents).toEqual(['/contact']);
    await hydrated(page);
    await expect(page.getByLabel('Message*')).toHaveValue('Un bidon est arrivé percé.');
    await expect(page.getByLabel('Nom*', { exact: true })).toHaveValue('Durand');
    await signIn(page).click();
    await expect(loginForm(page)).toBeVisible();
    expect(documents).toEqual(['/contact']);
  });

  test('A visitor is told in French what a reload cannot bring, and gets it once it is there', async ({
    page,
    shop,
  }) => {
    const shell = await shellOfItsOwn(shop);
    await shell.deploy();
    const bringBack = shell.lose('about');
    const documents = await open(page, `${shell.url}/`);

    await about(page).click();
    await expect(failure(page)).toBeVisible();
    const askedAgain = page.waitForResponse(/about\.[^/]*\.js/);
    await retry(page).click();
    await askedAgain;
    await expect(retry(page)).not.toHaveAttribute('aria-busy');
    await expect(failure(page)).toBeVisible();
    bringBack();
    await retry(page).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/propos/i);
    expect(documents).toEqual([]);
  });

  test('A visitor who has just reloaded a tab that is older decides about the next reload', async ({
    page,
    shop,
  }) => {
    const shell = await shellOfItsOwn(shop);
    await page.goto(`${shell.url}/`);
    await page.reload();
    await hydrated(page);
    const documents = documentsOf(page);
    await shell.deploy();
    await about(page).click();
    await expect(failure(page)).toBeVisible();
    expect(documents).toEqual([]);

    await retry(page).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/propos/i);
    expect(documents).toEqual(['/about']);
  });

  test.describe('a customer whose tab is older than the shell', () => {
    test.use({ customer: 'buyer', cart: twoArticles });

    test('pays to the end whatever file is missing meanwhile', async ({ page, shop }) => {
      const shell = await shellOfItsOwn(shop);
      await openCardForm(page);
      const documents = documentsOf(page);
      await shell.deploy();
      await shell.answerFor(page);
      const home = page.waitForResponse(`${shop.url}/`);

      // Behind the dialog, where a hand does not reach.
      await page
        .getByRole('contentinfo', { includeHidden: true })
        .getByRole('button', { name: 'Mentions légales', includeHidden: true })
        .evaluate((button: HTMLElement) => button.click());

      const legal = page.getByRole('dialog', { name: 'Mentions légales' });
      await expect(legal.getByText('Cette partie de la boutique n’a pas pu être chargée.')).toBeVisible();
      await home;
      await page.keyboard.press('Escape');
      await expect(legal).toBeHidden();
      await payByCard(page, cards.accepted);
      await expectConfirmation(page);
      expect(documents).toEqual([]);
    });
  });

  test('A visitor whose page comes from just before gets the new one by one reload', async ({
    page,
    shop,
  }) => {
    const shell = await shellOfItsOwn(shop);
    const documents = documentsOf(page);
    let deployed: () => void = () => undefined;
    const untilDeployed = new Promise<void>((resolve) => {
      deployed = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await untilDeployed;
      await route.continue();
    });
    await page.goto(`${shell.url}/`, { waitUntil: 'commit' });

    await shell.deploy();
    deployed();

    await expect.poll(() => documents).toEqual(['/', '/']);
    await hydrated(page);
    await expect(retry(page)).toHaveCount(0);
    expect(documents).toEqual(['/', '/']);
  });

  for (const [what, path] of [
    ['page from the server', '/'],
    ['page that the browser renders', '/reset-password'],
  ] as const) {
    test(`A first visit to a ${what} whose start is missing says so and does not load again and again`, async ({
      page,
      shop,
    }) => {
      const shell = await shellOfItsOwn(shop);
      const bringBack = shell.lose('main');
      const documents = documentsOf(page);

      await page.goto(shell.url + path);

      await expect(retry(page)).toBeVisible();
      expect(documents).toEqual([path]);
      bringBack();
      await retry(page).click();
      await hydrated(page);
      expect(documents).toEqual([path, path]);
    });
  }
});
