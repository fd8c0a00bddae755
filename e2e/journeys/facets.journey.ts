import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../shop/keyboard';
import { expectSound } from '../shop/looks';
import { category, hydrated } from '../shop/public-pages';
import { expect, test } from '../shop/test';

const menus = (page: Page) => page.getByRole('group', { name: 'Filtrer les produits' });
const chosen = (page: Page) => page.getByRole('list', { name: 'Filtres choisis' });
/** The name of a facet, which opens its values. */
const facet = (place: Locator, name: string) => place.locator('summary', { hasText: name });
/** A value of a facet, which says how many articles have it. */
const valueIn = (place: Locator, name: string) =>
  place.getByRole('link', { name: new RegExp(`^${name} \\(\\d+\\)$`) });
const names = (page: Page) =>
  page.getByRole('region', { name: 'Produits' }).getByRole('heading', { level: 2 }).allTextContents();

const three = '?contenance=110+L&couleur=noir&matiere=poly%C3%A9thyl%C3%A8ne';

/** A busy server may leave a page to the browser: whoever has no scripts loads it again. */
async function rendered(page: Page): Promise<void> {
  // No text is looked for within noscript.
  const leftToScripts = page.locator('noscript p');
  await expect(async () => {
    if (await leftToScripts.isVisible()) await page.reload();
    await expect(leftToScripts).toBeHidden({ timeout: 1 });
  }).toPass();
}

/** Three values of three facets, one menu after the other. */
async function chooseThree(page: Page): Promise<void> {
  for (const [name, value] of [
    ['Matière', 'polyéthylène'],
    ['Couleur', 'noir'],
    ['Contenance', '110 L'],
  ] as const) {
    await facet(menus(page), name).click();
    await valueIn(menus(page), value).click();
    await rendered(page);
    await expect(chosen(page).getByRole('link', { name: new RegExp(`${name}\\s: ${value}$`) })).toBeVisible();
  }
}

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
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody combines three facets by links and takes one back', async ({ page }) => {
    await page.goto(category);
    await rendered(page);

    await chooseThree(page);
    await expect(page).toHaveURL(category + three);
    expect(await names(page)).toHaveLength(2);

    await chosen(page)
      .getByRole('link', { name: /Contenance\s: 110 L$/ })
      .click();
    await expect(page).toHaveURL(`${category}?couleur=noir&matiere=poly%C3%A9thyl%C3%A8ne`);
  });

  test('the button of phones leads to the facets, of a list and of results @phone', async ({ page }) => {
    for (const [path, value] of [
      [category, 'noir'],
      ['/recherche?q=sac+110l', 'noir'],
    ] as const) {
      await page.goto(path);
      await rendered(page);

      await page.getByRole('link', { name: /^Filtrer/ }).tap();
      await rendered(page);
      await facet(menus(page), 'Couleur').tap();
      await valueIn(menus(page), value).tap();
      await rendered(page);

      await expect(page).toHaveURL(/couleur=noir$/);
      await expect(chosen(page).getByRole('link', { name: /Couleur\s: noir$/ })).toBeVisible();
    }
  });
});

test('A URL of facets has one spelling, and values that no article of the list has are left out', async ({
  page,
}) => {
  const locationOf = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };

  expect(
    await locationOf(`${category}?tri=price&couleur=noir&poids=1&contenance=110+L&couleur=gris`),
  ).toEqual([308, `${category}?contenance=110+L&couleur=gris&couleur=noir&tri=price`]);
  expect(await locationOf(`${category}?couleur=noir&couleur=violet`)).toEqual([
    308,
    `${category}?couleur=noir`,
  ]);
  expect(await locationOf('/recherche?q=sac+110l&couleur=violet')).toEqual([308, '/recherche?q=sac+110l']);
});

test('Every link to a choice is the one spelling of its page', async ({ page }) => {
  await page.goto(`${category}?couleur=noir&tri=price`);
  const links = await menus(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(10);

  for (const path of links) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 200]);
  }
});
