import { earliestDelivery, formatDay } from 'shared-contracts/pricing';
import { product } from '../shop/public-pages';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

const day = 86_400_000;

test.use({ customer: 'buyer', cart: twoArticles });

test('a customer whose clock is three days slow sees delivery dates that count from the real date', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() - 3 * day });
  const first = formatDay(earliestDelivery('standard', new Date()));

  await page.goto(product);
  await expect(page.getByText(`à partir du ${first}`)).toBeVisible();

  await page.goto('/purchase');
  const standard = page.getByRole('radio', { name: /^Livraison standard/ });
  await expect(page.locator('label').filter({ has: standard })).toContainText(`à partir du ${first}`);
});
