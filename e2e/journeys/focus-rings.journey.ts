import type { Page } from '@playwright/test';
import { expectRingsAllTheWay } from '../shop/focus-ring';
import { category, list, openWhole, product } from '../shop/public-pages';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

/** In the colours of the system, where shadows and grounds go and only outlines stay. */
async function tabThrough(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openWhole(page, path);
  await expectRingsAllTheWay(page);
}

test.describe('Somebody with a keyboard and the colours of the system', () => {
  test.use({ cart: twoArticles });

  for (const path of ['/', '/contact', '/login', '/category-product', category, list, product, '/order']) {
    test(`sees where the focus is on all of ${path}`, ({ page }) => tabThrough(page, path));
  }
});

test.describe('A customer with a keyboard and the colours of the system', () => {
  test.use({ customer: 'camille', cart: twoArticles });

  for (const path of ['/purchase', '/profile?informations', '/profile?address', '/profile?historique']) {
    test(`sees where the focus is on all of ${path}`, ({ page }) => tabThrough(page, path));
  }
});

/** A line of the cart, which has a quantity. */
const cartLine = 'li:has([role=spinbutton])';

test.describe('Somebody who changes the cart with a keyboard', () => {
  test.use({
    cart: [{ productCode: 'SP-110-N35', quantity: 99_999 }],
  });

  for (const width of [1440, 820, 390]) {
    test(`reads all of its lines beside the focus, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWhole(page, '/order');

      await expectRingsAllTheWay(page, cartLine);

      await page.getByRole('button', { name: /^Panier, / }).press('Enter');
      await expect(page.getByRole('dialog', { name: 'VOTRE PANIER' }).getByRole('spinbutton')).toHaveCount(1);
      await expectRingsAllTheWay(page, cartLine);
    });
  }
});
