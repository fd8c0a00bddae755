import type { Page } from '@playwright/test';
import { chosen, facet, menus, valueIn } from '../shop/facets';
import { tabTo } from '../shop/keyboard';
import { expectShown, hydrated } from '../shop/public-pages';
import { expectSound } from '../shop/screen-checks';
import { openSearch, searchField, searchResults } from '../shop/search';
import { expect, phone, test } from '../shop/test';

const results = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Résultat de recherche "sac 110l"' });

test('a visitor who types a reference finds its article, adds it to the cart, and opens it @main @mfe-catalogue', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await openSearch(page);

  await page.keyboard.type('SP-110-N35');
  const hit = searchResults(page).getByRole('listitem').first();
  await expect(hit).toContainText('Réf. SP-110-N35');
  await tabTo(page, hit.getByRole('button', { name: /^Ajouter/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
  await hit.getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1, name: /Sac poubelle 110 L/ })).toBeFocused();
  await expect(searchField(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the search fills the window, and Back closes it @main @mfe-catalogue', async ({ page }) => {
    await page.goto('/category-product');
    await hydrated(page);
    await openSearch(page);
    await page.keyboard.type('savon');
    await expect(searchResults(page)).toBeVisible();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await expectSound(page);

    await page.goBack();

    await expect(searchField(page)).toBeHidden();
    await expect(page).toHaveURL(/\/category-product$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('a visitor on a phone searches, filters the results by a link and removes the filter', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Rechercher', exact: true }).tap();
    const field = page.getByRole('searchbox', { name: 'Chercher dans tous les produits' });
    await expectShown(page, field);
    await field.fill('sac 110l');
    await field.press('Enter');
    await expectShown(page, results(page));

    await page.getByRole('link', { name: /^Filtrer/ }).tap();
    await facet(menus(page), 'Couleur').tap();
    await valueIn(menus(page), 'noir').tap();
    const black = chosen(page).getByRole('link', { name: /Couleur\s: noir$/ });
    await expectShown(page, black);
    await expect(page).toHaveURL(/\/recherche\?q=sac\+110l&couleur=noir$/);
    await black.tap();

    await expect(page).toHaveURL(/\/recherche\?q=sac\+110l$/);
  });
});
