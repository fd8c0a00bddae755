import { expect, type Locator, type Page } from '@playwright/test';

/** A category, the list of one of its sub-categories, and an article in it. */
export const category = '/category-product/SACS';
export const list = `${category}/SACS-POUBELLE`;
export const product = `${list}/SP-110-N35`;

/** The URLs that the server renders, one for each kind of page; missing ones answer 404. */
export const publicPages = [
  ['the home page', '/'],
  ['the company', '/about'],
  ['the commitment', '/commitment'],
  ['the terms', '/cgv'],
  ['the contact form', '/contact'],
  ['the login', '/login'],
  ['the categories', '/category-product'],
  ['a category', category],
  ['a sub-category', list],
  ['a sorted list', `${list}?tri=-price`],
  ['a product', product],
  ['an unknown category', '/category-product/INCONNUE'],
  ['an unknown product', `${list}/INCONNU-1`],
  ['an unknown URL', '/nowhere'],
] as const;

/** Opens a page and waits until it answers clicks and all of it is there. */
export async function openWhole(page: Page, path: string, title: RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await hydrated(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Waits for what a page shows without scripts: one that a busy server has left to the browser is loaded again. */
export async function expectShown(page: Page, thing: Locator): Promise<void> {
  // No text is looked for within noscript.
  const leftToScripts = page.locator('noscript p');
  await expect(async () => {
    if (await leftToScripts.isVisible()) await page.reload();
    await expect(thing).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** Those whose HTML depends on the query, which no search engine lists. */
export const queriedPages = [
  ['a narrowed list', `${category}?contenance=110+L&couleur=noir&tri=-price`],
  ['a list that nothing is left of', `${category}?contenance=340+L&couleur=bleu`],
  ['results of a search', '/recherche?q=sac+110l'],
  ['narrowed results', '/recherche?q=sac+110l&couleur=noir&tri=price'],
  ['a search without result', '/recherche?q=zzzzzz'],
] as const;

/** Waits until the page answers clicks. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined);

/** React has nothing left to do: parts that it takes over later come before the browser calls itself idle. */
export const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  );

/** Waits until the page answers clicks and has nothing left to do. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await idle(page);
}
