import type { Browser, Route } from 'playwright-core';
import { limits, until } from '../waiting/until';
import type { Attack } from './attacks';
import type { ForeignHost } from './foreign-host';
import type { ReportedShop } from './reported-shop';

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
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      // The base element would keep the shop's own scripts away where nothing guards it.
      if (isGuarded)
        await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, {
          timeout: limits.loaded,
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
    await until(isGuarded ? () => reports().length > 0 : hasSucceeded);
    return { succeeded: await hasSucceeded(), reports: reports().length };
  } finally {
    await page.context().close();
  }
}
