import type { Page } from '@playwright/test';
import { tabTo } from '../shop/keyboard';
import { hydrated, list, product } from '../shop/public-pages';
import { lookAt, type Screen } from '../shop/screen';
import { openSearch, searchButton, searchField, searchResults } from '../shop/search';
import { expect, test } from '../shop/test';

const searchFor = (words: string, shown: RegExp) => async (page: Page) => {
  await searchField(page).fill(words);
  await expect(searchResults(page).getByText(shown).first()).toBeVisible();
};

const screens: readonly Screen[] = [
  { name: 'all categories', path: '/category-product', title: /Nos familles/ },
  {
    name: 'a list',
    path: list,
    title: /Sacs poubelle/,
    onTablet: true,
    states: [
      {
        name: 'as a table',
        onPhone: true,
        reach: (page) => page.getByRole('button', { name: 'Tableau' }).click(),
        leave: (page) => page.getByRole('button', { name: 'Vignettes' }).click(),
      },
      {
        name: 'with an article in the cart',
        reach: async (page) => {
          await page
            .getByRole('main')
            .getByRole('button', { name: /^Ajouter au panier/ })
            .first()
            .click();
          await expect(page.getByText('1 dans le panier')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'the search',
    path: '/category-product',
    title: /Nos familles/,
    states: [
      { name: 'open', reach: openSearch },
      { name: 'with results', reach: searchFor('savon noir', /Résultat de recherche/), onPhone: true },
      { name: 'without result', reach: searchFor('zzzzzz', /Aucun résultat/) },
    ],
  },
  {
    name: 'a product',
    path: product,
    title: /Sac poubelle 110 L/,
    onTablet: true,
    states: [
      {
        name: 'with others to discover',
        reach: async (page) => {
          const others = page.getByRole('region', { name: 'Découvrez aussi' });
          await others.scrollIntoViewIfNeeded();
          await expect(others.getByRole('listitem').first()).toBeVisible();
          // What the header half covers after scrolling would count as too small a target.
          await page.evaluate(() => window.scrollTo(0, 0));
        },
      },
      {
        name: 'in no quantity',
        reach: async (page) => {
          await page.getByRole('spinbutton', { name: 'Quantité' }).fill('0');
          await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
          await expect(page.getByText('Choisissez une quantité d’au moins 1.')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'an unknown category',
    path: '/category-product/INCONNUE',
    title: /Famille introuvable/,
    status: 404,
  },
  {
    name: 'an unknown sub-category',
    path: '/category-product/SACS/INCONNUE',
    title: /Famille introuvable/,
    status: 404,
  },
  {
    name: 'an unknown product',
    path: '/category-product/SACS/SACS-POUBELLE/INCONNU-1',
    title: /Produit introuvable/,
    status: 404,
  },
];

test.describe('Of the catalogue, whoever cannot see or point finds', () => {
  for (const screen of screens) {
    test(`${screen.name} accessible and no wider than the screen`, ({ page }) => lookAt(page, screen));
  }
});

test.describe('Somebody who scrolls through a table', () => {
  test('still reads above it what stands in its columns', async ({ page }) => {
    await page.goto('/category-product/SACS');
    await hydrated(page);
    await page.getByRole('button', { name: 'Tableau' }).click();
    const heading = page.getByText('Prix HT', { exact: true });
    await expect(heading).toBeVisible();

    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));

    await expect(heading).toBeInViewport();
    const below = (await heading.boundingBox())?.y ?? 0;
    const { bottom } = await page
      .getByRole('banner')
      .evaluate((header) => ({ bottom: header.getBoundingClientRect().bottom }));
    expect(below).toBeGreaterThanOrEqual(bottom);
  });
});

test.describe('Addresses that nobody meant', () => {
  test('a list with a query that nobody wrote shows its products in the order of the catalogue', async ({
    page,
  }) => {
    const answer = await page.goto(`${list}?tri=%3Cscript%3Ealert(1)%3C/script%3E&tri=price&page=-1`);
    await hydrated(page);

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('combobox', { name: 'Trier par' })).toHaveValue('');
    await expect(page.getByRole('link', { name: /^Sac poubelle/ }).first()).toBeVisible();
  });

  test('a list that is asked for in two orders takes the first one', async ({ page }) => {
    await page.goto(`${list}?tri=price&tri=reference&%E0%A4%A`);
    await hydrated(page);

    await expect(page.getByRole('combobox', { name: 'Trier par' })).toHaveValue('price');
  });

  test('a URL with signs that mean something elsewhere is said to lead nowhere, and ways on are shown', async ({
    page,
  }) => {
    const answer = await page.goto('/category-product/%3Cscript%3Ealert(1)%3C%2Fscript%3E');

    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});

test.describe('Somebody with a keyboard alone', () => {
  const press = (page: Page, key: string) => page.keyboard.press(key);

  test('searches, buys a result where it stands and opens another', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await tabTo(page, searchButton(page));
    await press(page, 'Enter');
    await expect(searchField(page)).toBeFocused();

    await page.keyboard.type('savon');
    await expect(page.getByRole('heading', { name: 'Résultat de recherche "savon"' })).toBeVisible();
    await press(page, 'ArrowDown');
    await press(page, 'Tab');
    await expect(
      searchResults(page)
        .getByRole('button', { name: /^Ajouter au panier/ })
        .first(),
    ).toBeFocused();
    await press(page, 'Enter');
    await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
    const second = searchResults(page).getByRole('listitem').nth(1).getByRole('link');
    await tabTo(page, second);
    const name = (await second.getAttribute('aria-label')) ?? '';
    await press(page, 'Enter');

    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(searchField(page)).toBeHidden();
  });

  test('sorts a list, keeps the order in another list and comes back from a product', async ({ page }) => {
    await page.goto(list);
    await hydrated(page);
    const sort = page.getByRole('combobox', { name: 'Trier par' });
    await tabTo(page, sort);
    await page.keyboard.type('Prix d');
    await expect(page).toHaveURL(/\?tri=-price$/);
    await expect(sort).toBeFocused();

    const tag = page
      .getByRole('list', { name: 'Sous-catégories' })
      .getByRole('link', { name: 'Tout', exact: true });
    await tag.focus();
    await press(page, 'Enter');

    await expect(page).toHaveURL(/\/category-product\/SACS\?tri=-price$/);
    await expect(sort).toHaveValue('-price');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('looks through other products, never at one that is not shown', async ({ page }) => {
    await page.goto(product);
    await hydrated(page);
    const region = page.getByRole('region', { name: 'Découvrez aussi' });
    await region.scrollIntoViewIfNeeded();
    const next = region.getByRole('button', { name: 'Suivant' });
    await tabTo(page, next);
    await press(page, 'Enter');
    await expect(next).toBeFocused();

    const links = region.locator('li:not([inert])').getByRole('link');
    const reached: (string | null)[] = [];
    for (let stop = 0; stop < 10; stop += 1) {
      await press(page, 'Tab');
      const label = await page.evaluate(() =>
        document.activeElement?.closest('li a')?.getAttribute('aria-label'),
      );
      if (label) reached.push(label);
    }

    const shown = await links.evaluateAll((each) => each.map((link) => link.getAttribute('aria-label')));
    expect(reached.toSorted()).toEqual(shown.toSorted());
  });
});
