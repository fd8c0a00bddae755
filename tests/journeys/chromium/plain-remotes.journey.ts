import { mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startHost } from '../../kit/host';
import { hydrated } from '../shop/public-pages';
import { changeRemote } from '../shop/state';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

test.use({ cart: twoArticles });

test('a remote built by webpack with the plain federation plugin shares router, atoms and cart with the shop', async ({
  page,
  shop,
}) => {
  const { buildPlainRemote } = await import('../plain-remotes/build');
  const folder = mkdtempSync(join(dirname(shop.environmentFile), 'plain-'));
  await buildPlainRemote(folder);
  const host = await startHost(folder);
  const takeBack = changeRemote(shop, 'mfe-brands', { url: host.url, prefixes: ['marques'], slots: [] });
  try {
    await expect(async () => {
      const { remotes } = await (await page.request.get(`${shop.url}/health`)).json();
      expect(remotes['mfe-brands'].live).toMatchObject({ version: '1.0.0' });
    }).toPass();

    await page.goto('/marques/Ecolab');
    await hydrated(page);

    await expect(page.getByRole('heading', { level: 1, name: 'Marque Ecolab' })).toBeVisible();
    await expect(page.getByText('Références au panier : 1')).toBeVisible();
    await expect(page.locator('.brand')).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
    await page.getByRole('button', { name: 'Avis utiles : 0' }).click();
    await expect(page.getByRole('button', { name: 'Avis utiles : 1' })).toBeVisible();
    // To a page of the shell and back without a reload: the atom keeps its value.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Engagement' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /engagement/i })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Avis utiles : 1' })).toBeVisible();
  } finally {
    await takeBack();
    host.stop();
  }
});
