import type { Page } from '@playwright/test';
import { category, product } from '../shop/public-pages';
import { expect, test } from '../shop/test';

/** Delays the hydration of the page until the returned function is called. */
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

test('a quantity typed, increased and added to the cart before hydration is in the cart afterwards @main @mfe-catalogue', async ({
  page,
}) => {
  const release = await holdMainScript(page);
  await page.goto(product, { waitUntil: 'commit' });

  await page.getByRole('spinbutton', { name: 'Quantité' }).fill('4');
  const more = page.getByRole('button', { name: /^Augmenter la quantité/ });
  await more.click();
  await more.click();
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
  release();

  await expect(page.getByRole('button', { name: 'Panier, 6 articles' })).toBeVisible();
});

test('the first and the last card of a list respond to clicks when the page reports that it is hydrated', async ({
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
