import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test as base, devices, expect, type Page } from '@playwright/test';
import type { CartLine } from 'shared-contracts/api/cart';
import { storedState } from '../../kit/users';
import { registerBuyer } from './customers';
import { ownersOf, readState, type ShopState } from './state';

/** Two demo customers that no test changes, the one who pays on account, and a new `buyer` per worker. */
type Customer = 'camille' | 'lea' | 'achats' | 'buyer';

interface ShopFixtures {
  /** Customer who is signed in when the test starts. */
  readonly customer: Customer | null;
  /** Lines of the cart when the test starts. */
  readonly cart: readonly CartLine[];
}

interface WorkerFixtures {
  readonly shop: ShopState;
  /** Registers the worker's customer with two addresses at the first call; resolves to the email address. */
  readonly buyer: () => Promise<string>;
}

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
/** A phone, for `test.use`. */
export const phone = { ...pixel, viewport: { width: 390, height: 844 } };

/** A test in the running shop; also fails on script errors and policy violations. */
export const test = base.extend<ShopFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  shop: [async ({}, use) => use(readState()), { scope: 'worker' }],
  baseURL: async ({ shop }, use) => use(shop.url),
  buyer: [
    async ({ shop }, use) => {
      let registered: Promise<string> | undefined;
      await use(() => {
        registered ??= registerBuyer(shop);
        return registered;
      });
    },
    { scope: 'worker' },
  ],
  customer: [null, { option: true }],
  cart: [[], { option: true }],
  storageState: async ({ shop, customer, cart, buyer }, use) =>
    use(await storedState(shop, { username: customer === 'buyer' ? await buyer() : customer, cart })),
  context: async ({ context, shop }, use, testInfo) => {
    const defects: string[] = [];
    const opened = new Set<string>();
    context.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) opened.add(frame.url());
      }),
    );
    const messages: string[] = [];
    context.on('weberror', (error) => {
      defects.push(error.error().message);
      messages.push(`${error.page()?.url()}: ${error.error().stack}`);
    });
    context.on('console', (message) => {
      const { url } = message.location();
      messages.push(`${message.page()?.url()}: ${message.type()}: ${message.text()}`);
      // A message without a URL is from axe, which the test injected.
      if (message.type() !== 'error' || url === '') return;
      if (/Content Security Policy|hydrat/i.test(message.text())) defects.push(`${message.text()} (${url})`);
    });
    await use(context);
    if (testInfo.status !== testInfo.expectedStatus || defects.length > 0)
      writeFileSync(testInfo.outputPath('console.txt'), messages.join('\n'));
    expect(defects).toEqual([]);
    // `npm test -- --changed` runs the journeys with the tag of a changed remote.
    const tags = testInfo.tags.filter((tag) => tag.startsWith('@mfe-'));
    if (testInfo.tags.includes('@main') && testInfo.status === 'passed')
      expect(tags.sort()).toEqual(ownersOf(shop, opened));
  },
});

export { expect };

/** Holds matching requests; the returned function releases them and resolves when they have continued. */
export async function hold(page: Page, requests: string | RegExp): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Presses a button of the page that downloads a file. */
export async function download(page: Page, button: string) {
  const next = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: button }).click();
  const file = await next;
  const path = await file.path();
  return { name: file.suggestedFilename(), path, content: await readFile(path) };
}

/** Console errors and warnings of the page after this call, without the browser's about a status 404. */
export function listenTo(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.text().includes('status of 404')) return;
    messages.push(`${page.url()}: ${message.text()}`);
  });
  return messages;
}
