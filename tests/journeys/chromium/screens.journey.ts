import { expectRingsAllTheWay } from '../shop/focus-ring';
import { expectReadableInForcedColors } from '../shop/forced-colors';
import { expectRoomForLargeText } from '../shop/large-text';
import { cataloguePages, customerPages, type Pages, shellPages } from '../shop/page-lists';
import { category, list, openWhole, product } from '../shop/public-pages';
import { expectAccessible, expectGoodLooks } from '../shop/screen-checks';
import { expectCheckout, twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

/** Their layout on a tablet differs from both desktop and phone. */
const withTabletLayout = ['/', list, product, '/order'];

function testScreens(whose: string, pages: Pages): void {
  for (const [path, title] of pages)
    test(`${path} ${whose} can be used at every width, in forced colours, by keyboard and with large text`, async ({
      page,
    }) => {
      await openWhole(page, path, title);
      await expectGoodLooks(page, { onTablet: withTabletLayout.includes(path) });
      await expectReadableInForcedColors(page);
      await expectRingsAllTheWay(page);
      await expectRoomForLargeText(page);
    });
}

testScreens('of a visitor', [
  ...shellPages,
  ...cataloguePages,
  [`${category}?contenance=340+L&couleur=bleu`, /Sacs/i],
  ['/recherche?q=zzzzzz', /Résultat de recherche/],
  ['/order', /panier/],
]);

test.describe(() => {
  test.use({ customer: 'lea', cart: twoArticles });

  testScreens('of a new customer', [
    ['/purchase', /Commande/],
    ['/profile?address', /Mon compte/],
    ['/profile?historique', /Mon compte/],
  ]);
});

test.describe(() => {
  test.use({ customer: 'camille', cart: twoArticles });

  testScreens('of a customer', customerPages);
});

test.describe('with a quantity of six digits in the cart', () => {
  test.use({ cart: [{ productCode: 'SP-110-N35', quantity: 123_456 }] });

  testScreens('of a large cart', [['/order', /panier/]]);

  test('the cart panel on a phone has uncut focus rings, and its note begins at the left edge of its title', async ({
    page,
  }) => {
    const panel = page.getByRole('dialog', { name: 'VOTRE PANIER' });
    await openWhole(page, '/order', /panier/);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.getByRole('button', { name: /^Panier, \d/ }).press('Enter');
    await expect(panel.getByRole('spinbutton')).toHaveCount(1);
    await expectRingsAllTheWay(page, panel);
    const edge = async (words: RegExp) => (await panel.getByText(words).first().boundingBox())?.x;

    await panel.getByRole('button', { name: /^Supprimer / }).click();

    await expect(panel.getByRole('button', { name: 'Annuler' })).toBeVisible();
    await expect(async () =>
      expect(await edge(/retiré du panier/)).toBe(await edge(/^VOTRE PANIER$/)),
    ).toPass();
  });
});

test('forms with refused input are accessible', async ({ page }) => {
  await openWhole(page, '/contact', /contact/i);
  await page.getByRole('main').getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Six champs sont à corriger')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Cinq champs sont à corriger')).toBeVisible();
  await expectGoodLooks(page);

  await openWhole(page, product, /Sac poubelle 110 L/);
  await page.getByRole('spinbutton', { name: 'Quantité' }).fill('0');
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  await expect(page.getByText('Choisissez une quantité d’au moins 1.')).toBeVisible();
  await expectAccessible(page);
});

test('a list as a table is accessible, with a sticky head below the header', async ({ page }) => {
  await openWhole(page, list, /Sacs poubelle/);
  await page.getByRole('button', { name: 'Tableau' }).click();
  await expectGoodLooks(page);

  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));

  const heading = page.getByText('Prix HT', { exact: true });
  await expect(heading).toBeInViewport();
  const [head, header] = [await heading.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(head?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test.describe(() => {
  const codes = 'SP-110-N35 SP-030-B15 SP-050-G25 SP-100-R30 SP-110-J35 SP-130-N55 PT-400-E NS-5L-E'.split(
    ' ',
  );
  const cart = codes.map((productCode) => ({ productCode, quantity: 1 }));
  // Playwright would interpret a bare array of several objects as a value with options.
  test.use({ customer: 'lea', cart: [cart, { scope: 'test' }] });

  test('a long list of articles in the checkout scrolls by keyboard', async ({ page }) => {
    await page.goto('/purchase');
    await expectCheckout(page);
    const lines = page.getByRole('main').getByRole('list', { name: 'Articles commandés' });
    await expect(lines.getByRole('listitem')).toHaveCount(codes.length);
    await expect(lines.getByRole('listitem').last()).not.toBeInViewport();

    await lines.focus();

    // If a line grows while the list scrolls, the list stops before its end.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(lines.getByRole('listitem').last()).toBeInViewport({ ratio: 1, timeout: 2_000 });
    }).toPass();
  });
});
