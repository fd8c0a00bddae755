import { readFile } from 'node:fs/promises';
import { mailsTo, password, registerBuyer } from '../shop/customers';
import { expectGoodLooks } from '../shop/looks';
import { signIn } from '../shop/steps';
import { expect, test } from '../shop/test';

test('A customer takes the own data along, asks to be forgotten, and thinks better of it', async ({
  page,
  shop,
}) => {
  const address = await registerBuyer(shop);
  await page.goto('/login');
  await signIn(page, address);
  await page.goto('/profile');
  await page
    .getByRole('navigation', { name: 'Mon compte' })
    .getByRole('link', { name: 'Mes données personnelles' })
    .click();
  const main = page.getByRole('main');
  const ask = main.getByRole('button', { name: 'Demander la suppression de mon compte' });
  await expect(ask).toBeVisible();
  await expectGoodLooks(page, { onTablet: true });

  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Télécharger mes données' }).click();
  const download = await downloading;
  const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(download.suggestedFilename()).toBe('mes-donnees.json');
  expect(copy.account.emailAddress).toBe(address);
  expect(copy.addresses).toHaveLength(2);

  await ask.click();
  const dialog = page.getByRole('dialog', { name: /^Supprimer mon compte/ });
  await expect(dialog.getByText(/vos adresses, votre panier/)).toBeVisible();
  await dialog.getByLabel(/^Votre mot de passe/).fill('Pas-le-bon-1986');
  await dialog.getByRole('button', { name: 'Demander la suppression' }).click();
  await expect(dialog.getByText('Ce mot de passe n’est pas le bon.')).toBeVisible();
  await expectGoodLooks(page);
  await dialog.getByLabel(/^Votre mot de passe/).fill(password);
  await dialog.getByRole('button', { name: 'Demander la suppression' }).click();

  await expect(main.getByText(/^Suppression demandée le /)).toBeVisible();
  await expectGoodLooks(page, { onPhone: false });
  await expect
    .poll(async () => (await mailsTo(shop, address)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Demande de suppression de votre compte/));

  await main.getByRole('button', { name: 'Retirer ma demande' }).click();
  await expect(ask).toBeVisible();
});
