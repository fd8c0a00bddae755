import type { Locator, Page } from 'playwright-core';
import { limits, until } from '../waiting/until';
import type { Destination, OtherPage } from './visits';

const errorText =
  /ne répond pas|toujours en cours|n.a pas pu|indisponible|inattendue|ne peut pas|cannot be loaded/i;

/** Returns the error message on the page, or null. */
export async function errorMessage(page: Page): Promise<string | null> {
  const texts = await page
    .locator('[role=alert], [role=status], dialog p')
    .filter({ visible: true })
    .allInnerTexts();
  const found = texts.map((text) => text.replace(/\s+/g, ' ').trim()).find((text) => errorText.test(text));
  return found?.replace(/ ?Réessayer$/, '') ?? null;
}

const isVisible = (locator: Locator) =>
  locator
    .filter({ visible: true })
    .count()
    .then((count) => count > 0);

/** Whether the page is shown without an error message and is hydrated. */
export async function isWorking(page: Page, visit: Destination): Promise<boolean> {
  return (
    (await isVisible(visit.content(page))) &&
    (await errorMessage(page)) === null &&
    (await page.evaluate(() => performance.getEntriesByName('hydrated').length > 0))
  );
}

/** Whether the header with the number of articles in the cart is shown. */
export const isHeaderAlive = async (page: Page): Promise<boolean> =>
  isVisible(page.getByRole('banner').getByRole('button', { name: /^Panier, \d+ articles/ }));

export const retryButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Réessayer' }).filter({ visible: true }).first();

/** Waits until the opened page works or shows an error message; true when it works. */
export async function waitForPage(page: Page, visit: Destination): Promise<boolean> {
  let works = false;
  await until(async () => {
    works = await isWorking(page, visit);
    return works || (await errorMessage(page)) !== null;
  }, limits.loaded);
  return works;
}

/** Navigates to each page. @returns the paths of those that do not work */
export async function findBroken(page: Page, pages: readonly OtherPage[]): Promise<string[]> {
  const broken: string[] = [];
  for (const each of pages) {
    await each.open(page);
    if ((await until(() => isWorking(page, each))) === null) broken.push(each.path);
  }
  return broken;
}
