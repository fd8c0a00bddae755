import type { Locator, Page } from 'playwright-core';
import { limits, until } from '../waiting/until';
import type { Destination, OtherPage } from './visits';

const spoken =
  /ne répond pas|toujours en cours|n.a pas pu|indisponible|inattendue|ne peut pas|cannot be loaded/i;

/** What the visitor reads about the failure; null while nothing is said. */
export async function complaint(page: Page): Promise<string | null> {
  const texts = await page
    .locator('[role=alert], [role=status], dialog p')
    .filter({ visible: true })
    .allInnerTexts();
  const found = texts.map((text) => text.replace(/\s+/g, ' ').trim()).find((text) => spoken.test(text));
  return found?.replace(/ ?Réessayer$/, '') ?? null;
}

const isVisible = (locator: Locator) =>
  locator
    .filter({ visible: true })
    .count()
    .then((count) => count > 0);

/** The page is there, nothing is said against it, and it answers clicks. */
export async function isThere(page: Page, visit: Destination): Promise<boolean> {
  return (
    (await isVisible(visit.there(page))) &&
    (await complaint(page)) === null &&
    (await page.evaluate(() => performance.getEntriesByName('hydrated').length > 0))
  );
}

/** Header with its badge, the number of articles in the cart. */
export const isHeaderAlive = async (page: Page): Promise<boolean> =>
  isVisible(page.getByRole('banner').getByRole('button', { name: /^Panier, \d+ articles/ }));

export const retryButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Réessayer' }).filter({ visible: true }).first();

/** Waits until something is said against the page that is opened, or it is there; true when it is. */
export async function readPage(page: Page, visit: Destination): Promise<boolean> {
  let there = false;
  await until(async () => {
    there = await isThere(page, visit);
    return there || (await complaint(page)) !== null;
  }, limits.loaded);
  return there;
}

/** Paths of the pages that a navigation does not open. */
export async function findDead(page: Page, pages: readonly OtherPage[]): Promise<string[]> {
  const dead: string[] = [];
  for (const each of pages) {
    await each.open(page);
    if ((await until(() => isThere(page, each))) === null) dead.push(each.path);
  }
  return dead;
}
