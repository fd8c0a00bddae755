import { expect, type Locator, type Page } from '@playwright/test';
import { isHydrated } from '../../kit/is-hydrated';

/** A category, the list of one of its sub-categories, and an article in it. */
export const category = '/category-product/SACS';
export const list = `${category}/SACS-POUBELLE`;
export const product = `${list}/SP-110-N35`;

const ofShell = '/ /about /commitment /cgv /accessibilite /contact /login';
const unknown = `/category-product/INCONNUE ${list}/INCONNU-1 /nowhere`;

/** URLs that the server renders, one for each kind of page; unknown ones have status 404. */
export const publicPages =
  `${ofShell} /category-product ${category} ${list} ${list}?tri=-price ${product} ${unknown}`.split(' ');

/** Opens a page and waits until it is hydrated and nothing is loading. */
export async function openWhole(page: Page, path: string, title: RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await hydrated(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Waits for an element of a page without scripts; reloads a page that the server left to the browser. */
export async function expectShown(page: Page, thing: Locator): Promise<void> {
  // Playwright finds no text within noscript.
  const leftToScripts = page.locator('noscript p');
  await expect(async () => {
    if (await leftToScripts.isVisible()) await page.reload();
    await expect(thing).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** URLs whose HTML depends on the query; search engines do not list them. */
export const queriedPages = [
  `${category}?contenance=110+L&couleur=noir&tri=-price`,
  `${category}?contenance=340+L&couleur=bleu`,
  '/recherche?q=sac+110l',
  '/recherche?q=sac+110l&couleur=noir&tri=price',
  '/recherche?q=zzzzzz',
];

/** Waits until the page is hydrated. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated);

/** Waits until React has no work left: it hydrates late parts before the browser's idle callback. */
export const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  );

/** Waits until the page is hydrated and idle. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await idle(page);
}
