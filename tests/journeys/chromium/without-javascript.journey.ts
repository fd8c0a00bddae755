import { publicPages } from '../shop/public-pages';
import { firstArticle } from '../shop/steps';
import { expect, test } from '../shop/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the home page, a category and a product, and follows the links between them @main', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'CHIMIE' }).first().click();
    await expect(page).toHaveURL(/\/category-product\/CHIMIE$/);
    await expect(page.getByRole('heading', { level: 1, name: /chimie/i })).toBeVisible();
    const card = firstArticle(page);
    await expect(card.getByText(/€/).first()).toBeVisible();

    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/category-product\/CHIMIE\/[^/]+\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tous les produits' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /familles/i })).toBeVisible();
  });

  test('a search engine finds title, description, URL and preview in the head of every public page', async ({
    page,
  }) => {
    await page.route('**', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    const read = (selector: string, attribute: string) =>
      page.locator(`head > ${selector}`).getAttribute(attribute);
    for (const [name, path] of publicPages.filter(([each]) => !each.startsWith('an unknown'))) {
      await page.goto(path);

      const url = (await read('link[rel=canonical]', 'href')) ?? '';
      expect(new URL(url).pathname, name).toBe(path.replace(/\?.*/, ''));
      expect(await read('meta[property="og:url"]', 'content'), name).toBe(url);
      expect(await read('meta[name=description]', 'content'), name).toMatch(/.{40}/);
      const title = await read('meta[property="og:title"]', 'content');
      expect(await page.title(), name).toBe(`${title} | Boutique SPH`);
    }
  });
});
