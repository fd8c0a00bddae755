import { otherCompany } from '../../../shared-contracts/src/testing/environment';
import { shellOfItsOwn } from '../shop/redeployed-shell';
import { expect, test } from '../shop/test';

test('the shop of another company speaks of it alone, on every page that the law asks for', async ({
  page,
  shop,
}) => {
  const shell = await shellOfItsOwn(shop, { company: otherCompany });
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
