import type { Locator } from '@playwright/test';
import { hydrated, product } from '../shop/public-pages';
import { expect, phone, test } from '../shop/test';

/** Counts the red pixels in a screenshot of an element. */
async function redPixels(part: Locator): Promise<number> {
  const picture = (await part.screenshot()).toString('base64');
  return part.evaluate(async (_, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    let red = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at] === 255 && data[at + 1] === 0) red += 1;
    return red;
  }, picture);
}

test('a small photo of an article is not enlarged', async ({ page }) => {
  const photo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><rect width="120" height="90" fill="#f00"/></svg>';
  await page.route('**/images/SP-110-N35*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: photo }),
  );
  await page.goto(product);
  await hydrated(page);

  const picture = page.getByRole('main').locator('img').first();

  await expect.poll(() => redPixels(picture)).toBe(120 * 90);
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
