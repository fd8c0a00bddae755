import { openAnArticle } from '../shop/steps';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../shop/test';

const screens = [
  { name: 'home', path: '/', title: /hygiène/i },
  { name: 'families', path: '/category-product', title: /familles/i },
  { name: 'a family', path: '/category-product/SACS', title: /SACS/ },
  { name: 'an empty cart', path: '/order', title: /panier/i },
  { name: 'login', path: '/login', title: /connexion|connecter|compte/i },
];

test.describe('Every screen of the way to a purchase', () => {
  for (const { name, path, title } of screens) {
    test(`${name} is accessible and never scrolls sideways`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }

  test('a product page is accessible and never scrolls sideways', async ({ page }) => {
    await openAnArticle(page);

    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
