import type { Page } from '@playwright/test';
import { category, hydrated } from '../shop/public-pages';
import { expect, test } from '../shop/test';

/** Narrowest window in which the search button has a visible label. */
const labelled = 1100;
/** Narrowest window in which the menu needs no button. */
const desktop = 1051;
const widest = 1460;

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

test.describe('the header of a customer with the longest first name that it shows', () => {
  test.use({ customer: 'buyer' });

  test('has one row of tools at every desktop width, and shows ‘Rechercher’ from 1100 px on', async ({
    page,
  }) => {
    await page.goto(category);
    await hydrated(page);
    const header = page.getByRole('banner');
    await header
      .getByText(/^Bonjour /)
      .evaluate((greeting) => greeting.replaceChildren('Bonjour Marie-Bénédicte !'));
    const label = header.getByRole('button', { name: 'Rechercher' }).getByText('Rechercher');

    await resize(page, labelled - 1);
    await expect(label).toBeHidden();
    await resize(page, labelled);
    await expect(label).toBeVisible();

    const heights = new Set<number>();
    for (let width = desktop; width <= widest; width += 7) {
      await resize(page, width);
      heights.add(await header.evaluate((element) => element.getBoundingClientRect().height));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    expect(heights.size).toBe(1);
  });
});
