import type { Browser, Locator } from 'playwright-core';
import type { BrokenShop } from '../failing-calls/shop';
import { messageOf } from '../report/message-of';
import { limits } from '../waiting/until';
import type { Entries } from './keys';

/** What the browser tells of refused calls by itself; everything else there is ours. */
const ofTheBrowser = /Failed to load resource/;

/** Puts all entries into both storages before the first document's scripts run. Runs in the page. */
function store({ local, session }: Entries) {
  // A page without a URL of its own has no storage.
  if (window !== window.top || window.origin === 'null' || window.name === 'stored') return;
  window.name = 'stored';
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
}

/** True once the page has its heading, is busy with nothing, and has nothing more to do. Runs in the page. */
function isAtRest() {
  const heading = document.querySelector('main h1');
  return (
    performance.getEntriesByName('hydrated').length > 0 &&
    document.querySelectorAll('[aria-busy="true"]:not([hidden])').length === 0 &&
    Boolean(heading?.textContent?.trim()) &&
    Boolean(document.querySelector('header')?.textContent?.trim())
  );
}

/**
 * One page for a customer with a filled cart, of whose storage the values of some `keys` are corrupt.
 * `entries`: both storages, the corrupt values among them.
 * @returns what was not as it should be
 */
export async function tryCell(
  browser: Browser,
  shop: BrokenShop,
  {
    path,
    keys,
    entries,
  }: { readonly path: string; readonly keys: readonly string[]; readonly entries: Entries },
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: shop.url, locale: 'fr-FR' });
  const faults: string[] = [];
  try {
    await context.addInitScript(store, entries);
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !ofTheBrowser.test(text)) faults.push(`logged: ${text}`);
    });
    await page.goto(path);
    await page.waitForFunction(isAtRest, undefined, { timeout: limits.loaded }).catch(async () => {
      const text = await page.evaluate(() => (document.body.textContent ?? '').replace(/\s+/g, ' '));
      faults.push(
        `not at rest after ${limits.loaded / 1000} s: ${text.trim().slice(0, 200) || 'a white page'}`,
      );
    });
    const banner = page.getByRole('banner');
    const ofSession = keys.some((key) => /access|refresh/.test(key));
    if (!ofSession && !(await isThere(banner.getByRole('button', { name: 'Mon compte' }))))
      faults.push(`signed out for ${limits.seen / 1000} s`);
    if (
      !keys.includes('shopping_cart') &&
      !(await isThere(banner.getByRole('button', { name: cartNamed(entries) })))
    )
      faults.push(`the cart is not as it was within ${limits.seen / 1000} s`);
    if (/ne répond pas|Une erreur est survenue/.test((await page.locator('main').textContent()) ?? ''))
      faults.push('a failure instead of the page');
    return [...new Set(faults)].map((fault) => fault.slice(0, 200));
  } catch (error) {
    return [...faults, `the visit ended: ${messageOf(error).split('\n')[0]}`];
  } finally {
    await context.close();
  }
}

/** The name of the header's button for the cart that is stored. */
function cartNamed({ local }: Entries): string {
  const lines: { quantity: number }[] = JSON.parse(local.shopping_cart ?? '[]');
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `Panier, ${count} article${count > 1 ? 's' : ''}`;
}

const isThere = (locator: Locator) =>
  locator
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
