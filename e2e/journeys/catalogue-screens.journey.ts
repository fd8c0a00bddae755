import type { Page } from '@playwright/test';
import { tabTo } from '../shop/keyboard';
import { hydrated, list, product } from '../shop/public-pages';
import type { Screen } from '../shop/screen';
import { searchButton, searchField, searchResults } from '../shop/search';
import { expect, expectGoodLooks, test } from '../shop/test';

function searchFor(words: string, shown: RegExp) {
  return async (page: Page) => {
    await searchButton(page).click();
    await searchField(page).fill(words);
    await expect(searchResults(page).getByText(shown).first()).toBeVisible();
  };
}

const screens: readonly Screen[] = [
  { name: 'all families', path: '/category-product', title: /Nos familles/ },
  { name: 'a list', path: list, title: /Sacs poubelle/ },
  {
    name: 'a list as a table',
    path: list,
    title: /Sacs poubelle/,
    reach: (page) => page.getByRole('button', { name: 'Tableau' }).click(),
  },
  {
    name: 'a list with an article in the cart',
    path: list,
    title: /Sacs poubelle/,
    reach: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Ajouter au panier/ })
        .first()
        .click();
      await expect(page.getByText('1 dans le panier')).toBeVisible();
    },
  },
  { name: 'a product', path: product, title: /Sac poubelle 110 L/ },
  {
    name: 'a product with others to discover',
    path: product,
    title: /Sac poubelle 110 L/,
    reach: async (page) => {
      const others = page.getByRole('region', { name: 'Découvrez aussi' });
      await others.scrollIntoViewIfNeeded();
      await expect(others.getByRole('listitem').first()).toBeVisible();
      // What the header half covers after scrolling would count as too small a target.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'a product in no quantity',
    path: product,
    title: /Sac poubelle 110 L/,
    reach: async (page) => {
      await page.getByRole('spinbutton', { name: 'Quantité' }).fill('0');
      await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
      await expect(page.getByText('Choisissez une quantité d’au moins 1.')).toBeVisible();
    },
  },
  {
    name: 'the open search',
    path: list,
    title: /Sacs poubelle/,
    reach: async (page) => {
      await searchButton(page).click();
      await expect(searchField(page)).toBeFocused();
    },
  },
  {
    name: 'results of a search',
    path: list,
    title: /Sacs poubelle/,
    reach: searchFor('savon', /Résultat de recherche/),
  },
  {
    name: 'a search without result',
    path: list,
    title: /Sacs poubelle/,
    reach: searchFor('zzzzzz', /Aucun résultat/),
  },
  { name: 'an unknown family', path: '/category-product/INCONNUE', title: /Famille introuvable/ },
  {
    name: 'an unknown product',
    path: '/category-product/SACS/SACS-POUBELLE/INCONNU-1',
    title: /Produit introuvable/,
  },
];

test.describe('Of the catalogue, whoever cannot see or point finds', () => {
  for (const { name, path, title, reach } of screens) {
    test(`${name} accessible and no wider than the screen`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await hydrated(page);
      await reach?.(page);

      await expectGoodLooks(page);
    });
  }
});

test.describe('Addresses that nobody meant @desktop', () => {
  for (const [query, order, chosen] of [
    ['?tri=%3Cscript%3Ealert(1)%3C/script%3E', 'the order of the catalogue', ''],
    ['?tri=', 'the order of the catalogue', ''],
    ['?tri=price&tri=reference', 'the first order', 'price'],
    ['?page=-1&limit=1e9&lastEvaluatedKey=forged', 'the order of the catalogue', ''],
    ['?%E0%A4%A', 'the order of the catalogue', ''],
  ] as const) {
    test(`a list with ${query} shows its products in ${order}`, async ({ page }) => {
      const answer = await page.goto(`${list}${query}`);
      await hydrated(page);

      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('combobox', { name: 'Trier par' })).toHaveValue(chosen);
      await expect(page.getByRole('link', { name: /^Sac poubelle/ }).first()).toBeVisible();
    });
  }

  for (const path of [
    '/category-product/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/category-product/%F0%9F%A7%BD',
    '/category-product/SACS%00',
    "/category-product/SACS'%20or%201=1--/x",
    `/category-product/${'A'.repeat(500)}`,
    '/category-product/SACS/SACS-POUBELLE/%F0%9F%A7%BD',
    '/category-product/SACS/SACS-POUBELLE/%00',
    `/category-product/SACS/SACS-POUBELLE/${'A'.repeat(500)}`,
  ]) {
    test(`${path.slice(0, 60)} is told to lead nowhere, and ways on are shown`, async ({ page }) => {
      await expect(async () => expect((await page.request.get(path)).status()).toBe(404)).toPass({
        timeout: 30_000,
      });

      const answer = await page.goto(path);

      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  }
});

test.describe('Somebody with a keyboard alone @desktop', () => {
  const press = (page: Page, key: string) => page.keyboard.press(key);

  test('searches, buys a result where it stands and opens another', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await tabTo(page, searchButton(page));
    await press(page, 'Enter');
    await expect(searchField(page)).toBeFocused();

    await page.keyboard.type('savon', { delay: 60 });
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
    await expect(searchField(page)).toHaveCount(0);
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
