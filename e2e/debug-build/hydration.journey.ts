import type { Browser, Page } from '@playwright/test';
import { hydrated, product, publicPages, untilRendered } from '../shop/public-pages';
import { readState } from '../shop/state';
import { signIn } from '../shop/steps';
import { expect, listenTo, test } from '../shop/test';

/** What a device remembers of an earlier visit. */
const remembered = {
  'sph-customer-recently-viewed': JSON.stringify(['SP-030-B15', 'SP-110-N35']),
  'sph-list-sort': '-price',
  'sph-list-view': 'table',
  shopping_cart: JSON.stringify([{ productCode: 'SP-110-N35', quantity: 3 }]),
};

/** React has nothing left to do: parts that it takes over later come before the browser calls itself idle. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  );

async function openAll(page: Page, settled: () => Promise<void> = async () => undefined): Promise<string[]> {
  const told = listenTo(page);
  for (const [, path] of publicPages) {
    const answer = await page.goto(path);
    expect(await answer?.text()).toContain('<h1');
    await hydrated(page);
    await settled();
    await idle(page);
  }
  return told;
}

/** A page in a browser of its own. */
async function open(browser: Browser, options: { locale?: string; timezoneId?: string } = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: readState().url, ...options });
  return context.newPage();
}

async function remember(page: Page): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, remembered);
}

// Every public page in turn.
test.describe.configure({ timeout: 240_000 });

test.beforeAll(async ({ browser }) => {
  const page = await open(browser);
  for (const [, path] of publicPages) await untilRendered(page, path);
  await page.context().close();
});

test.describe('React’s development code says nothing about any public page', () => {
  test('to a new visitor', async ({ page }) => {
    expect(await openAll(page)).toEqual([]);
  });

  test('to a visitor with a cart, products looked at, table and order chosen, far away and in English', async ({
    browser,
  }) => {
    const page = await open(browser, { locale: 'en-US', timezoneId: 'America/Los_Angeles' });
    await remember(page);
    const cart = () => expect(page.getByRole('button', { name: 'Panier, 3 articles' })).toBeVisible();

    expect(await openAll(page, cart)).toEqual([]);
    await page.context().close();
  });

  test('to a customer with all of these', async ({ page }) => {
    await remember(page);
    await page.goto('/about');
    await signIn(page, 'camille');
    const known = () =>
      expect(page.getByRole('banner').getByRole('button', { name: 'Mon compte' })).toBeVisible();

    expect(await openAll(page, known)).toEqual([]);
  });
});

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
