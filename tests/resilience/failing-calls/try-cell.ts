import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import type { StartedShop } from '../../../tools/setup/testing/shop-on-free-ports';
import { callsOf, cart, signIn, stateOf, storedTokens } from '../shop/users';
import { limits, until } from '../waiting/until';
import { type Fault, faults } from './faults';
import { Users, type Visit } from './visit';

/** Longer than the timeout of a call (`timeLimit` of shared-contracts/http), in milliseconds. */
const beyondTheLimit = 16_000;

function listenTo(page: Page) {
  const seen: { uncaught: string[]; alerts: string[]; downloads: number; otherPages: number } = {
    uncaught: [],
    alerts: [],
    downloads: 0,
    otherPages: 0,
  };
  page.on('pageerror', (error) => seen.uncaught.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && /Uncaught|Content Security Policy|Minified React error/.test(text))
      seen.uncaught.push(text);
  });
  page.on('dialog', (dialog) => {
    seen.alerts.push(dialog.message());
    void dialog.dismiss().catch(() => undefined);
  });
  page.on('download', () => {
    seen.downloads += 1;
  });
  page.context().on('page', () => {
    seen.otherPages += 1;
  });
  return seen;
}

/** Waits until `question` is true; a page during a navigation may reject it or never respond. */
const isSeen = async (question: () => Promise<unknown>, limit = limits.seen) =>
  (await until(
    () => Promise.race([question().then(Boolean, () => false), pause(limits.seen / 4, false)]),
    limit,
  )) !== null;

const isHydrated = (page: Page) => page.evaluate(() => performance.getEntriesByName('hydrated').length > 0);

// biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
const textOf = (page: Page) => page.locator('body').innerText();
const isBusy = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('[aria-busy="true"]:not([hidden])').length > 0);
const isVisible = (locator: Locator) => locator.first().isVisible();
const articlesIn = (lines: typeof cart) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the token with an expiry in the past. */
function expired(token: string): string {
  const [head, claims, signature] = token.split('.');
  const { exp: _over, ...rest } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString('utf8'));
  return [head, Buffer.from(JSON.stringify({ ...rest, exp: 1 })).toString('base64url'), signature].join('.');
}

/** Returns the browser storage at the start of the visit. */
async function entriesOf({ as }: Visit, users: Users, lines: typeof cart): Promise<Record<string, string>> {
  const stored = lines.length > 0 ? { shopping_cart: JSON.stringify(lines) } : {};
  if (!as) return stored;
  const isNew = as === 'newUser' || as === 'expired';
  const tokens = await signIn(users.call, isNew ? (await users.customer()).emailAddress : as);
  const access_token = as === 'expired' ? expired(tokens.access_token) : tokens.access_token;
  return { ...stored, ...storedTokens({ ...tokens, access_token }) };
}

/** `call`: method and path. */
export interface Cell {
  readonly name: string;
  readonly call: string;
  readonly visit: Visit;
  readonly fault: Fault;
}

/** Pattern of the path; `products/facets` is not a product. */
const patternOf = (path: string) =>
  new RegExp(`^/${path.replace(/:\w+/g, '(?!categories|facets|search|sitemap)[^/?]+')}(\\?|$)`);

/** Plays a visit in which one call fails, with 137 articles in the cart. @returns the faults found */
export async function tryCell(
  browser: Browser,
  shop: StartedShop,
  { call, visit, fault }: Cell,
): Promise<string[]> {
  const users = new Users(callsOf(shop.apiUrl));
  const lines = visit.cart ?? cart;
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: 'fr-FR',
    storageState: stateOf(shop.url, await entriesOf(visit, users, lines)),
  });
  const isSilent = fault === faults['no response'];
  let failed = 0;
  const [method, path = ''] = call.split(' ');
  const pattern = patternOf(path);
  const isFailing = ({ origin, pathname, search }: URL) =>
    origin === shop.apiUrl && pattern.test(pathname + search);
  const beginFailing = () =>
    context.route(isFailing, async (route) => {
      if (route.request().method() !== method) return route.fallback();
      failed += 1;
      // A page that was left or closed cannot receive the response.
      await fault.answer(route).catch(() => undefined);
    });
  try {
    if (isSilent) await context.clock.install();
    const page = await context.newPage();
    const seen = listenTo(page);
    const goTo = page.goto.bind(page);
    page.goto = async (url) => {
      const response = await goTo(url);
      await isSeen(() => isHydrated(page), limits.loaded);
      return response;
    };
    if (visit.early) await beginFailing();
    await visit.arrive?.(page, users);
    if (!visit.early) await beginFailing();
    await visit.act(page, users);
    if (!(await isSeen(async () => failed > 0)))
      return [`the call was not made within ${limits.seen / 1000} s`];
    if (isSilent) {
      if (visit.download) await context.unroute(isFailing);
      // Waits first, so that the other calls of the page do not time out, too.
      const { stays } = visit;
      if (stays) await isSeen(() => isVisible(stays(page)));
      await context.clock.fastForward(beyondTheLimit);
    }

    const problems: string[] = [];
    let isSuccess = false;
    const hasEnded = await isSeen(async () => {
      if (await isBusy(page)) return false;
      const text = `${seen.alerts.join('\n')}\n${await textOf(page)}`;
      if (visit.message?.test(text)) return true;
      if (visit.message === null) return isVisible(visit.stays?.(page) ?? page.locator('main'));
      if (visit.otherPage && seen.otherPages > 0) return true;
      isSuccess =
        (visit.download && seen.downloads > 0) ||
        (!fault.refuses &&
          ((visit.done && (await isVisible(visit.done(page)))) || visit.success?.test(text) === true));
      return isSuccess;
    });
    if (!hasEnded) {
      const text = (await textOf(page)).replace(/\s+/g, ' ').slice(-500);
      problems.push(`${(await isBusy(page)) ? 'still loading' : 'no message'}: ${text}`);
    }
    for (const [field, text] of isSuccess ? [] : (visit.typed?.(page) ?? [])) {
      const value = await field.inputValue().catch(() => null);
      if (value !== text) problems.push(`lost input: ${text} is ${value}`);
    }
    const stored = await page.evaluate(() => localStorage.getItem('shopping_cart'));
    const [count, expected] = [articlesIn(JSON.parse(stored ?? '[]')), articlesIn(lines)];
    if (!visit.leaves && lines.length > 0 && !(visit.buys && count === 0) && count !== expected)
      problems.push(`the cart has ${count} articles instead of ${expected}`);
    if (visit.as && !visit.leaves && !(await page.evaluate(() => localStorage.getItem('sph-refresh'))))
      problems.push('the session is lost');
    for (const text of new Set(seen.uncaught)) problems.push(`uncaught: ${text.slice(0, 200)}`);
    return problems;
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}
