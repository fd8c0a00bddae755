import { hydrated, product } from '../shop/public-pages';
import { expect, phone, test } from '../shop/test';

test('a small photo of an article is not enlarged', async ({ page }) => {
  await page.goto(product);

  await expect(page.getByRole('main').locator('img').first()).toHaveCSS('object-fit', 'scale-down');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the carousel wraps around with only two other articles on a phone', async ({ page }) => {
    await page.route(/\/products\?.*category=SACS/, async (route) => {
      const response = await route.fetch();
      const list = await response.json();
      const two = list.items.filter(({ Code }: { Code: string }) => ['SPE-010', 'SPR-060'].includes(Code));
      await route.fulfill({ response, json: { ...list, items: two } });
    });
    await page.goto(product);
    await hydrated(page);
    const others = page.getByRole('region', { name: 'Découvrez aussi' });
    await others.scrollIntoViewIfNeeded();
    const bag = others.getByRole('listitem', { includeHidden: true }).filter({ hasText: /économique 10\sL/ });
    await expect(bag).toBeInViewport({ ratio: 0.9 });

    for (const button of ['Suivant', 'Précédent']) {
      await others.getByRole('button', { name: button }).click();
      await expect(bag).not.toBeInViewport();
      await others.getByRole('button', { name: button }).click();
      await expect(bag).toBeInViewport({ ratio: 0.9 });
    }
  });
});
