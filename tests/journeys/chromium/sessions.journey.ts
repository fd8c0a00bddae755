import type { Page } from '@playwright/test';
import { product } from '../shop/public-pages';
import { addToCart, signIn, signOut, twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

const banner = (page: Page) => page.getByRole('banner');
const cart = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const account = (page: Page) => banner(page).getByRole('button', { name: 'Mon compte' });

test('two tabs of a browser share cart, sign-in and sign-out @main @mfe-catalogue @mfe-account', async ({
  page,
  context,
  buyer,
}) => {
  const other = await context.newPage();
  await other.goto('/about');
  await page.goto(product);

  await addToCart(page);
  await expect(cart(other, 'Panier, 1 article')).toBeVisible();
  await signIn(page, await buyer());
  await expect(account(other)).toBeVisible();

  await signOut(other);
  await expect(banner(page).getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(cart(page, 'Panier, vide')).toBeVisible();
});

test.describe('signed in as one customer', () => {
  test.use({ customer: 'camille', cart: twoArticles });

  test('the next customer who signs in on the device sees no data of the previous one @main @mfe-catalogue @mfe-account', async ({
    page,
  }) => {
    await page.goto(product);
    await expect(banner(page).getByText('Camille')).toBeVisible();
    await page.goto('/profile?historique');
    await expect(page.getByRole('link', { name: /^Voir la commande/ }).first()).toBeVisible();

    await signOut(page);
    await signIn(page, 'lea');

    await expect(banner(page).getByText('Léa')).toBeVisible();
    await expect(cart(page, 'Panier, vide')).toBeVisible();
    for (const tab of ['informations', 'address', 'historique']) {
      await page.goto(`/profile?${tab}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.getByText(/Camille|Durand|Lavandières/)).toHaveCount(0);
    }
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain('SP-110-N35');
  });
});
