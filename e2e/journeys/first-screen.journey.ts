import type { Page } from '@playwright/test';
import { hydrated, list } from '../shop/public-pages';
import { expect, test } from '../shop/test';

/** The buttons of the cards that stand as high as the first. */
async function firstRow(page: Page) {
  const buttons = page
    .getByRole('region', { name: 'Produits' })
    .getByRole('button', { name: /^Ajouter au panier/ });
  const boxes = await Promise.all((await buttons.all()).slice(0, 8).map((button) => button.boundingBox()));
  const row = boxes.filter((box) => box && box.y === boxes[0]?.y);
  return row.map((_, place) => buttons.nth(place));
}

const lists = { 'a category': '/category-product/SACS', 'a sub-category': list };

test.describe('Whoever opens', () => {
  for (const [name, path] of Object.entries(lists)) {
    for (const [screen, tag, size] of [
      ['the window of a small desk', '', { width: 1280, height: 800 }],
      ['a phone', '@phone', { width: 390, height: 844 }],
    ] as const) {
      test(`${name} in ${screen} can order its first row without scrolling ${tag}`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(path);
        await hydrated(page);

        const buttons = await firstRow(page);

        expect(buttons.length).toBeGreaterThanOrEqual(size.width > 1000 ? 3 : 1);
        for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
      });
    }
  }
});
