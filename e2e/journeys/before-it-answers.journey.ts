import type { Page } from '@playwright/test';
import { password } from '../shop/customers';
import { category, product } from '../shop/public-pages';
import { firstArticle } from '../shop/steps';
import { expect, test } from '../shop/test';

/** Keeps the page from answering until the returned function is called. */
async function holdMainScript(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/main\.[0-9a-f]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('A page rendered on the server, when somebody is faster', () => {
  test('keeps a click on ‘Ajouter au panier’ that comes before it answers', async ({ page }) => {
    const release = await holdMainScript(page);
    await page.goto(category, { waitUntil: 'commit' });
    const button = firstArticle(page).getByRole('button', { name: /^Ajouter au panier/ });

    await button.click();
    await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
    release();

    await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
  });

  test('puts as many into the cart as were typed and counted before it answered', async ({ page }) => {
    const release = await holdMainScript(page);
    await page.goto(product, { waitUntil: 'commit' });

    await page.getByRole('spinbutton', { name: 'Quantité' }).fill('4');
    const more = page.getByRole('button', { name: /^Augmenter la quantité/ });
    await more.click();
    await more.click();
    await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
    release();

    await expect(page.getByRole('button', { name: 'Panier, 6 articles' })).toBeVisible();
  });

  test('signs in with what was typed and sent before it answered', async ({ page, buyer }) => {
    const name = await buyer();
    const release = await holdMainScript(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const form = page.getByRole('main');

    await form.getByLabel('Identifiant').fill(name);
    await form.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    release();

    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible();
  });

  test('answers a click from the moment that it says so, on its last card as on its first', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('shop:hydrated', () => {
        const buttons = [...document.querySelectorAll<HTMLElement>('main li > div > button')];
        buttons.at(0)?.click();
        buttons.at(-1)?.click();
      });
    });

    await page.goto(category);

    await expect(page.getByRole('button', { name: 'Panier, 2 articles' })).toBeVisible();
  });
});
