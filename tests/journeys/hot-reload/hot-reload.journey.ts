import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { searchButton, searchField } from '../shop/search';
import { type DevelopedShop, developInCopy } from './copied-project';

let shop: DevelopedShop;

// Includes a build of the shell if there is none yet.
test.beforeAll(async () => {
  shop = await developInCopy('mfe-catalogue');
});
test.afterAll(() => shop?.stop());

function edit(file: string, from: string, to: string): void {
  const path = join(shop.folder, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(from);
  writeFileSync(path, source.replace(from, to));
}

/** Opens a page and waits for its connection to the remote: an earlier edit would be in the first load. */
async function openConnected(page: Page, url: string): Promise<void> {
  const connected = page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/ws'))
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => /"type":"ok"/.test(`${payload}`)),
    );
  await page.goto(url);
  await connected;
}

test('an edited fragment of a remote is updated in the open page and keeps the typed input', async ({
  page,
}) => {
  await openConnected(page, shop.url);
  await expect(async () => {
    await searchButton(page).click();
    await expect(searchField(page)).toBeFocused();
  }).toPass();
  await searchField(page).fill('savon');
  await expect(page.getByRole('heading', { name: 'Résultat de recherche "savon"' })).toBeVisible();

  edit('mfe-catalogue/src/search/SearchResults.tsx', 'Résultat de recherche', 'Trouvé pour');

  await expect(page.getByRole('heading', { name: 'Trouvé pour "savon"' })).toBeVisible();
  await expect(searchField(page)).toHaveValue('savon');
});

test('an edited page of a remote is updated without a reload of the shop', async ({ page }) => {
  await openConnected(page, `${shop.url}/category-product`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nos familles de produits' })).toBeVisible();
  const loads: string[] = [];
  page.on('load', (loaded) => loads.push(loaded.url()));

  edit(
    'mfe-catalogue/src/pages/categories/CategoriesPage.tsx',
    '<PageTitle title="Nos',
    '<PageTitle title="Toutes nos',
  );

  await expect(
    page.getByRole('heading', { level: 1, name: 'Toutes nos familles de produits' }),
  ).toBeVisible();
  expect(loads).toEqual([]);
});
