import { expect, test } from '../shop/test';

test('a dialog whose code hangs says so after 8 seconds, and opens by another try', async ({ page }) => {
  let hanging = true;
  await page.route(/\/legal-texts\.[0-9a-f]+\.js/, (route) =>
    hanging ? new Promise(() => undefined) : route.continue(),
  );
  await page.clock.install();
  await page.goto('/about');

  await page.getByRole('contentinfo').getByRole('button', { name: 'Mentions légales' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mentions légales' });
  await expect(dialog).toBeVisible();
  await page.clock.fastForward(8000);
  await expect(dialog.getByText(/^Le chargement est toujours en cours, plus long que/)).toBeVisible();
  hanging = false;
  await dialog.getByRole('button', { name: 'Réessayer' }).click();

  await expect(dialog.getByRole('heading', { name: 'Éditeur' })).toBeVisible();
});
