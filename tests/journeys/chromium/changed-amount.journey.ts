import { mailsTo } from '../shop/customers';
import { expectSound } from '../shop/looks';
import { editEnvironment } from '../shop/state';
import { cards, expectCheckout, expectConfirmation, payByCard, paymentDialog, pressPay } from '../shop/steps';
import { expect, test } from '../shop/test';

const digits = (text: string | null) => (text ?? '').replace(/\D/g, '');

// More than what free delivery begins at.
test.use({ customer: 'buyer', cart: [{ productCode: 'NS-5L-E', quantity: 60 }] });

// The API, which reads the file when it starts, goes on as before.
let takeBack = () => {};
test.beforeEach(async ({ shop, request }) => {
  takeBack = editEnvironment(shop, ({ settings }) => {
    settings.freeDelivery = 'announce';
  });
  await expect(async () => {
    expect(await (await request.get('/purchase')).text()).toContain('"freeDelivery":"announce"');
  }).toPass();
});
test.afterEach(() => takeBack());

test('a customer whose page counts another delivery than the API confirms the new amount, and pays it @alone', async ({
  page,
  shop,
  buyer,
}) => {
  await page.goto('/purchase');
  await expectCheckout(page);
  const total = page.getByRole('definition').last();
  // It waits for the address, on which the delivery depends.
  await expect(total).toHaveText(/\d/);
  const shown = digits(await total.textContent());
  await pressPay(page);
  const question = page.getByRole('dialog', { name: 'Confirmer le nouveau montant' });
  await expect(question.getByRole('listitem')).toHaveText([
    /Frais\sde\slivraison\s:\s0,00\s€\sau\slieu\sde\s25,00\s€/,
  ]);
  const [before, now = ''] = (await question.getByRole('definition').allTextContents()).map(digits);
  expect(before).toBe(shown);
  await expectSound(page);

  await question.getByRole('button', { name: /^Payer\s\d/ }).click();
  await expect(paymentDialog(page).getByText('Total TTC')).toBeVisible();
  expect(digits(await paymentDialog(page).locator('p').first().textContent())).toBe(now);
  await payByCard(page, cards.accepted);

  const number = await expectConfirmation(page);
  expect(digits(await page.getByRole('row', { name: /^Total TTC/ }).textContent())).toBe(now);
  await expect
    .poll(async () => {
      const mails = await mailsTo(shop, await buyer());
      const mail = mails.find(({ subject }) => subject.includes(number));
      return digits(/Total TTC.*/s.exec(mail?.text ?? '')?.[0].split('€')[0] ?? '');
    })
    .toBe(now);
});
