import type { Page } from '@playwright/test';
import { settled } from '../shop/public-pages';
import { expect, test } from '../shop/test';

const late = /^Le chargement est toujours en cours, plus long que d’habitude\./;

/** A part of the shell whose file hangs: the dialog says so after 8 s, or at once when the device is offline. */
async function expectLateDialog(page: Page, button: string, title: string): Promise<void> {
  await page.goto('/about');
  await settled(page);
  await page.getByRole('contentinfo').getByRole('button', { name: button }).click();

  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('status').filter({ hasText: late })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeVisible();
}

for (const [file, button, title] of [
  ['auth-dialog', 'Connexion', 'Connexion ou création de compte'],
  ['legal-texts', 'Mentions légales', 'Mentions légales'],
] as const) {
  test(`Somebody who opens '${title}' learns that it takes long, and gets it by another try`, async ({
    page,
  }) => {
    let hanging = true;
    await page.route(new RegExp(`/${file}\\.[0-9a-f]+\\.js`), (route) =>
      hanging ? new Promise(() => undefined) : route.continue(),
    );
    await expectLateDialog(page, button, title);
    hanging = false;

    await page.getByRole('button', { name: 'Réessayer' }).click();

    await expect(page.getByRole('dialog', { name: title }).getByRole('heading').nth(1)).toBeVisible();
  });
}

test('Somebody who comes home while the API is late learns of it, and gets the page by another try', async ({
  page,
}) => {
  let hanging = true;
  await page.goto('/about');
  await settled(page);
  await page.route(/\/products\/SP-110-N35$/, (route) =>
    hanging ? new Promise(() => undefined) : route.continue(),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Boutique SPH' }).click();
  await expect(page.getByRole('status').filter({ hasText: late })).toBeVisible();
  hanging = false;

  await page.getByRole('button', { name: 'Réessayer' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^L’hygiène professionnelle/ })).toBeVisible();
});
