import type { Browser, Locator } from 'playwright-core';
import { limits } from '../waiting/until';
import type { Corrupt, Entries } from './keys';

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
 * One page for a customer with a filled cart, of whose `entries` some are corrupt.
 * @returns what was not as it should be
 */
export async function tryCell(
  browser: Browser,
  baseURL: string,
  {
    path,
    entries,
    corrupt,
  }: { readonly path: string; readonly entries: Entries; readonly corrupt: readonly Corrupt[] },
): Promise<string[]> {
  for (const { kind, key, value } of corrupt) entries[kind][key] = value;
  const isIntact = (keys: RegExp) => !corrupt.some(({ key }) => keys.test(key));
  const context = await browser.newContext({ baseURL, locale: 'fr-FR' });
  const faults: string[] = [];
  try {
    await context.addInitScript(store, entries);
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      // The browser itself logs refused calls.
      if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
        faults.push(`logged: ${message.text()}`);
    });
    await page.goto(path);
    await page.waitForFunction(isAtRest, undefined, { timeout: limits.loaded }).catch(async () => {
      const text = await page.evaluate(() => (document.body.textContent ?? '').replace(/\s+/g, ' '));
      faults.push(`not at rest: ${text.trim().slice(0, 200) || 'a white page'}`);
    });
    const banner = page.getByRole('banner');
    if (isIntact(/access|refresh/) && !(await isThere(banner.getByRole('button', { name: 'Mon compte' }))))
      faults.push('signed out');
    if (
      isIntact(/shopping_cart/) &&
      !(await isThere(banner.getByRole('button', { name: cartNamed(entries) })))
    )
      faults.push('the cart has changed');
    if (/ne répond pas|Une erreur est survenue/.test((await page.locator('main').textContent()) ?? ''))
      faults.push('a failure instead of the page');
    return [...new Set(faults)].map((fault) => fault.slice(0, 200));
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
