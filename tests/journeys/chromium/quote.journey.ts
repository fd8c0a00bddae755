import { expectAccessible } from '../shop/screen-checks';
import { twoArticles } from '../shop/steps';
import { download, expect, test } from '../shop/test';

test.use({ cart: twoArticles });

test('a visitor downloads a quote of the cart as PDF and prints it on one sheet @main @mfe-cart-checkout', async ({
  page,
}) => {
  await page.goto('/order');
  await expect(page.getByText('Total TTC', { exact: true })).toBeVisible();
  await page.getByText('Enregistrer ou partager').click();
  const { name, content } = await download(page, 'Devis indicatif (PDF)');
  expect(name).toMatch(/^devis-\d{4}-\d\d-\d\d\.pdf$/);
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const sheet = page.getByRole('article', { name: 'Devis indicatif' });
  const article = sheet.getByRole('row', { name: /Sac poubelle 110 L/ });
  await expect(article).toBeVisible();
  await expect(page.getByRole('button', { name: 'Devis indicatif (PDF)' })).toBeHidden();
  await expect(sheet.getByText(/^Établi le .*, à titre indicatif\./)).toBeVisible();
  await expectAccessible(page);
  // If it takes several sheets, no line is split and each sheet repeats the head of the table.
  await expect(article).toHaveCSS('break-inside', 'avoid');
  await expect(sheet.getByRole('table', { name: 'Articles' }).locator('thead')).toHaveCSS(
    'display',
    'table-header-group',
  );
  const printed = await page.pdf({ preferCSSPageSize: true });
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
