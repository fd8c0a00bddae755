import { readFile } from 'node:fs/promises';
import { tabTo } from '../shop/keyboard';
import { expect, test } from '../shop/test';

test('a visitor orders by reference, removes an invalid line by keyboard, and imports the exported cart @main @mfe-cart-checkout', async ({
  page,
}) => {
  const corrections = page.getByRole('list', { name: 'Lignes à corriger' }).getByRole('listitem');
  await page.goto('/order');
  await page.getByRole('textbox', { name: 'Références et quantités' }).fill('SP-110-N35 12\nINCONNU 3');
  await tabTo(page, page.getByRole('button', { name: 'Ajouter ces lignes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lignes à corriger' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Retirer la ligne 1' }));
  await page.keyboard.press('Enter');
  await expect(corrections).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter le panier (CSV)' }).click();
  const path = await (await download).path();
  expect(await readFile(path, 'utf8')).toContain('SP-110-N35;12;');
  await page.getByLabel('Ou un fichier').setInputFiles(path);

  const lines = page.getByRole('list', { name: 'Articles du panier' }).getByRole('listitem');
  await expect(lines.getByRole('spinbutton')).toHaveValue('24');
});
