import { chooseThree, chosen, facet, menus, names, three, valueIn } from '../shop/facets';
import { category, expectShown, hydrated } from '../shop/public-pages';
import { expect, test } from '../shop/test';

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody combines three facets by links and takes one back', async ({ page }) => {
    await page.goto(category);
    await expectShown(page, menus(page));

    await chooseThree(page);
    await expect(page).toHaveURL(category + three);
    expect(await names(page)).toHaveLength(2);

    await chosen(page)
      .getByRole('link', { name: /Contenance\s: 110 L$/ })
      .click();
    await expect(page).toHaveURL(`${category}?couleur=noir&matiere=poly%C3%A9thyl%C3%A8ne`);
  });

  test('the button of phones leads to the facets, of a list and of results @phone', async ({ page }) => {
    for (const [path, value] of [
      [category, 'noir'],
      ['/recherche?q=sac+110l', 'noir'],
    ] as const) {
      const filter = page.getByRole('link', { name: /^Filtrer/ });
      await page.goto(path);
      await expectShown(page, filter);

      await filter.tap();
      await facet(menus(page), 'Couleur').tap();
      await valueIn(menus(page), value).tap();

      await expect(page).toHaveURL(/couleur=noir$/);
      await expectShown(page, chosen(page).getByRole('link', { name: /Couleur\s: noir$/ }));
    }
  });
});

test('A URL of facets has one spelling, and values that no article of the list has are left out', async ({
  page,
}) => {
  const locationOf = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };

  // A busy server leaves what only the articles tell to the browser.
  for (const [path, location] of [
    [
      `${category}?tri=price&couleur=noir&poids=1&contenance=110+L&couleur=gris`,
      `${category}?contenance=110+L&couleur=gris&couleur=noir&tri=price`,
    ],
    [`${category}?couleur=noir&couleur=violet`, `${category}?couleur=noir`],
    ['/recherche?q=sac+110l&couleur=violet', '/recherche?q=sac+110l'],
  ] as const)
    await expect.poll(() => locationOf(path)).toEqual([308, location]);
});

test('Every link to a choice is the one spelling of its page', async ({ page }) => {
  await page.goto(`${category}?couleur=noir&tri=price`);
  await hydrated(page);
  await expect(menus(page)).toBeVisible();
  const links = await menus(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(10);

  for (const path of links) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 200]);
  }
});
