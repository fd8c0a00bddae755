import type { Page } from '@playwright/test';
import { category, list, openWhole, product } from '../shop/public-pages';
import { expectSound } from '../shop/screen-checks';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

type Pages = readonly (readonly [path: string, heading: RegExp])[];

const shellPages: Pages = [
  ['/', /hygiène/i],
  ['/about', /propos/],
  ['/commitment', /engagement/],
  ['/cgv', /conditions/i],
  ['/accessibilite', /accessibilité/],
  ['/contact', /contact/i],
  ['/login', /connexion/i],
  ['/reset-password', /mot de passe/i],
  ['/reset-password/confirm?token=x', /mot de passe/i],
  ['/verify-email?token=x&change', /adresse e-mail/],
  ['/verify-email', /Vérification/],
];

const cataloguePages: Pages = [
  ['/category-product', /familles/],
  [list, /Sacs poubelle/],
  [product, /Sac poubelle 110 L/],
  ['/recherche?q=sac+110l', /Résultat de recherche/],
  [`${category}/SACS-POUBELLE/INCONNU-1`, /introuvable/],
];

const customerPages: Pages = [
  ['/order', /panier/],
  ['/purchase', /Commande/],
  ...['informations', 'address', 'historique', 'listes', 'securite', 'donnees'].map(
    (section) => [`/profile?${section}`, /Mon compte/] as const,
  ),
];

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
