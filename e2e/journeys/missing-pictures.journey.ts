import type { Page } from '@playwright/test';
import { category, hydrated, product } from '../shop/public-pages';
import { expect, test } from '../shop/test';

/** The pictures of articles, not those of their sub-categories. */
const ofArticles = /\/images\/[^/]+\.svg$/;
const ofSubcategories = /\/images\/subcategories\/[^/]+\.svg$/;
const ofCategories = /\/assets\/famille-[^/]+\.svg$/;

const gone = (page: Page, pictures: RegExp) =>
  page.route(pictures, (route) => route.fulfill({ status: 404, body: '' }));

/** The pictures of articles that the first window loads at once are all there, and of this kind. */
async function expectPictures(page: Page, kind: RegExp): Promise<void> {
  const pictures = page.locator('main :is(li img[loading=eager], img[fetchpriority=high])');
  const others = () =>
    pictures.evaluateAll<string[], string, HTMLImageElement>(
      (images, source) =>
        images
          .map((image) => (image.complete && image.naturalWidth > 0 ? image.currentSrc : 'none'))
          .filter((url) => !new RegExp(source).test(url)),
      kind.source,
    );
  await expect(pictures).not.toHaveCount(0);
  await expect.poll(others).toEqual([]);
}

for (const path of [category, product]) {
  test.describe(`Somebody who reads ${path}`, () => {
    test('sees the drawing of the sub-category where the picture of an article is gone @touch', async ({
      page,
    }) => {
      await gone(page, ofArticles);

      await page.goto(path);
      await hydrated(page);

      await expectPictures(page, ofSubcategories);
    });

    test('sees that of the category where the API has no such drawing', async ({ page }) => {
      await gone(page, ofArticles);
      await gone(page, ofSubcategories);

      await page.goto(path);
      await hydrated(page);

      await expectPictures(page, ofCategories);
    });
  });
}
