import type { Page, Route } from '@playwright/test';
import { category, hydrated, product } from '../shop/public-pages';
import { expect, test } from '../shop/test';

/** Holds all image requests; the returned function releases them and resolves when the images are loaded. */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let areHeld = true;
  await page.route('**/*', async (route) => {
    if (areHeld && route.request().resourceType() === 'image') held.push(route);
    else await route.continue();
  });
  return async () => {
    // On a busy machine the first image may be requested only after hydration.
    await expect.poll(() => held.length).toBeGreaterThan(0);
    areHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await page.waitForFunction(() =>
      [...document.images].every(
        (picture) => picture.complete || picture.getBoundingClientRect().top > innerHeight,
      ),
    );
  };
}

/** Records the elements above the fold; the returned function resolves to moved ones, in CSS pixels. */
async function watchPositions(page: Page): Promise<() => Promise<string[]>> {
  const watched = await page.evaluateHandle(() =>
    [...document.querySelectorAll('header *, main *')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.top < innerHeight),
  );
  expect(await watched.evaluate((all) => all.length)).toBeGreaterThan(20);
  return () =>
    watched.evaluate((all) =>
      all.flatMap(({ element, box }) => {
        const now = element.getBoundingClientRect();
        const [right, down] = [now.x - box.x, now.y - box.y].map(Math.round);
        return right || down ? [`${element.tagName} ${element.className}: ${right} ${down}`] : [];
      }),
    );
}

test('images that load late shift no layout on the home page, a category and a product page', async ({
  page,
}) => {
  for (const [path, width] of [
    ['/', 1440],
    [category, 1440],
    [category, 390],
    [product, 390],
  ] as const) {
    await test.step(`${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const showPictures = await holdPictures(page);
      await page.goto(path, { waitUntil: 'commit' });
      await hydrated(page);
      // A busy machine may send the page without its articles, and their placeholders do move.
      await expect(page.getByRole('button', { name: /^Ajouter au panier/ }).first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      const moved = await watchPositions(page);

      await showPictures();

      expect(await moved()).toEqual([]);
      await page.unrouteAll();
    });
  }
});
