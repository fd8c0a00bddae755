import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hydrated } from '../shop/public-pages';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

const bundlers = ['Rspack', 'webpack'] as const;

// All edit the environment file.
for (const bundler of bundlers) {
  test.describe(`A remote that ${bundler} has built with the federation package's plain plugin @alone`, () => {
    test.use({ cart: twoArticles });

    test('has its page in the shop: router, atoms, cart and styles', async ({ page, shop }) => {
      const { buildPlainRemote } = await import('../plain-remotes/bundlers');
      const { startHost } = await import('../../proofs/failure-grid/host');
      const folder = mkdtempSync(join(dirname(shop.environmentFile), 'plain-'));
      await buildPlainRemote(bundler, folder);
      const host = await startHost(folder);
      const original = readFileSync(shop.environmentFile, 'utf8');
      try {
        const environment = JSON.parse(original);
        environment.remotes['mfe-brands'] = { url: host.url, prefixes: ['marques'], slots: [] };
        writeFileSync(shop.environmentFile, JSON.stringify(environment));
        await expect(async () => {
          const { remotes } = await (await page.request.get(`${shop.url}/health`)).json();
          expect(remotes['mfe-brands'].live).toMatchObject({ contract: 4, federation: null });
        }).toPass();

        await page.goto('/marques/Ecolab');
        await hydrated(page);

        await expect(page.getByRole('heading', { level: 1, name: 'Marque Ecolab' })).toBeVisible();
        await expect(page.getByText('Références au panier : 1')).toBeVisible();
        await expect(page.locator('.brand')).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
        await page.getByRole('button', { name: 'Avis utiles : 0' }).click();
        await expect(page.getByRole('button', { name: 'Avis utiles : 1' })).toBeVisible();
        // From the shop's own page and back: one document, the atom kept.
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.getByRole('contentinfo').getByRole('link', { name: 'Engagement' }).click();
        await expect(page.getByRole('heading', { level: 1, name: /engagement/i })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('button', { name: 'Avis utiles : 1' })).toBeVisible();
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      } finally {
        writeFileSync(shop.environmentFile, original);
        host.stop();
      }
    });
  });
}
