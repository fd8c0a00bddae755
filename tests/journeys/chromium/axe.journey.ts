import { category, list, openWhole, product } from '../shop/public-pages';
import { expectSound } from '../shop/screen-checks';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

/** By description: the URL of each page with its heading. */
type Pages = Readonly<Record<string, readonly (readonly [path: string, title: RegExp])[]>>;

const publicPages: Pages = {
  'the home page': [['/', /hygiène/i]],
  'the page about the company': [['/about', /propos/]],
  'the commitment page': [['/commitment', /engagement/]],
  'the terms': [['/cgv', /conditions/i]],
  'the contact page': [['/contact', /contact/i]],
  'the login page': [['/login', /connexion/i]],
  'the pages to reset a password': [
    ['/reset-password', /mot de passe/i],
    ['/reset-password/confirm?token=x', /mot de passe/i],
  ],
  'the page of a verification that fails': [['/verify-email', /Vérification/]],
  'the page of all categories': [['/category-product', /familles/]],
  'a list': [[list, /Sacs poubelle/]],
  'a product page': [[product, /Sac poubelle 110 L/]],
  'the search results page': [['/recherche?q=sac+110l', /Résultat de recherche/]],
  'the page of an unknown product': [[`${category}/SACS-POUBELLE/INCONNU-1`, /introuvable/]],
};

const customerPages: Pages = {
  'the cart page': [['/order', /panier/]],
  'the checkout page': [['/purchase', /Commande/]],
  'the account': ['informations', 'address', 'historique', 'listes', 'securite', 'donnees'].map(
    (section) => [`/profile?${section}`, /Mon compte/] as const,
  ),
};

function testPages(pages: Pages): void {
  for (const [name, urls] of Object.entries(pages)) {
    test(`axe finds no violation on ${name} @main`, async ({ page }) => {
      for (const [path, title] of urls) {
        await test.step(path, async () => {
          await openWhole(page, path, title);
          await expectSound(page);
        });
      }
    });
  }
}

testPages(publicPages);

test.describe(() => {
  test.use({ customer: 'camille', cart: twoArticles });

  testPages(customerPages);

  test('axe finds no violation on an order and its confirmation @main', async ({ page }) => {
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
