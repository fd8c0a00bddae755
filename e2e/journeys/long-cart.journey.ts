import type { Request } from '@playwright/test';
import { expect, test } from '../shop/test';

const lines = Array.from({ length: 2000 }, (_, index) => ({ productCode: `NOPE-${index}`, quantity: 1 }));

test.describe('Somebody whose cart has two thousand articles that nobody sells', () => {
  // Playwright takes an array of two objects or more for a value with options.
  test.use({ cart: [lines, { scope: 'test' }] });

  test('sees the first articles at once, while the API is asked for a few at a time', async ({ page }) => {
    const calls = { open: 0, most: 0 };
    const isProduct = (url: string) => url.includes('/products/NOPE-');
    page.on('request', (request) => {
      if (!isProduct(request.url())) return;
      calls.open += 1;
      calls.most = Math.max(calls.most, calls.open);
    });
    const closed = (request: Request) => {
      if (isProduct(request.url())) calls.open -= 1;
    };
    page.on('requestfinished', closed);
    page.on('requestfailed', closed);

    await page.goto('/order', { waitUntil: 'commit' });
    const articles = page.getByRole('list', { name: 'Articles du panier' });

    await expect(articles.locator('[data-line]')).toHaveCount(250);
    await expect(articles.getByText('Indisponible').first()).toBeVisible();
    await expect(articles.getByRole('button', { name: 'Afficher la suite (1750 articles)' })).toBeEnabled();
    expect(calls.most).toBeLessThanOrEqual(4);
  });
});
