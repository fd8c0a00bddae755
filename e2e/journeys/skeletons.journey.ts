import type { Locator, Page } from '@playwright/test';
import { category, hydrated, product } from '../shop/public-pages';
import { firstArticle } from '../shop/steps';
import { expect, test } from '../shop/test';

/** Keeps what matches from being answered until the returned function is called. */
async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Where something stands in the document. */
const place = (thing: Locator) =>
  thing.evaluate((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return [x, y + scrollY, width].map(Math.round);
  });

/** A picture of a broken number of pixels may round differently. */
async function expectPlace(thing: Locator, before: readonly number[]): Promise<void> {
  const after = await place(thing);
  const moved = after.map((pixels, index) => Math.abs(pixels - (before[index] ?? 0)));
  expect(Math.max(...moved), `${before} → ${after}`).toBeLessThanOrEqual(1);
}

const firstOfSkeleton = (page: Page) =>
  page.locator('main [aria-busy="true"] div[aria-hidden="true"] > div').first();
const articlesOf = (name: string) => new RegExp(`/products(/facets)?\\?.*category=${name}`);

test.describe('Nothing moves under the eyes of somebody whose API is slow @touch @tablet', () => {
  test('when the products of a list and what narrows them come', async ({ page }) => {
    await page.goto(category);
    await hydrated(page);
    const release = await hold(page, articlesOf('SACS&subcategory=HOUSSES-CONTENEUR'));
    const tags = page.getByRole('list', { name: 'Sous-catégories' });
    await tags.getByRole('link', { name: 'Housses conteneur' }).click();
    await expect(page.getByText('Chargement des produits')).toBeAttached();
    const before = await place(firstOfSkeleton(page));

    release();

    await expect(page.getByRole('status').filter({ hasText: /^10 produits/ })).toBeVisible();
    await expectPlace(firstArticle(page), before);
  });

  test('when the code of the list comes after the page before it', async ({ page }) => {
    await page.goto('/category-product');
    await hydrated(page);
    const release = await hold(page, /\/list\.[0-9a-f]+\.js/);
    await page.getByRole('main').getByRole('link', { name: 'Housses conteneur' }).first().click();
    await expect(page.getByText('Chargement des produits')).toBeAttached();
    const before = await place(firstOfSkeleton(page));

    release();

    await expect(page.getByRole('status').filter({ hasText: /^10 produits/ })).toBeVisible();
    await expectPlace(firstArticle(page), before);
  });

  test('when the way to the mailbox comes again on a page that is loaded again', async ({ page }) => {
    await page.addInitScript(() =>
      sessionStorage.setItem('sph-registered', 'ines.moreau@hotel-du-lavoir.example'),
    );
    const release = await hold(page, /\/auth-dialog\.[0-9a-f]+\.js/);
    await page.goto('/login');
    const button = page.getByRole('main').getByRole('button', { name: 'Se connecter' });
    const before = await place(button);
    await hydrated(page);

    release();

    await expect(page.getByText('Activez votre compte')).toBeVisible();
    await expectPlace(button, before);
    await page.getByRole('button', { name: 'Masquer ce message' }).click();
    expect((await place(button))[1]).toBeLessThan(before[1] ?? 0);
  });

  test('when other articles come below the one they look at', async ({ page }) => {
    const release = await hold(page, articlesOf('SACS'));
    await page.goto(product);
    await hydrated(page);
    const others = page.getByRole('region', { name: 'Découvrez aussi' });
    await others.scrollIntoViewIfNeeded();
    const before = await place(page.getByRole('contentinfo'));

    release();

    await expect(others.getByRole('article').first()).toBeVisible();
    await expectPlace(page.getByRole('contentinfo'), before);
  });
});
