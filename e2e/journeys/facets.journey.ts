import { chooseThree, chosen, facet, menus, names, three, valueIn } from '../shop/facets';
import { tabTo } from '../shop/keyboard';
import { expectSound } from '../shop/looks';
import { category, hydrated } from '../shop/public-pages';
import { expect, test } from '../shop/test';

test.describe('Somebody who narrows a list', () => {
  test('combines three facets, finds them after a reload and shares them as a URL @tablet', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(category);
    await hydrated(page);

    await chooseThree(page);
    await expect(page).toHaveURL(category + three);
    await expect.poll(() => names(page)).toHaveLength(2);
    const found = await names(page);
    await expectSound(page);

    await page.reload();
    await hydrated(page);
    await expect.poll(() => names(page)).toEqual(found);
    await expect(chosen(page).getByRole('link')).toHaveCount(4);

    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const shared = await other.newPage();
    const answer = await shared.goto(page.url());
    expect(answer?.status()).toBe(200);
    await expect.poll(() => names(shared)).toEqual(found);
    await expect(shared.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await other.close();
  });

  test('goes back through what was chosen, and from a product to the narrowed list', async ({ page }) => {
    await page.goto(category);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 120));
    await facet(menus(page), 'Couleur').click();
    await valueIn(menus(page), 'noir').click();
    await expect(page).toHaveURL(`${category}?couleur=noir`);
    await facet(menus(page), 'Contenance').click();
    await valueIn(menus(page), '110 L').click();
    await expect(page).toHaveURL(`${category}?contenance=110+L&couleur=noir`);
    const narrowed = page.getByRole('status').filter({ hasText: /^\d produits?$/ });
    await expect(narrowed).toBeVisible();
    const found = await names(page);

    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Produits' }).getByRole('heading', { level: 2 }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('110 L');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'SACS & COLLECTE DES DECHETS' })).toBeVisible();
    expect(await names(page)).toEqual(found);

    await page.evaluate(() => window.scrollTo(0, 120));
    await page.goBack();
    await expect(page).toHaveURL(`${category}?couleur=noir`);
    await expect(chosen(page).getByRole('link')).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL(category);
    await expect(chosen(page)).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(120);
  });

  test('keeps the choice in another sub-category and under another order', async ({ page }) => {
    await page.goto(`${category}?couleur=noir`);
    await hydrated(page);

    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('-price');
    await expect(page).toHaveURL(`${category}?couleur=noir&tri=-price`);
    await page
      .getByRole('list', { name: 'Sous-catégories' })
      .getByRole('link', { name: 'Housses conteneur' })
      .click();

    await expect(page).toHaveURL(`${category}/HOUSSES-CONTENEUR?couleur=noir&tri=-price`);
    await expect(chosen(page).getByRole('link', { name: /Couleur\s: noir$/ })).toBeVisible();
    await expect.poll(() => names(page)).not.toHaveLength(0);
  });

  test('chooses and takes back with the keyboard alone, and never loses the focus', async ({ page }) => {
    await page.goto(category);
    await hydrated(page);
    const color = facet(menus(page), 'Couleur');

    await tabTo(page, color);
    await page.keyboard.press('Enter');
    await tabTo(page, valueIn(menus(page), 'noir'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${category}?couleur=noir`);
    await expect(valueIn(menus(page), 'noir')).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(color).toBeFocused();
    await expect(valueIn(menus(page), 'noir')).toBeHidden();
    await tabTo(page, chosen(page).getByRole('link', { name: 'Tout effacer' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(category);
    await expect(facet(menus(page), 'Contenance')).toBeFocused();
  });

  test('is shown the way on where nothing has all that the URL asks', async ({ page }) => {
    await page.goto(`${category}?contenance=340+L&couleur=bleu`);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Aucun produit ne réunit ces critères' })).toBeVisible();
    await expectSound(page);

    await page.getByRole('link', { name: /^Sans «\sbleu\s»$/ }).click();

    await expect.poll(() => names(page)).not.toHaveLength(0);
  });

  test('on a phone does so in a dialog, which Back closes, beside order and view @phone', async ({
    page,
  }) => {
    await page.goto(category);
    await hydrated(page);
    const filter = page.getByRole('link', { name: /^Filtrer/ });
    const dialog = page.getByRole('dialog', { name: 'Filtrer' });
    const tops = await Promise.all(
      [filter, page.getByText('Trier'), page.getByRole('button', { name: 'Tableau' })].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().top),
      ),
    );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);

    await filter.tap();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(category);

    await filter.tap();
    await facet(dialog, 'Couleur').tap();
    await valueIn(dialog, 'noir').tap();
    await valueIn(dialog, 'gris').tap();
    await expect(page).toHaveURL(`${category}?couleur=gris&couleur=noir`);
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Voir les produits' }).tap();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Filtrer 2' })).toBeVisible();
    await expectSound(page);

    // What was chosen in the dialog is one step.
    await page.goBack();
    await expect(page).toHaveURL(category);
  });

  test('on a phone whose dialog cannot be loaded does so in the page @phone', async ({ page }) => {
    const code = /\/filter-dialog\.[^/]*js/;
    await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
    // Once the page is idle, and again by the press, under a URL of its own. The wait holds the whole visit: a visit's limit.
    const idle = page.waitForResponse(code);
    await page.goto(category);
    await hydrated(page);
    await idle;

    await page.getByRole('link', { name: /^Filtrer/ }).tap();
    await facet(menus(page), 'Couleur').tap();
    await valueIn(menus(page), 'noir').tap();

    await expect(page).toHaveURL(`${category}?couleur=noir`);
  });
});
