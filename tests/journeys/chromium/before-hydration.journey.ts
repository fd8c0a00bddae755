import { category, product } from '../shop/public-pages';
import { expect, hold, test } from '../shop/test';

test('a quantity typed, increased and added to the cart before hydration is in the cart afterwards @main @mfe-catalogue', async ({
  page,
}) => {
  const release = await hold(page, /\/main\.[0-9a-f]+\.js$/);
  await page.goto(product, { waitUntil: 'commit' });

  await page.getByRole('spinbutton', { name: 'Quantité' }).fill('4');
  const more = page.getByRole('button', { name: /^Augmenter la quantité/ });
  await more.click();
  await more.click();
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
  await release();

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

test('a link clicked while the home page hydrates opens its page, with one title in the window', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = () =>
      document.querySelector<HTMLElement>('main a[href="/category-product/CHIMIE"]')?.click();
    // The category's page links to itself too.
    if (location.pathname === '/') addEventListener('shop:hydrating', open, { once: true });
  });

  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1, name: /chimie/i })).toBeVisible();
  await expect(page.locator('head > title')).toHaveCount(1);
});
