import { readFileSync } from 'node:fs';
import { shellOfItsOwn } from '../shop/redeployed-shell';
import { expect, test } from '../shop/test';

/** A company of which nothing is the demo's. */
const company = {
  shopName: 'Clairet Pro',
  legalName: 'Maison Clairet SARL',
  legalForm: 'Société à responsabilité limitée',
  rcs: 'Lyon',
  siret: '12345678200010',
  vatNumber: 'FR11123456782',
  courts: 'tribunaux de Lyon',
  founded: 2011,
  publicationDirector: 'Mme Jeanne Clairet, gérante',
  host: { name: 'Nuage du Rhône', address: '9 quai des Serveurs, 69002 Lyon', phone: '04 99 00 00 09' },
  street: '18 rue du Lavoir',
  postalCode: '69001',
  city: 'Lyon',
  email: 'bonjour@clairet.example',
  demonstration: undefined,
};

test('the shop of another company speaks of it alone, on every page that the law asks for', async ({
  page,
  shop,
}) => {
  const environment = JSON.parse(readFileSync(shop.environmentFile, 'utf8'));
  const shell = await shellOfItsOwn(shop, { company: { ...environment.company, ...company } });
  const foreign = /démonstration|ficti|inventé|Évry|1986|\bSPH\b(?!-)/i;

  for (const path of ['/', '/about', '/cgv', '/contact'])
    await test.step(path, async () => {
      await page.goto(shell.url + path);
      await expect(page.getByRole('contentinfo')).toContainText('Maison Clairet SARL');
      await expect(page.locator('body')).not.toContainText(foreign);
    });
  for (const [title, fact] of [
    ['Mentions légales', '123 456 782 00010'],
    ['Politique de confidentialité', 'Nuage du Rhône'],
    ['Accessibilité : non conforme', 'Maison Clairet SARL'],
  ] as const)
    await test.step(title, async () => {
      await page.getByRole('contentinfo').getByRole('button', { name: title }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(fact);
      await expect(dialog).not.toContainText(foreign);
      await page.keyboard.press('Escape');
    });
});
