import { expectSound } from '../shop/looks';
import { expectShown, hydrated } from '../shop/public-pages';
import { openSearch, searchField } from '../shop/search';
import { expect, test } from '../shop/test';

test.describe('Somebody who wants to see all results', () => {
  test('comes to their page with Enter, sorts them and finds them again after a reload @touch @tablet', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await openSearch(page);

    await searchField(page).fill('sac 110l');
    await searchField(page).press('Enter');
    const title = page.getByRole('heading', { level: 1, name: 'Résultat de recherche "sac 110l"' });
    await expect(title).toBeVisible();
    await expect(page.getByText(/^\d+ résultats$/)).toBeVisible();
    await expect(page).toHaveURL(/\/recherche\?q=sac\+110l$/);
    await expectSound(page);

    await page.getByLabel('Trier par').selectOption('Prix croissant');
    await expect(page).toHaveURL(/\/recherche\?q=sac\+110l&tri=price$/);
    const first = page.getByRole('region', { name: 'Produits' }).getByRole('listitem').first();
    const cheapest = await first.getByRole('link').first().textContent();
    await page.reload();
    await expect(first.getByRole('link').first()).toHaveText(cheapest ?? '');
  });

  test('finds the last search again in the empty field', async ({ page }) => {
    await page.goto('/recherche?q=sac+110l');
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('sph-customer-recent-searches')))
      .toContain('sac 110l');
    await page.goto('/');
    await hydrated(page);
    await openSearch(page);

    await page
      .getByRole('navigation', { name: 'Recherches récentes' })
      .getByRole('link', { name: 'sac 110l' })
      .click();

    await expect(page.getByRole('heading', { level: 1, name: /sac 110l/ })).toBeVisible();
    await expect(searchField(page)).toBeHidden();
  });
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search of the header leads to results that the server has rendered', async ({ page }) => {
    await page.goto('/');

    await page.getByRole('banner').getByRole('button', { name: 'Rechercher', exact: true }).click();
    const field = page.getByRole('searchbox', { name: 'Chercher dans tous les produits' });
    await expectShown(page, field);
    await field.fill('sac 110l');
    await field.press('Enter');

    await expect(page).toHaveURL(/\/recherche\?q=sac\+110l$/);
    await expectShown(
      page,
      page.getByRole('heading', { level: 1, name: 'Résultat de recherche "sac 110l"' }),
    );
    await expect(page.getByRole('heading', { level: 2, name: /^Sac poubelle 110 L/ }).first()).toBeVisible();
  });
});
