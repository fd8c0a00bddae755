import { tabTo } from '../shop/keyboard';
import { hydrated } from '../shop/public-pages';
import { openSearch, searchField } from '../shop/search';
import { expect, test } from '../shop/test';

test.describe('Somebody who types "sac 110l"', () => {
  test('has a black one in the cart by touch @phone', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await openSearch(page);
    await searchField(page).fill('sac 110l');
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(/\/recherche\?q=sac\+110l$/);

    await page.getByRole('link', { name: /^Filtrer/ }).tap();
    const dialog = page.getByRole('dialog', { name: 'Filtrer' });
    await dialog.locator('summary', { hasText: 'Couleur' }).tap();
    await dialog.getByRole('link', { name: /^noir \(\d+\)$/ }).tap();
    await expect(page).toHaveURL(/\/recherche\?q=sac\+110l&couleur=noir$/);
    await dialog.getByRole('button', { name: 'Voir les produits' }).tap();
    await expect(dialog).toBeHidden();
    await page
      .getByRole('button', { name: /^Ajouter au panier.*Sac poubelle 110 L noir/ })
      .first()
      .tap();

    await page.getByRole('button', { name: 'Panier, 1 article' }).tap();
    const panel = page.getByRole('dialog', { name: 'VOTRE PANIER' });
    await expect(panel.getByRole('link', { name: /^Sac poubelle 110 L noir/ })).toBeVisible();
  });

  test('has a black one in the cart by the keyboard alone', async ({ page }) => {
    const press = (key: string) => page.keyboard.press(key);
    await page.goto('/');
    await hydrated(page);
    await tabTo(page, page.getByRole('link', { name: 'Aller à la recherche' }));
    await press('Enter');
    await press('Enter');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type('sac 110l');
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /sac 110l/ })).toBeFocused();

    const menus = page.getByRole('group', { name: 'Filtrer les produits' });
    await tabTo(page, menus.locator('summary', { hasText: 'Couleur' }));
    await press('Enter');
    const black = menus.getByRole('link', { name: /^noir \(\d+\)$/ });
    await tabTo(page, black);
    await press('Enter');
    await expect(page).toHaveURL(/\/recherche\?q=sac\+110l&couleur=noir$/);
    await expect(black).toBeFocused();
    await press('Escape');
    await tabTo(
      page,
      page.getByRole('button', { name: /^Ajouter au panier.*Sac poubelle 110 L noir/ }).first(),
    );
    await press('Enter');

    await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
  });
});
