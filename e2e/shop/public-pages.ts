import { expect, type Page } from '@playwright/test';

/** A family, the list of one of its sub-categories, and an article in it. */
export const family = '/category-product/SACS';
export const list = `${family}/SACS-POUBELLE`;
export const product = `${list}/SP-110-N35`;

/** The addresses that the server renders, one for each kind of page; missing ones answer 404. */
export const publicPages = [
  ['the home page', '/'],
  ['the company', '/about'],
  ['the commitment', '/commitment'],
  ['the terms', '/cgv'],
  ['the contact form', '/contact'],
  ['the login', '/login'],
  ['the families', '/category-product'],
  ['a family', family],
  ['a sub-category', list],
  ['a sorted list', `${list}?tri=-price`],
  ['a product', product],
  ['an unknown family', '/category-product/INCONNUE'],
  ['an unknown product', `${list}/INCONNU-1`],
  ['an unknown address', '/nowhere'],
] as const;

/** Waits until the server gives a page rendered: a shop that has just started may leave it to the browser. */
export async function untilRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const response = await page.request.get(path);
    expect(await response.text()).toContain('<h1');
  }).toPass({ timeout: 30_000 });
}

/** Waits until the page answers clicks. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, {
    timeout: 30_000,
  });
