import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Product } from 'shared-contracts/api/products';
import { tabTo } from '../shop/keyboard';
import { expectGoodLooks } from '../shop/looks';
import type { ShopState } from '../shop/state';
import { expect, test } from '../shop/test';

const field = (page: Page) => page.getByRole('textbox', { name: 'Références et quantités' });
const add = (page: Page) => page.getByRole('button', { name: 'Ajouter ces lignes' });
const open = (page: Page) => page.getByRole('list', { name: 'Lignes à corriger' }).getByRole('listitem');
const lines = (page: Page) => page.getByRole('list', { name: 'Articles du panier' }).getByRole('listitem');

/** Codes of as many articles of the catalogue. */
async function codes({ apiUrl }: ShopState, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null && found.length < count; ) {
    const query: string = cursor && `&lastEvaluatedKey=${encodeURIComponent(cursor)}`;
    const answer = await fetch(`${apiUrl}/products?limit=50${query}`);
    const page = (await answer.json()) as {
      items: Product[];
      targetItem: { lastEvaluatedKey: string | null };
    };
    found.push(...page.items.map(({ Code }) => Code));
    cursor = page.targetItem.lastEvaluatedKey;
  }
  return found.slice(0, count);
}

for (const [place, size] of [
  ['at a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test(`A buyer pastes 200 rows with five faults ${place}: 195 are in the cart, five stay`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(size);
    const good = (await codes(shop, 195)).map((code, index) => `${code}\t${(index % 9) + 1}`);
    const faulty = ['INCONNU-1\t2', 'INCONNU-2\t1', `${good[0]?.split('\t')[0]}\t`, 'X\t0', '\t4'];
    await page.goto('/order');

    await field(page).fill([...good, ...faulty].join('\n'));
    await add(page).click();

    await expect(open(page)).toHaveCount(5, { timeout: 60_000 });
    await expect(lines(page)).toHaveCount(195);
    await expect(page.getByText(/195 lignes dans le panier\. 5 lignes à corriger\./)).toBeVisible();
    await page.reload();
    await expect(open(page)).toHaveCount(5);
  });
}

test('A buyer orders by reference with the keyboard alone, and takes the cart along as a file', async ({
  page,
  shop,
}) => {
  const [code] = await codes(shop, 1);
  await page.goto('/order');
  await expect(page.getByText("Pas d'article dans le panier")).toBeVisible();
  await expectGoodLooks(page);
  await tabTo(page, field(page));
  await page.keyboard.type(`${code} 12\nINCONNU 3`);
  await tabTo(page, add(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lignes à corriger' })).toBeFocused();
  await expectGoodLooks(page, { onTablet: true });
  await tabTo(page, page.getByRole('button', { name: 'Retirer la ligne 1' }));
  await page.keyboard.press('Enter');
  await expect(open(page)).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter le panier (CSV)' }).click();
  const path = await (await download).path();
  expect(await readFile(path, 'utf8')).toContain(`${code};12;`);
  await page.getByLabel('Ou un fichier').setInputFiles(path);

  await expect(lines(page).getByRole('spinbutton')).toHaveValue('24');
});
