import type { Locator, Page } from '@playwright/test';
import { recordShifts } from '../shop/layout-shifts';
import { category, hydrated, product } from '../shop/public-pages';
import { firstArticle } from '../shop/steps';
import { expect, hold, test } from '../shop/test';

/** Position and width of an element in the document, in CSS pixels, in each of the three layouts. */
async function positions(page: Page, thing: Locator): Promise<number[]> {
  const found: number[] = [];
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const position = thing.evaluate((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return [x, y + scrollY, width];
    });
    found.push(...(await position));
  }
  return found;
}

async function expectPositions(page: Page, thing: Locator, before: readonly number[]): Promise<void> {
  const after = await positions(page, thing);
  const moved = after.map((pixels, index) => Math.abs(pixels - (before[index] ?? 0)));
  // An image with a fractional size may be rounded differently.
  expect(Math.max(...moved), `${before} → ${after}`).toBeLessThan(1.5);
}

const firstOfSkeleton = (page: Page) =>
  page.locator('main [aria-busy="true"] div[aria-hidden="true"] > div').first();
const articlesOf = (name: string) => new RegExp(`/products(/facets)?\\?.*category=${name}`);

for (const [what, start, held] of [
  ['data', category, articlesOf('SACS&subcategory=HOUSSES-CONTENEUR')],
  ['code', '/category-product', /\/list\.[0-9a-f]+\.js/],
] as const)
  test(`the products of a list whose ${what} load late appear at the position of their skeletons, at every width`, async ({
    page,
  }) => {
    await page.goto(start);
    await hydrated(page);
    const release = await hold(page, held);
    await page.getByRole('main').getByRole('link', { name: 'Housses conteneur' }).first().click();
    await expect(page.getByText('Chargement des produits')).toBeAttached();
    const before = await positions(page, firstOfSkeleton(page));

    await release();

    await expect(page.getByRole('status').filter({ hasText: /^10 produits/ })).toBeVisible();
    await expectPositions(page, firstArticle(page), before);
  });

test('other articles below a product appear without moving the footer', async ({ page }) => {
  const release = await hold(page, articlesOf('SACS'));
  await page.goto(product);
  await hydrated(page);
  const others = page.getByRole('region', { name: 'Découvrez aussi' });
  await others.scrollIntoViewIfNeeded();
  const before = await positions(page, page.getByRole('contentinfo'));

  await release();

  await expect(others.getByRole('article').first()).toBeVisible();
  await expectPositions(page, page.getByRole('contentinfo'), before);
});

for (const [path, title] of [
  ['/', /du sac à l’ampoule/],
  ['/reset-password', /^Mot de passe oublié/],
] as const)
  test(`the page ${path} appears without a layout shift when the browser renders it`, async ({
    page,
    baseURL,
  }) => {
    const shifts = await recordShifts(page);
    // The document of a private page, which the server does not render.
    await page.route('/', (route) => route.continue({ url: new URL('/order', baseURL).href }));
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
