import type { Page } from '@playwright/test';
import { openAnArticle } from '../shop/steps';
import { expect, test } from '../shop/test';

/** Titles of the window since this call, starting with the current one. */
const titlesOf = (page: Page) =>
  page.evaluateHandle(() => {
    const title = () => [...document.head.querySelectorAll('title')].map(({ text }) => text).join('\n');
    const titles = [title()];
    new MutationObserver(() => titles.push(title())).observe(document.head, { childList: true });
    return titles;
  });

test('the window has one title, which is never empty, during a visit', async ({ page }) => {
  await openAnArticle(page);
  const titles = await titlesOf(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Boutique SPH, accueil' }).click();
  await page.getByRole('main').getByRole('link', { name: 'PROTECTION' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'PROTECTION' })).toBeVisible();

  const seen = await titles.jsonValue();
  expect(seen).toEqual(expect.arrayContaining(['Contact | Boutique SPH', 'PROTECTION | Boutique SPH']));
  expect(seen.filter((title) => !/^.*Boutique SPH$/.test(title))).toEqual([]);
});
