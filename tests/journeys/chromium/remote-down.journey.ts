import type { Page } from '@playwright/test';
import { hydrated } from '../shop/public-pages';
import { expect, test } from '../shop/test';

const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });

/** Expects header, footer and cart, regardless of the page's state. */
async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
}

test('a page whose remote is down shows a notice, other pages work, and a retry shows the page without a reload @main @mfe-catalogue', async ({
  page,
  shop,
}) => {
  let down = true;
  await page.route(`http://localhost:${shop.ports['mfe-catalogue']}/**`, (route) =>
    down ? route.abort('connectionrefused') : route.continue(),
  );
  const open = () => page.getByRole('main').getByRole('link', { name: 'CHIMIE' }).first().click();
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await open();
  await expect(page.getByText(/ne répond pas/)).toBeVisible();
  await expectFrame(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Engagement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /engagement/i })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/ne répond pas/)).toBeVisible();
  down = false;
  await retry(page).click();

  await expect(page.getByRole('heading', { level: 1, name: /chimie/i })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
