import { tabTo } from '../shop/keyboard';
import { hydrated } from '../shop/public-pages';
import { searchButton, searchField, searchResults } from '../shop/search';
import { expect, test } from '../shop/test';

test('a result of the search is added to the cart and another opened by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await tabTo(page, searchButton(page));
  await page.keyboard.press('Enter');
  await expect(searchField(page)).toBeFocused();

  await page.keyboard.type('savon');
  await expect(page.getByRole('heading', { name: 'Résultat de recherche "savon"' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  const results = searchResults(page);
  await expect(results.getByRole('button', { name: /^Ajouter au panier/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
  const second = results.getByRole('listitem').nth(1).getByRole('link');
  await tabTo(page, second);
  const name = (await second.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(searchField(page)).toBeHidden();
});
