import type { Page } from '@playwright/test';
import { category, hydrated, product } from '../shop/public-pages';
import { expect, test } from '../shop/test';

const ofArticlesOrSubcategories = /\/images\/(subcategories\/)?[^/]+\.svg$/;
const ofCategories = /\/assets\/famille-[^/]+\.svg$/;

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

test('pictures of articles and sub-categories that are missing are replaced by that of the category', async ({
  page,
}) => {
  await page.route(ofArticlesOrSubcategories, (route) => route.fulfill({ status: 404, body: '' }));

  for (const path of [category, product]) {
    await page.goto(path);
    await hydrated(page);

    await expectPictures(page, ofCategories);
  }
});
