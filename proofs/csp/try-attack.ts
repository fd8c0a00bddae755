import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Route } from 'playwright-core';
import type { Attack } from './attacks';
import type { ForeignHost } from './foreign-host';
import type { ReportedShop } from './reported-shop';

/** ms within which a page is there, and within which something that happens is seen. */
const pageLimit = 20_000;
const seenLimit = 5_000;
const look = 25;

async function within(limit: number, isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + limit; Date.now() < end; await pause(look)) if (await isSo()) return true;
  return isSo();
}

/** The page's own answer with the attack in it, with its policy or without. */
async function plant(
  route: Route,
  { html, head }: Attack,
  foreign: string,
  isGuarded: boolean,
): Promise<void> {
  const answer = await route.fetch();
  const { 'content-security-policy': policy, ...headers } = answer.headers();
  const body = (await answer.text())
    .replace('</head>', `${head?.(foreign) ?? ''}</head>`)
    .replace('</body>', `${html?.(foreign) ?? ''}</body>`);
  await route.fulfill({
    status: answer.status(),
    headers: isGuarded && policy !== undefined ? { ...headers, 'content-security-policy': policy } : headers,
    body,
  });
}

/**
 * Plants an attack into a page of the shop and opens it in a browser. `isGuarded`: with the policy; without it the attack has
 * to succeed, or it would prove nothing. @returns whether it has succeeded, and the reports of its directive about this page
 */
export async function tryAttack(
  browser: Browser,
  shop: ReportedShop,
  foreign: ForeignHost,
  attack: Attack,
  path: string,
  isGuarded: boolean,
): Promise<{ succeeded: boolean; reports: number }> {
  const page = await (await browser.newContext()).newPage();
  const [asked, reported] = [foreign.asked(), shop.reports.length];
  // Of a page that was framed elsewhere, Chromium tells the origin alone.
  const reports = () =>
    shop.reports
      .slice(reported)
      .filter((report) => report.directive === attack.directive && (report.page === path || attack.framed));
  const url = shop.url + path;
  try {
    await page.route(url, (route) => plant(route, attack, foreign.url, isGuarded));
    let isFramed = async () => false;
    if (attack.framed) {
      await page.goto(`${foreign.url}/frame?${encodeURIComponent(url)}`);
      isFramed = async () => {
        const frame = page.frames().find((each) => each !== page.mainFrame());
        return frame
          ? (await frame
              .locator('h1')
              .count()
              .catch(() => 0)) > 0
          : false;
      };
    } else {
      await page.goto(url, { waitUntil: 'domcontentloaded', timeout: pageLimit });
      // The base element would keep the shop's own scripts away where nothing guards it.
      if (isGuarded)
        await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, {
          timeout: pageLimit,
        });
      // By a timer: what the browser's own tools evaluate may use eval in spite of the policy.
      if (attack.act)
        await page.evaluate(
          `void setTimeout(async () => (${attack.act})(${JSON.stringify(foreign.url)}), 0)`,
        );
    }
    const hasSucceeded = async () =>
      foreign.asked() > asked ||
      (await isFramed()) ||
      (!attack.framed && (await page.evaluate(() => window.broken === true).catch(() => false)));
    if (isGuarded) await within(seenLimit, () => reports().length > 0);
    else await within(seenLimit, hasSucceeded);
    return { succeeded: await hasSucceeded(), reports: reports().length };
  } finally {
    await page.context().close();
  }
}
