import type { Browser, Locator, Page } from 'playwright-core';
import { messageOf } from '../report/message-of';
import { limits } from '../waiting/until';
import { type Fault, isRefusal } from './faults';
import { type CartLine, cart, type People } from './people';
import type { BrokenShop } from './shop';
import type { Visit } from './visit';

/** Longer than a call may take (`timeLimit` of shared-contracts/http), in milliseconds. */
const beyondTheLimit = 16_000;

/** What the browser tells of failed calls by itself; everything else there is ours. */
const ofTheBrowser = /Failed to load resource|net::ERR|ERR_|CORS policy/;

function listenTo(page: Page) {
  const seen: { uncaught: string[]; alerts: string[]; downloads: number; others: Page[] } = {
    uncaught: [],
    alerts: [],
    downloads: 0,
    others: [],
  };
  page.on('pageerror', (error) => seen.uncaught.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && /Uncaught|Content Security Policy|Minified React error/.test(text))
      if (!ofTheBrowser.test(text)) seen.uncaught.push(text);
  });
  page.on('dialog', (dialog) => {
    seen.alerts.push(dialog.message());
    void dialog.dismiss().catch(() => undefined);
  });
  page.on('download', () => {
    seen.downloads += 1;
  });
  page.context().on('page', (other) => seen.others.push(other));
  return seen;
}

/** Waits until `seen` gives something; its last value after `limit` ms. */
async function untilSeen<Seen>(seen: () => Promise<Seen>, limit = limits.seen): Promise<Seen | null> {
  const end = Date.now() + limit;
  for (;;) {
    const value = await inTime(seen()).catch(() => null);
    if (value || Date.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** A page that is being left answers no question. */
const inTime = <Seen>(answer: Promise<Seen>) =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => setTimeout(reject, 5_000, new Error('no answer'))),
  ]);

const isHydrated = (page: Page) => page.evaluate(() => performance.getEntriesByName('hydrated').length > 0);

// biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
const textOf = (page: Page) => page.locator('body').innerText();
const busy = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('[aria-busy="true"]:not([hidden])').length);
const isVisible = (locator: Locator) => locator.first().isVisible();

export interface Cell {
  readonly name: string;
  readonly visit: Visit;
  readonly method: string;
  readonly fault: Fault;
  readonly faultName: string;
}

/** One call that fails in one way for a user with 137 articles in the cart; `faults`: what was not as it should be. */
export async function tryCell(
  browser: Browser,
  { visit, method, fault, faultName }: Cell,
  shop: BrokenShop,
  people: People,
): Promise<string[]> {
  people.forgetSomebody();
  const lines = visit.cart ?? cart;
  const stored = await people.keptBy(visit.as, lines);
  const entries = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: 'fr-FR',
    storageState: { cookies: [], origins: [{ origin: shop.url, localStorage: entries }] },
  });
  const faults: string[] = [];
  try {
    if (faultName === 'no answer') await context.clock.install();
    const page = await context.newPage();
    const seen = listenTo(page);
    const open = page.goto.bind(page);
    page.goto = async (url) => {
      const response = await open(url);
      await untilSeen(() => isHydrated(page), limits.loaded);
      return response;
    };
    if (visit.early) shop.relay.break(method, visit.path, fault);
    const arrived = await visit.arrive(page, people);
    if (!visit.early) shop.relay.break(method, visit.path, fault);
    await visit.act(page, arrived);
    if (!(await untilSeen(async () => shop.relay.met() > 0)))
      return [`the call was not made within ${limits.seen / 1000} s`];
    if (faultName === 'no answer') {
      if (visit.download) shop.relay.mend();
      // Other calls of the page have had their time by then.
      const { stays } = visit;
      if (stays) await untilSeen(() => isVisible(stays(page)));
      await context.clock.fastForward(beyondTheLimit);
    }

    const meant = isRefusal(faultName);
    const ended = await untilSeen(async () => {
      if (await busy(page)) return null;
      const text = `${seen.alerts.join('\n')}\n${await textOf(page)}`;
      if (visit.message?.test(text)) return 'message';
      if (visit.message === null)
        return (await isVisible(visit.stays?.(page) ?? page.locator('main'))) && 'silent';
      if (visit.otherPage && seen.others.length > 0) return 'other page';
      if (visit.download && seen.downloads > 0) return 'success';
      if (meant) return null;
      if (visit.done && (await isVisible(visit.done(page)))) return 'success';
      return visit.success?.test(text) ? 'success' : null;
    });
    if (!ended) {
      const text = (await textOf(page)).replace(/\s+/g, ' ');
      faults.push(
        `${(await busy(page)) ? 'the spinner goes on' : 'no message'} after ${limits.seen / 1000} s: ${text.slice(-500)}`,
      );
    }
    for (const [field, text] of ended === 'success' ? [] : (visit.typed?.(page) ?? [])) {
      const value = await field.inputValue().catch(() => null);
      if (value !== text) faults.push(`typed and lost: ${text} is ${value}`);
    }
    const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const now = await page.evaluate(() => localStorage.getItem('shopping_cart'));
    const kept: CartLine[] = JSON.parse(now ?? '[]');
    const left = kept.reduce((sum, { quantity }) => sum + quantity, 0);
    if (!visit.leaves && lines.length > 0 && !(visit.buys && left === 0) && left !== count)
      faults.push(`the cart holds ${left} articles instead of ${count}`);
    if (visit.as && !visit.leaves && !(await page.evaluate(() => localStorage.getItem('sph-refresh'))))
      faults.push('the session is gone');
    for (const text of new Set(seen.uncaught)) faults.push(`uncaught: ${text.slice(0, 200)}`);
    return faults;
  } catch (error) {
    return [...faults, `the visit ended: ${messageOf(error).split('\n').slice(0, 3).join(' ')}`];
  } finally {
    shop.relay.mend();
    await context.close();
  }
}
