import type { Browser, Page } from 'playwright-core';
import { messageOf } from '../report/print';

const list = '/category-product/SACS/SACS-POUBELLE';

/** Pages of the shell and of remotes, rendered by the server or by the browser. */
const paths = ['/', list, '/order', `${list}/SP-110-N35`, '/commitment', '/contact'];

/** Opens the cart panel, then a page of the shell that loads on demand. @throws when one is not shown */
async function use(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const panel = page.getByRole('dialog', { name: /panier/i });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Panier/ })
    .click();
  await panel.waitFor();
  await panel
    .getByRole('button', { name: /fermer/i })
    .first()
    .click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click();
  await page.getByRole('heading', { level: 1, name: 'À propos' }).waitFor();
}

export interface SeenVisit {
  readonly missing: readonly string[];
  readonly reloads: number;
  readonly main: string | undefined;
  readonly fault: string | null;
}

/**
 * Plays a visit with an empty browser cache. Resolves to the files that failed to load, the number of
 * reloads, the name of the main script, and the error of a page that did not work.
 */
export async function visit(browser: Browser, shop: string, number: number): Promise<SeenVisit> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const missing: string[] = [];
    let documents = 0;
    let main: string | undefined;
    page.on('request', (request) => {
      main ??= /main\.[0-9a-f]{8}\.js/.exec(request.url())?.[0];
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      // The browser cancels requests itself, such as a preload of a page that was left.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(`failed ${request.url()}`);
    });
    const fault = await use(page, shop + paths[number % paths.length]).then(
      () => null,
      (error) => messageOf(error).replaceAll(/\s+/g, ' ').slice(0, 400),
    );
    return { missing, reloads: documents - 1, main, fault };
  } finally {
    await context.close();
  }
}
