import type { Page } from '@playwright/test';
import { newAddress } from '../shop/customers';
import { hydrated, list } from '../shop/public-pages';
import { register } from '../shop/steps';
import { expect, phone, test } from '../shop/test';

/** Opens the list and waits for all its files, so that only later requests fail offline. */
async function openList(page: Page): Promise<void> {
  await page.goto(list, { waitUntil: 'networkidle' });
  await hydrated(page);
}

test('a visitor who goes offline keeps the cart and sees a notice in place of the page, which appears once online @main @mfe-catalogue', async ({
  page,
  context,
}) => {
  await openList(page);
  const products = page.getByRole('region', { name: 'Produits' });

  await context.setOffline(true);
  await products
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
  await products
    .getByRole('link', { name: /Sac poubelle 110 L/ })
    .first()
    .click();
  await expect(page.getByText('Cette partie de la boutique ne répond pas')).toBeVisible();
  await context.setOffline(false);

  await expect(page.getByRole('heading', { level: 1, name: /Sac poubelle 110 L/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the notices of a registration and of a lost connection do not overlap on a scrolled page', async ({
    page,
    context,
  }) => {
    await openList(page);
    await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click();
    await register(page, newAddress('lea'));
    const registered = page.getByRole('status').filter({ hasText: 'Activez votre compte' });
    const offline = page.getByRole('status').filter({ hasText: 'Vous êtes hors ligne.' });

    await context.setOffline(true);
    await expect(offline).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));

    await expect(registered).toBeInViewport({ ratio: 1 });
    await expect(offline).toBeInViewport({ ratio: 1 });
    const above = await registered.boundingBox();
    const below = await offline.boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  });
});
