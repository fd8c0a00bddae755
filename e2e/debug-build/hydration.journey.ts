import type { Browser, Page } from '@playwright/test';
import { hydrated, idle, product, publicPages, queriedPages } from '../shop/public-pages';
import { readState } from '../shop/state';
import { expect, listenTo, test } from '../shop/test';

/** What a device remembers of an earlier visit. */
const remembered = {
  'sph-customer-recently-viewed': JSON.stringify(['SP-030-B15', 'SP-110-N35']),
  'sph-list-sort': '-price',
  'sph-list-view': 'table',
};
const cart = [{ productCode: 'SP-110-N35', quantity: 3 }];

/** Opens all of them. `known`: what the shell shows of the visitor before the code of a page of the catalogue comes. */
async function openAll(page: Page, known?: () => Promise<void>): Promise<string[]> {
  const told = listenTo(page);
  for (const [, path] of [...publicPages, ...queriedPages]) {
    const release = known ? await holdCatalogue(page) : undefined;
    const answer = await page.goto(path, { waitUntil: known ? 'commit' : 'load' });
    expect(await answer?.text()).toContain('<h1');
    await known?.();
    await release?.();
    await hydrated(page);
    await idle(page);
  }
  return told;
}

/** Keeps the catalogue's scripts on their way until the returned function is called. */
async function holdCatalogue(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`http://localhost:${readState().ports['mfe-catalogue']}/*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

async function remember(page: Page): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, remembered);
}

test.describe('React’s development code says nothing about any public page', () => {
  test('to a new visitor', async ({ page }) => {
    expect(await openAll(page)).toEqual([]);
  });

  test.describe('to a customer who comes back', () => {
    test.use({ cart, customer: 'camille', locale: 'en-US', timezoneId: 'America/Los_Angeles' });

    test('from far away and in English, with a cart, products looked at, table and order chosen, whom the shell knows before the page does', async ({
      page,
    }) => {
      await remember(page);
      const banner = page.getByRole('banner');
      const known = async () => {
        await expect(banner.getByRole('button', { name: 'Panier, 3 articles' })).toBeVisible();
        await expect(banner.getByRole('button', { name: 'Mon compte' })).toBeVisible();
      };

      expect(await openAll(page, known)).toEqual([]);
    });
  });
});

/** A page in a browser of its own, in which a warning is no failure. */
async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: readState().url });
  return context.newPage();
}

test.describe('React’s development code speaks up', () => {
  for (const [name, alter] of [
    [
      'when a text of the HTML is another',
      () => document.querySelector('h1')?.replaceChildren('Autre article'),
    ],
    [
      'when an attribute of the HTML is another',
      () => document.querySelector('main img')?.setAttribute('alt', 'Autre article'),
    ],
  ] as const) {
    test(name, async ({ browser }) => {
      const page = await open(browser);
      const told = listenTo(page);
      // Before the scripts start, so that they find the HTML altered.
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${alter})`);

      await page.goto(product);
      await hydrated(page);

      await expect.poll(() => told.filter((text) => /hydrat/i.test(text))).not.toEqual([]);
      await page.context().close();
    });
  }
});
