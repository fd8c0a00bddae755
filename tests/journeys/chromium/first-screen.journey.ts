import type { Page } from '@playwright/test';
import { category, list, openWhole } from '../shop/public-pages';
import { expect, test } from '../shop/test';

const windows = [
  { width: 1440, height: 900, columns: 4 },
  { width: 1280, height: 800, columns: 4 },
  { width: 820, height: 1180, columns: 3 },
  { width: 390, height: 844, columns: 1 },
] as const;

/**
 * Figtree, loaded explicitly since `font-display: optional` may skip it, and its fallbacks that this machine has.
 */
const fontsOf = (page: Page): Promise<[figtree: string, ...fallbacks: string[]]> =>
  page.evaluate(async () => {
    const file = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
    const figtree = new FontFace('Loaded Figtree', `url(${file})`, { weight: '300 900' });
    document.fonts.add(await figtree.load());
    const fallbacks: string[] = [];
    for (const name of ['Arial', 'Roboto', 'DejaVu Sans'])
      await document.fonts.load(`1em "${name} as Figtree"`).then(
        () => fallbacks.push(`"${name} as Figtree"`),
        () => undefined,
      );
    return ['"Loaded Figtree"', ...fallbacks];
  });

const drawIn = (page: Page, font: string) =>
  page.evaluate((family) => document.documentElement.style.setProperty('--sph-font', family), font);

/** Bottom edges of the header, the tags, and the first and last button of the first row, in CSS pixels. */
function lowerEdges(page: Page, columns: number): Promise<number[]> {
  const products = page.getByRole('region', { name: 'Produits' });
  const buttons = products.getByRole('button', { name: /^Ajouter au panier/ });
  const parts = [
    page.getByRole('banner'),
    products.getByRole('list', { name: 'Sous-catégories' }),
    buttons.first(),
    buttons.nth(columns - 1),
  ];
  return Promise.all(
    parts.map((part) => part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))),
  );
}

for (const [name, path, title] of [
  ['a category', category, /SACS/],
  ['a sub-category', list, /Sacs poubelle/],
] as const) {
  test(`the first row of ${name} can be ordered without scrolling, in Figtree and in each fallback font`, async ({
    page,
  }) => {
    await openWhole(page, path, title);
    const [figtree, ...fallbacks] = await fontsOf(page);

    for (const { columns, ...size } of windows) {
      await page.setViewportSize(size);
      await drawIn(page, figtree);
      const expected = await lowerEdges(page, columns);
      const [, , first, last] = expected;
      expect(last).toBe(first);
      expect(last).toBeLessThanOrEqual(size.height);
      for (const font of fallbacks) {
        await drawIn(page, font);
        expect(await lowerEdges(page, columns), `${font} in ${size.width} px`).toEqual(expected);
      }
    }
  });
}

test.describe(() => {
  const cart = ['SP-110-N35', 'PT-400-E', 'NS-5L-E', 'GN-M100'].map((productCode) => ({
    productCode,
    quantity: 5,
  }));
  // Playwright would interpret a bare array of several objects as a value with options.
  test.use({ customer: 'camille', cart: [cart, { scope: 'test' }] });

  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 664 },
  ])
    test(`four articles leave ‘Commander’ and ‘Payer’ in view, in ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/order');
      await expect(page.getByRole('main').getByRole('button', { name: 'Commander' })).toBeInViewport({
        ratio: 1,
      });

      await page.getByRole('main').getByRole('button', { name: 'Commander' }).click();

      await expect(page.getByRole('button', { name: 'Payer', exact: true })).toBeInViewport({ ratio: 1 });
      const lines = page.getByRole('list', { name: 'Articles commandés' });
      await expect(lines.getByText(/^Lot de.100/)).toBeAttached();
      expect(await lines.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
    });
});
