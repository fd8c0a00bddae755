import type { Page } from '@playwright/test';
import { cataloguePages, customerPages, type Pages, shellPages } from '../shop/page-lists';
import { openWhole } from '../shop/public-pages';
import { expectSound } from '../shop/screen-checks';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

async function expectSoundPages(page: Page, pages: Pages): Promise<void> {
  for (const [path, heading] of pages)
    await test.step(path, async () => {
      await openWhole(page, path, heading);
      await expectSound(page);
    });
}

test('axe finds no violation on the pages of the shell @main', ({ page }) =>
  expectSoundPages(page, shellPages));

test('axe finds no violation on the pages of the catalogue @main @mfe-catalogue', ({ page }) =>
  expectSoundPages(page, cataloguePages));

test.describe(() => {
  test.use({ customer: 'camille', cart: twoArticles });

  test('axe finds no violation on the pages of a customer, an order and its confirmation @main @mfe-cart-checkout @mfe-account', async ({
    page,
  }) => {
    await expectSoundPages(page, customerPages);

    await openWhole(page, '/profile?historique', /Mon compte/);
    const orders = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Payé' });
    await orders
      .first()
      .getByRole('link', { name: /^Voir la commande/ })
      .click();
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible();
    await expectSound(page);

    await openWhole(page, `/invoice/${new URL(page.url()).searchParams.get('commande')}`, /MERCI/);
    await expectSound(page);
  });
});
