import type { Page } from '@playwright/test';
import { hydrated, list } from '../shop/public-pages';
import { expect, test } from '../shop/test';

const products = (page: Page) => page.getByRole('region', { name: 'Produits' });
/** Opens the list with all its files: what is missing then is the line, not a part of the page. */
async function openList(page: Page) {
  await page.goto(list, { waitUntil: 'networkidle' });
  await hydrated(page);
}
const article = (page: Page, name: RegExp) => products(page).getByRole('link', { name }).first();
const title = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('Somebody whose line is gone', () => {
  test('keeps the cart, is told what does not answer, and goes on there by itself when the line is back', async ({
    page,
    context,
  }) => {
    await openList(page);

    await context.setOffline(true);
    await products(page)
      .getByRole('button', { name: /^Ajouter au panier/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
    await article(page, /Sac poubelle 110 L/).click();
    await expect(page.getByText('Cette partie de la boutique ne répond pas')).toBeVisible();
    await context.setOffline(false);

    await expect(title(page, /Sac poubelle 110 L/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
  });

  test('on the way to a sub-category reads why it does not come, in the room of its skeleton, and gets it when the line is back', {
    tag: '@touch',
  }, async ({ page, context }) => {
    const told = page
      .getByText('Le chargement reprendra au retour de la connexion.')
      .filter({ visible: true });
    await openList(page);
    await context.setOffline(true);

    // In the menu at the side, or in the row of tags.
    await page
      .getByRole('link', { name: /Sacs dasri/i })
      .filter({ visible: true })
      .first()
      .click();
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: 'Réessayer' }).filter({ visible: true }).click();
    await expect(told).toBeVisible();
    await context.setOffline(false);

    await expect(title(page, /Sacs dasri/i)).toBeVisible();
    await expect(told).toBeHidden();
  });

  test('on the way to an article finds it by itself when the line is back', async ({ page, context }) => {
    await openList(page);
    // The code of the page is there, the article is not.
    await article(page, /Sac poubelle 110 L/).click();
    await expect(title(page, /Sac poubelle 110 L/)).toBeVisible();
    await page.goBack();
    await expect(title(page, /Sacs poubelle/)).toBeVisible();

    await context.setOffline(true);
    await article(page, /Sac poubelle 30 L/).click();
    await expect(page).toHaveURL(/SP-030/);
    await context.setOffline(false);

    await expect(title(page, /Sac poubelle 30 L/)).toBeVisible();
  });

  test('after a registration still reads where it goes on, above the news of the line', {
    tag: '@touch',
  }, async ({ page, context }) => {
    await page.addInitScript(() => sessionStorage.setItem('sph-registered', 'lea@hotel.example'));
    await openList(page);
    const strip = (words: string) => page.getByRole('status').filter({ hasText: words });
    const edges = async (words: string) => {
      const { y, height } = (await strip(words).boundingBox()) ?? { y: 0, height: 0 };
      return { top: y, bottom: y + height };
    };

    await context.setOffline(true);
    await expect(strip('Vous êtes hors ligne.')).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));

    await expect(strip('Activez votre compte')).toBeInViewport({ ratio: 1 });
    await expect(strip('Vous êtes hors ligne.')).toBeInViewport({ ratio: 1 });
    const registered = await edges('Activez votre compte');
    const offline = await edges('Vous êtes hors ligne.');
    expect(offline.top).toBeGreaterThanOrEqual(registered.bottom);
  });
});
