import type { Browser, Locator, Page, Route } from 'playwright-core';
import { isHydrated } from '../../kit/is-hydrated';
import { customerState } from '../../kit/own-shop';
import type { StartedShop } from '../../kit/shop-on-free-ports';
import { limits, until } from '../../kit/until';
import { begin, follow, otherPages, type Visit } from './visits';

const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

/** Faults of a file by name; the journey `redeployment` covers files of an earlier version. */
export const faults = {
  refused: (route: Route) => route.abort('connectionrefused'),
  404: (route: Route) => route.fulfill({ status: 404, headers }),
  500: (route: Route) => route.fulfill({ status: 500, headers, json: { message: 'Internal Server Error' } }),
  HTML: (route: Route) =>
    route.fulfill({ headers, contentType: 'text/html', body: '<!doctype html><h1>Maintenance</h1>' }),
  hanging: () => undefined,
  async 'one byte changed'(route: Route) {
    const response = await route.fetch();
    const body = await response.body();
    const middle = body.length >> 1;
    body.writeUInt8(body.readUInt8(middle) ^ 1, middle);
    await route.fulfill({ response, body });
  },
};

export type FaultName = keyof typeof faults;

/** One fault of one file of the remote at `origin`. */
interface Cell {
  readonly origin: string;
  readonly file: RegExp;
  readonly fault: FaultName;
  readonly visit: Visit;
}

const errorText =
  /ne répond pas|toujours en cours|n.a pas pu|indisponible|inattendue|ne peut pas|cannot be loaded/i;

const isVisible = async (locator: Locator) => (await locator.filter({ visible: true }).count()) > 0;

/** Returns the error message on the page, or null. */
async function errorMessage(page: Page): Promise<string | null> {
  const notices = page.locator('[role=alert], [role=status], dialog p').filter({ visible: true });
  const texts = (await notices.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  return texts.find((text) => errorText.test(text)) ?? null;
}

/** Whether the page is shown without an error message and is hydrated. */
const isWorking = async (page: Page, { content }: Visit): Promise<boolean> =>
  (await isVisible(content(page))) && (await errorMessage(page)) === null && page.evaluate(isHydrated);

/** Clicks 'Réessayer' once. True when the page then works. */
async function recovers(page: Page, visit: Visit): Promise<boolean> {
  const retry = page.getByRole('button', { name: 'Réessayer' }).filter({ visible: true }).first();
  // The page may recover without the click, even while the button is about to be clicked.
  await until(async () => (await retry.isVisible()) || isWorking(page, visit));
  if (!(await isWorking(page, visit))) await retry.click().catch(() => undefined);
  return (await until(() => isWorking(page, visit))) !== null;
}

/**
 * Plays one cell in a new browser context: the file fails, the page shows an error, the fault ends, the
 * visitor retries.
 * @returns the faults found: the page did not recover without a reload, or something else broke
 */
export async function tryCell(
  browser: Browser,
  shop: StartedShop,
  { origin, file, fault, visit }: Cell,
): Promise<string[]> {
  const problems: string[] = [];
  let isFailing = false;
  const context = await browser.newContext({ locale: 'fr-FR', storageState: await customerState(shop) });
  const isFile = (url: URL) => url.origin === origin && file.test(url.pathname.slice(1));
  await context.route(isFile, (route) => (isFailing ? faults[fault](route) : route.continue()));
  try {
    const page = await context.newPage();
    await begin(page, shop.url, visit, () => {
      isFailing = true;
    });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const isSettled = async () => (await isWorking(page, visit)) || (await errorMessage(page)) !== null;
    await until(isSettled, limits.loaded);
    const message = (await errorMessage(page)) ?? 'no message';
    const cart = page.getByRole('banner').getByRole('button', { name: /^Panier, \d+ articles/ });
    if ((await until(() => isVisible(cart))) === null) problems.push('broken header');
    isFailing = false;
    if (!(await isWorking(page, visit)) && !(await recovers(page, visit)))
      problems.push(`not recovered: ${message}`);
    for (const other of otherPages) {
      await follow(page, other.start);
      if ((await until(() => isWorking(page, other))) === null) problems.push(`broken: ${other.start}`);
    }
    if (!(await page.evaluate(() => 'sameDocument' in window))) problems.push('reloaded');
    return problems;
  } finally {
    await context.close();
  }
}
