import { tabTo } from '../shop/keyboard';
import { download, expect, test } from '../shop/test';

test('a visitor orders by reference, removes an invalid line by keyboard, and imports the exported cart @main @mfe-cart-checkout', async ({
  page,
}) => {
  const corrections = page.getByRole('list', { name: 'Lignes à corriger' }).getByRole('listitem');
  // An extension's AMD loader, which a library must not take for the bundler's.
  await page.addInitScript(() => Object.assign(window, { define: Object.assign(() => {}, { amd: {} }) }));
  await page.goto('/order');
  await page.getByRole('textbox', { name: 'Références et quantités' }).fill('SP-110-N35 12\nINCONNU 3');
  await tabTo(page, page.getByRole('button', { name: 'Ajouter ces lignes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lignes à corriger' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Retirer la ligne 1' }));
  await page.keyboard.press('Enter');
  await expect(corrections).toHaveCount(0);

  await page.getByText('Enregistrer ou partager').click();
  const { path, content } = await download(page, 'Exporter le panier (CSV)');
  expect(content.toString()).toContain('SP-110-N35;12;');
  await page.getByLabel('Ou un fichier').setInputFiles(path);

  const lines = page.getByRole('list', { name: 'Articles du panier' }).getByRole('listitem');
  await expect(lines.getByRole('spinbutton')).toHaveValue('24');
});
