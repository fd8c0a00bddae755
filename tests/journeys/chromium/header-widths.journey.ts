import type { Page } from '@playwright/test';
import { category, hydrated } from '../shop/public-pages';
import { expect, test } from '../shop/test';

const open = 1100;
/** From where the menu is no longer behind a button. */
const desk = 1051;
const widest = 1460;

async function at(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
}

test.describe('A customer at a desk, whose first name is as long as the header shows', () => {
  test.use({ customer: 'buyer' });

  test('has one row of tools at every width, and reads ‘Rechercher’ in its field from 1100 px on', async ({
    page,
  }) => {
    await page.goto(category);
    await hydrated(page);
    const header = page.getByRole('banner');
    await header
      .getByText(/^Bonjour /)
      .evaluate((greeting) => greeting.replaceChildren('Bonjour Marie-Bénédicte !'));
    const label = header.getByRole('button', { name: 'Rechercher' }).getByText('Rechercher');

    await at(page, open - 1);
    await expect(label).toBeHidden();
    await at(page, open);
    await expect(label).toBeVisible();

    const heights = new Set<number>();
    for (let width = desk; width <= widest; width += 7) {
      await at(page, width);
      heights.add(await header.evaluate((element) => element.getBoundingClientRect().height));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    expect(heights.size).toBe(1);
  });
});
