import type { Page } from '@playwright/test';
import { expectAccessible, expectGoodLooks } from '../shop/looks';
import {
  cardForm,
  cards,
  expectCheckout,
  expectConfirmation,
  openCardForm,
  payByCard,
  paymentDialog,
  twoArticles,
} from '../shop/steps';
import { expect, test } from '../shop/test';

const main = (page: Page) => page.getByRole('main');

test.describe('A visitor with a cart finds', () => {
  test.use({ cart: twoArticles });

  test('it, its panel, a removed line and the sign-in accessible', async ({ page }) => {
    await page.goto('/order');
    await expect(main(page).getByRole('heading', { level: 2, name: 'Récapitulatif' })).toBeVisible();
    await expectGoodLooks(page, { onTablet: true });

    await main(page).getByRole('button', { name: 'Commander' }).click();
    await expect(page.getByRole('dialog', { name: 'Connexion ou création de compte' })).toBeVisible();
    await expectGoodLooks(page, { onPhone: false });
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Panier, 2 articles' }).click();
    const panel = page.getByRole('dialog', { name: 'VOTRE PANIER' });
    await expect(panel.getByRole('link', { name: /Sac poubelle 110 L/ }).first()).toBeVisible();
    await expectGoodLooks(page);
    const edge = async (words: RegExp) => (await panel.getByText(words).first().boundingBox())?.x;
    const title = await edge(/^VOTRE PANIER$/);
    await panel.getByRole('button', { name: /^Supprimer / }).click();
    await expect(panel.getByRole('button', { name: 'Annuler' })).toBeVisible();
    expect(await edge(/retiré du panier/)).toBe(title);
    await expectAccessible(page);
  });
});

test.describe('A visitor who wants very many finds', () => {
  test.use({ cart: [{ productCode: 'SP-110-N35', quantity: 123_456 }] });

  test('the order as wide as the window', async ({ page }) => {
    await page.goto('/order');

    await expect(
      main(page)
        .getByText(/123.456/)
        .first(),
    ).toBeVisible();
    await expectGoodLooks(page);
  });
});

test.describe('A customer without an address finds', () => {
  test.use({ customer: 'lea', cart: twoArticles });

  test('the checkout, and what stands in the way, accessible', async ({ page }) => {
    await page.goto('/purchase');
    await expectCheckout(page);

    await expect(main(page).getByText('Ajoutez une adresse de livraison pour pouvoir payer.')).toBeVisible();
    await expectGoodLooks(page);
  });
});

test.describe('A customer who buys many articles finds', () => {
  const many = [
    'SP-110-N35',
    'SP-030-B15',
    'SP-050-G25',
    'SP-100-R30',
    'SP-110-J35',
    'SP-130-N55',
    'PT-400-E',
    'NS-5L-E',
  ];
  const cart = many.map((productCode) => ({ productCode, quantity: 1 }));
  // Playwright takes an array of two objects or more for a value with options.
  test.use({ customer: 'lea', cart: [cart, { scope: 'test' }] });

  test('a shadow where more of them lie, and reaches the last by keyboard', async ({ page }) => {
    await page.goto('/purchase');
    await expectCheckout(page);
    const lines = main(page).getByRole('list', { name: 'Articles commandés' });
    await expect(lines.getByRole('listitem')).toHaveCount(many.length);

    const more = await lines.evaluate((list) => list.scrollHeight - list.clientHeight);
    expect(more).toBeGreaterThan(0);
    // A shadow at each end, and what covers it there, which moves with the articles.
    const { image, attachment } = await lines.evaluate((list) => {
      const { backgroundImage, backgroundAttachment } = getComputedStyle(list);
      return { image: backgroundImage.match(/linear-gradient/g)?.length, attachment: backgroundAttachment };
    });
    expect(image).toBe(4);
    expect(attachment).toBe('local, local, scroll, scroll');

    await lines.focus();
    await page.keyboard.press('End');

    await expect(lines.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  });
});

test.describe('A customer who buys finds', () => {
  test.use({ customer: 'buyer', cart: twoArticles });

  test('the checkout, the choice of an address, the card form, its refusal and the thanks accessible', async ({
    page,
  }) => {
    await page.goto('/purchase');
    await expectCheckout(page);
    await page.getByRole('button', { name: "Modifier l'adresse de livraison" }).click();
    await expectGoodLooks(page, { onPhone: false });
    await page.getByRole('dialog').getByRole('button', { name: 'Valider' }).click();
    await expectGoodLooks(page);

    await openCardForm(page);
    await expectAccessible(page, { frames: true });
    await payByCard(page, cards.refused);
    await expect(paymentDialog(page).getByRole('alert').filter({ hasText: 'refusé' })).toBeVisible();
    await expect(cardForm(page).getByLabel('Numéro de carte')).toBeVisible();
    await expectAccessible(page);

    await payByCard(page, cards.accepted);
    await expectConfirmation(page);
    await expectGoodLooks(page);
  });
});

for (const [customer, state] of [
  ['camille', 'full'],
  ['lea', 'empty'],
] as const) {
  test.describe(`A customer whose account is ${state} finds`, () => {
    test.use({ customer });

    test('each of its parts accessible', async ({ page }) => {
      for (const tab of ['informations', 'address', 'historique', 'securite']) {
        await test.step(tab, async () => {
          await page.goto(`/profile?${tab}`);
          await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
          await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
          await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
          await expectGoodLooks(page, { onPhone: state === 'full' });
        });
      }
    });
  });
}

test.describe('A customer with orders finds', () => {
  test.use({ customer: 'camille' });

  test('an account that is still on its way accessible', async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/users/addresses*', (route) => answered.then(() => route.continue()));

    await page.goto('/profile?address');
    await expect(main(page).getByText('Chargement de votre compte')).toBeAttached();
    await expectAccessible(page);
    answer();

    await expect(main(page).getByRole('heading', { name: 'Mes adresses' })).toBeVisible();
    await expect(page).toHaveTitle('Mes adresses | Boutique SPH');
  });

  test('a paid order, its confirmation and an address being changed accessible', async ({ page }) => {
    await page.goto('/profile?historique');
    await main(page)
      .getByRole('listitem')
      .filter({ hasText: 'Payé' })
      .first()
      .getByRole('link', { name: /^Voir la commande/ })
      .click();
    await expect(main(page).getByRole('button', { name: 'Imprimer' })).toBeVisible();
    await expectGoodLooks(page);

    await page.goto(`/invoice/${new URL(page.url()).searchParams.get('commande')}`);
    await expect(page.getByRole('heading', { level: 1, name: 'MERCI POUR VOTRE COMMANDE' })).toBeVisible();
    await expectGoodLooks(page);

    await page.goto('/profile?address');
    await main(page).getByRole('button', { name: 'Modifier' }).first().click();
    await expect(page.getByRole('heading', { name: 'Modifier l’adresse' })).toBeVisible();
    await expectGoodLooks(page);
  });
});
