import { recordShifts } from '../shop/layout-shifts';
import { category, hydrated, product } from '../shop/public-pages';
import { expect, hold, test } from '../shop/test';

test('images that load late shift no layout on the home page, a category and a product page', async ({
  page,
}) => {
  const shifts = await recordShifts(page);
  for (const [path, width] of [
    ['/', 1440],
    [category, 1440],
    [category, 390],
    [product, 390],
  ] as const) {
    await test.step(`${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const release = await hold(page, /\.(?:avif|jpg|png|svg|webp)(?:\?|$)/);
      const held = page.waitForRequest((request) => request.resourceType() === 'image');
      await page.goto(path, { waitUntil: 'commit' });
      await hydrated(page);
      // A busy machine may send the page without its articles, and their placeholders do move.
      await expect(page.getByRole('button', { name: /^Ajouter au panier/ }).first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      await held;
      const before = await shifts();

      await release();

      await page.waitForFunction(() =>
        [...document.images].every(
          (picture) => picture.complete || picture.getBoundingClientRect().top > innerHeight,
        ),
      );
      expect((await shifts()).slice(before.length)).toEqual([]);
    });
  }
});
