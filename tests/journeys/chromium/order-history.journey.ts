import { download, expect, test } from '../shop/test';

test.use({ customer: 'camille' });

test('a customer searches orders by words, and downloads an order as PDF and a month as CSV @main @mfe-account', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const search = main.getByRole('form', { name: 'Rechercher dans mes commandes' });
  const words = search.getByLabel('Numéro, référence ou nom d’article');
  const month = search.getByLabel('Mois');
  const orders = main.getByRole('heading', { level: 3, name: /^Commande CMD-/ });
  await page.goto('/profile?historique');
  await expect(orders.first()).toBeVisible();
  const all = await orders.count();

  await words.fill('lavette MICROFIBRE');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/recherche=lavette\+MICROFIBRE/);
  await expect.poll(() => orders.count()).toBeLessThan(all);
  await expect(orders.first()).toBeVisible();
  await expect(words).toBeFocused();
  const found = await orders.allTextContents();
  await page.reload();
  await expect(orders).toHaveText(found);

  const card = main.getByRole('listitem').filter({ hasText: 'CMD-' }).first();
  const number = /CMD-\d{4}-\d{6}/.exec((await card.textContent()) ?? '')?.[0];
  await card.getByRole('link', { name: 'Voir la commande' }).click();
  const pdf = await download(page, 'Confirmation de commande (PDF)');
  expect(pdf.name).toBe(`confirmation-de-commande-${number}.pdf`);
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto('/profile?historique');
  await month.selectOption({ index: 1 });
  await search.getByRole('button', { name: 'Rechercher' }).click();
  const csv = await download(page, 'Télécharger le mois (CSV)');
  expect(csv.name).toBe(`commandes-${await month.inputValue()}.csv`);
  expect(csv.content.toString()).toMatch(/^\ufeffCommande;Date de commande;/);
});
