import type { Page } from '@playwright/test';
import { category, settled } from '../shop/public-pages';
import { firstArticle, signIn, twoArticles } from '../shop/steps';
import { expect, hold, listenTo, test } from '../shop/test';

const cart = (page: Page, count: string) =>
  page.getByRole('banner').getByRole('button', { name: `Panier, ${count}` });
const addFirst = (page: Page) =>
  firstArticle(page)
    .getByRole('button', { name: /^Ajouter au panier/ })
    .click();

/** Stores the elements of the list in the window, so that a reload loses them. */
const markCards = (page: Page) =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll('main li')];
    Object.assign(window, { areSame: () => items.length > 5 && items.every((item) => item.isConnected) });
  });
const areSameCards = (page: Page) =>
  page.evaluate(() => (window as unknown as { areSame: () => boolean }).areSame());

test.describe('a list opened by its URL', () => {
  test.use({ cart: twoArticles });

  test('keeps its elements through a sign-in and a jump in the page while its code loads, and is then hydrated', async ({
    page,
    shop,
  }) => {
    const messages = listenTo(page);
    const release = await hold(page, `http://localhost:${shop.ports['mfe-catalogue']}/**`);
    await page.goto(category, { waitUntil: 'commit' });
    await expect(cart(page, '2 articles')).toBeVisible();
    await markCards(page);

    await addFirst(page);
    await signIn(page, 'camille');
    await page.evaluate(() => {
      window.location.hash = 'contenu';
    });
    expect(await areSameCards(page)).toBe(true);
    await release();

    await settled(page);
    await expect(cart(page, '3 articles')).toBeVisible();
    expect(await areSameCards(page)).toBe(true);
    expect(messages).toEqual([]);
  });
});
