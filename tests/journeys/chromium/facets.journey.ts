import type { Page } from '@playwright/test';
import { chosen, facet, menus, valueIn } from '../shop/facets';
import { category, hydrated } from '../shop/public-pages';
import { expect, phone, test } from '../shop/test';

const names = (page: Page) =>
  page.getByRole('region', { name: 'Produits' }).getByRole('heading', { level: 2 }).allTextContents();

test('going back from a product restores the filtered list, then each earlier filter, then the scrolled full list @main @mfe-catalogue', async ({
  page,
}) => {
  await page.goto(category);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 120));
  await facet(menus(page), 'Couleur').click();
  await valueIn(menus(page), 'noir').click();
  await expect(page).toHaveURL(`${category}?couleur=noir`);
  await facet(menus(page), 'Contenance').click();
  await valueIn(menus(page), '110 L').click();
  await expect(page).toHaveURL(`${category}?contenance=110+L&couleur=noir`);
  await expect(page.getByRole('status').filter({ hasText: /^\d produits?$/ })).toBeVisible();
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

test.describe('on a phone', () => {
  test.use(phone);

  test('a visitor on a phone filters a list in the page when the code of the filter dialog fails to load', async ({
    page,
  }) => {
    const code = /\/filter-dialog\.[^/]*js/;
    await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
    // Requested when the page is idle, and again, under another URL, by the tap.
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
