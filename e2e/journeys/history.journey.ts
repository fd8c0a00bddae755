import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { tabTo } from '../shop/keyboard';
import { expectGoodLooks } from '../shop/looks';
import { expect, test } from '../shop/test';

const main = (page: Page) => page.getByRole('main');
const search = (page: Page) => main(page).getByRole('form', { name: 'Rechercher dans mes commandes' });
const words = (page: Page) => search(page).getByLabel('Numéro, référence ou nom d’article');
const orders = (page: Page) => main(page).getByRole('heading', { level: 3, name: /^Commande CMD-/ });

/** Presses a button and reads the file that comes. */
async function downloaded(page: Page, button: string) {
  // The first paper waits for its worker to start.
  const file = page.waitForEvent('download');
  await main(page).getByRole('button', { name: button }).click();
  const download = await file;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test.describe('A customer with orders @touch', () => {
  test.use({ customer: 'camille' });

  test('finds one by what was in it, by keyboard, and its URL finds it again', async ({ page }) => {
    await page.goto('/profile?historique');
    await expect(orders(page).first()).toBeVisible();
    const all = await orders(page).count();
    await tabTo(page, words(page));
    await page.keyboard.type('lavette MICROFIBRE');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/recherche=lavette\+MICROFIBRE/);
    await expect.poll(() => orders(page).count()).toBeLessThan(all);
    await expect(orders(page).first()).toBeVisible();
    await expect(words(page)).toBeFocused();

    const found = await orders(page).allTextContents();
    await page.reload();
    await expect(orders(page)).toHaveText(found);
    await expectGoodLooks(page, { onTablet: true });
  });

  test('is told that nothing fits, and finds all again', async ({ page }) => {
    await page.goto('/profile?historique&recherche=licorne');
    await expect(main(page).getByRole('heading', { name: 'Aucune commande trouvée' })).toBeVisible();
    await expectGoodLooks(page);

    await main(page).getByRole('link', { name: 'Voir toutes mes commandes' }).click();

    await expect(orders(page).first()).toBeVisible();
    await expect(words(page)).toHaveValue('');
  });

  test('takes along the sums of a month and the paper of an order', async ({ page }) => {
    await page.goto('/profile?historique');
    const card = main(page).getByRole('listitem').filter({ hasText: 'Payé' }).first();
    const number = /CMD-\d{4}-\d{6}/.exec((await card.textContent()) ?? '')?.[0] ?? '';
    const month = search(page).getByLabel('Mois');
    await month.selectOption({ index: 1 });
    await search(page).getByRole('button', { name: 'Rechercher' }).click();

    const sums = await downloaded(page, 'Télécharger le mois (CSV)');
    expect(sums.name).toBe(`commandes-${await month.inputValue()}.csv`);
    expect(sums.content.toString()).toMatch(/^\ufeffCommande;Date de commande;/);

    await page.goto('/profile?historique');
    await card.getByRole('link', { name: 'Voir la commande' }).click();
    const paper = await downloaded(page, 'Bon de commande (PDF)');
    expect(paper.name).toBe(`bon-de-commande-${number}.pdf`);
    expect(paper.content.subarray(0, 5).toString()).toBe('%PDF-');
    await expectGoodLooks(page);
  });
});
