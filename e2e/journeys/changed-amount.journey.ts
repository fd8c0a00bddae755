import { mailsTo } from '../shop/customers';
import { expectSound } from '../shop/looks';
import { startShopUnderTest } from '../shop/shop-under-test';
import { cards, expectCheckout, expectConfirmation, payByCard, paymentDialog, pressPay } from '../shop/steps';
import { expect, test } from '../shop/test';

/** Above the threshold of every French address. */
const cart = [{ productCode: 'NS-5L-E', quantity: 60 }];
const digits = (text: string | null) => (text ?? '').replace(/\D/g, '');

for (const { shells, apis, change } of [
  { shells: 'announce', apis: 'apply', change: 'Frais de livraison : 0,00 € au lieu de 25,00 €' },
  { shells: 'apply', apis: 'announce', change: 'Frais de livraison : 25,00 € au lieu de 0,00 €' },
]) {
  test.describe(`A professional in a shop that says "${shells}" of free delivery when its API says "${apis}" @alone`, () => {
    let stop = async () => {};
    test.beforeAll(async ({ request }) => {
      const shop = await startShopUnderTest({ settings: { freeDelivery: apis } });
      stop = shop.stop;
      // The API, which read the file at its start, goes on as before.
      shop.changeEnvironment(({ settings }) => {
        settings.freeDelivery = shells;
      });
      const { url } = (await import('../shop/state')).readState();
      await expect(async () => {
        expect(await (await request.get(url)).text()).toContain(`"freeDelivery":"${shells}"`);
      }).toPass();
    });
    test.afterAll(() => stop());

    test.describe('by card', () => {
      test.use({ customer: 'camille', cart });

      test('pays the amount that the dialog showed, and finds it among the orders', async ({
        page,
        shop,
      }) => {
        await page.goto('/purchase');
        await expectCheckout(page);
        const total = page.getByRole('definition').last();
        // It waits for the address, on which the delivery depends.
        await expect(total).toHaveText(/\d/);
        const shown = digits(await total.textContent());
        await pressPay(page);
        const question = page.getByRole('dialog', { name: 'Confirmer le nouveau montant' });
        await expect(question.getByRole('listitem')).toHaveText([new RegExp(change.replace(/ /g, '\\s'))]);
        const [before, now] = (await question.getByRole('definition').allTextContents()).map(digits);
        expect(before).toBe(shown);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await expectSound(page);
          await page.screenshot({ path: test.info().outputPath(`question-${width}.png`) });
        }
        await page.setViewportSize({ width: 1440, height: 900 });

        await page.keyboard.press('Tab');
        const confirm = question.getByRole('button', { name: /^Payer\s\d/ });
        await expect(confirm).toBeFocused();
        expect(digits(await confirm.textContent())).toBe(now);
        await page.keyboard.press('Enter');
        await expect(paymentDialog(page).getByText('Total TTC')).toBeVisible();
        expect(digits(await paymentDialog(page).locator('p').first().textContent())).toBe(now);
        await payByCard(page, cards.accepted);

        const number = await expectConfirmation(page);
        await page.goto('/profile?historique');
        const order = page.getByRole('listitem').filter({ hasText: number });
        await expect(order.getByText('Payé', { exact: true })).toBeVisible();
        await order.getByRole('link', { name: 'Voir la commande' }).click();
        const ordered = page.getByRole('article').locator('div', { has: page.getByText('Total TTC') });
        await expect.poll(async () => digits(await ordered.last().textContent())).toBe(now);
        await expect
          .poll(async () => {
            const mails = await mailsTo(shop, 'camille@nettoyage-durand.example');
            const mail = mails.find(({ subject }) => subject.includes(number));
            return digits(/Total TTC.*/s.exec(mail?.text ?? '')?.[0].split('€')[0] ?? '');
          })
          .toBe(now);
      });
    });

    test.describe('on account', () => {
      test.use({ customer: 'achats', cart });

      test('orders at the amount that the dialog showed', async ({ page }) => {
        await page.goto('/purchase');
        await expectCheckout(page);
        await pressPay(page);
        const question = page.getByRole('dialog', { name: 'Confirmer le nouveau montant' });
        await expect(question.getByRole('listitem')).toHaveText([new RegExp(change.replace(/ /g, '\\s'))]);
        const [, now] = (await question.getByRole('definition').allTextContents()).map(digits);
        await question.getByRole('button', { name: 'Confirmer' }).click();

        const number = await expectConfirmation(page);
        await page.goto('/profile?historique');
        const order = page.getByRole('listitem').filter({ hasText: number });
        await order.getByRole('link', { name: 'Voir la commande' }).click();
        const total = page.getByRole('article').locator('div', { has: page.getByText('Total TTC') });
        await expect.poll(async () => digits(await total.last().textContent())).toBe(now);
      });
    });
  });
}
