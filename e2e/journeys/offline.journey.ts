import { hydrated, list } from '../shop/public-pages';
import { expect, test } from '../shop/test';

test('Somebody whose line is gone keeps what is there, and goes on when it is back', async ({
  page,
  context,
}) => {
  await page.goto(list);
  await hydrated(page);
  const products = page.getByRole('region', { name: 'Produits' });

  await context.setOffline(true);
  await products
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
  const link = products.getByRole('link', { name: /Sac poubelle/ }).last();
  const name = (await link.getAttribute('aria-label')) ?? '';
  await link.click();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
});
