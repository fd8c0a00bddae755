import { password } from '../../kit/users';
import { mailsTo, registerBuyer } from '../shop/customers';
import { signIn } from '../shop/steps';
import { download, expect, test } from '../shop/test';

test('a customer downloads their data, requests the deletion of the account, and withdraws the request @main @mfe-account', async ({
  page,
  shop,
}) => {
  const address = await registerBuyer(shop);
  await page.goto('/cgv');
  await signIn(page, address);
  await page.goto('/profile?donnees');
  const main = page.getByRole('main');
  const request = main.getByRole('button', { name: 'Demander la suppression de mon compte' });
  await expect(request).toBeVisible();

  const { name, content } = await download(page, 'Télécharger mes données');
  const copy = JSON.parse(content.toString());
  expect(name).toBe('mes-donnees.json');
  expect(copy.account.emailAddress).toBe(address);
  expect(copy.addresses).toHaveLength(2);

  await request.click();
  const dialog = page.getByRole('dialog', { name: /^Supprimer mon compte/ });
  await dialog.getByLabel(/^Votre mot de passe/).fill(password);
  await dialog.getByRole('button', { name: 'Demander la suppression' }).click();
  await expect(main.getByText(/^Suppression demandée le /)).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(shop, address)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Demande de suppression de votre compte/));

  await main.getByRole('button', { name: 'Retirer ma demande' }).click();
  await expect(request).toBeVisible();
});
