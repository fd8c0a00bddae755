import type { Page } from '@playwright/test';
import { expectWholeWords } from '../shop/large-text';
import { layOutAll } from '../shop/looks';
import { customerPages, openWhole, publicPages } from '../shop/public-pages';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

async function read(page: Page, path: string): Promise<void> {
  await openWhole(page, path);
  await layOutAll(page);
  await expectWholeWords(page);
}

test.describe('Somebody with text of double size on a phone @large-text', () => {
  test.use({ cart: twoArticles });

  for (const [name, path] of [...publicPages, ['what was found', '/recherche?q=sac']] as const) {
    test(`reads every word of ${name}`, ({ page }) => read(page, path));
  }
});

test.describe('A customer with text of double size on a phone @large-text', () => {
  test.use({ customer: 'camille', cart: twoArticles });

  for (const path of customerPages) {
    test(`reads every word of ${path}`, ({ page }) => read(page, path));
  }

  test('sees what is typed into the search of the history', async ({ page }) => {
    await openWhole(page, '/profile?historique');

    for (const label of ['Numéro, référence ou nom d’article', 'État', 'Mois']) {
      const room = await page.getByLabel(label).evaluate((field) => {
        const { fontSize, paddingLeft, paddingRight } = getComputedStyle(field);
        const inside = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return inside / Number.parseFloat(fontSize);
      });
      expect(room).toBeGreaterThan(6);
    }
  });
});
