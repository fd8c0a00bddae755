import { writeFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type { CartLine } from 'shared-contracts/api/cart';
import { registerBuyer, storedState } from './customers';
import { type ShopUnderTest, startShopUnderTest } from './shop-under-test';
import { readState, type ShopState } from './state';

/** Demo customers whom no test changes, the one who pays on account, and one of each worker, who buys. */
type Customer = 'camille' | 'lea' | 'achats' | 'buyer';

interface ShopFixtures {
  readonly shop: ShopState;
  /** Who is signed in when the test begins. */
  readonly customer: Customer | null;
  /** What is in the cart when the test begins. */
  readonly cart: readonly CartLine[];
}

interface WorkerFixtures {
  /** In the projects `alone`, whose journeys edit the environment file, and `specified` a shop that no other journey visits; else that of all. */
  readonly shopOfWorker: ShopUnderTest | null;
  /** Makes, when first asked, a customer with two addresses for the tests of one worker; resolves to the email address. */
  readonly buyer: () => Promise<string>;
}

/** A test in the running shop; it fails on a script error, a Content-Security-Policy violation or a request beyond the specification, whatever else it looks at. */
export const test = base.extend<ShopFixtures, WorkerFixtures>({
  shopOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use, { project }) => {
      const specified = project.name === 'specified';
      const own = specified || project.name === 'alone' ? await startShopUnderTest({ specified }) : null;
      await use(own);
      await own?.stop();
    },
    { scope: 'worker' },
  ],
  // The one that was started last: a journey may start another.
  shop: async ({ shopOfWorker: _ }, use) => use(readState()),
  baseURL: async ({ shop }, use) => use(shop.url),
  buyer: [
    async ({ shopOfWorker: _ }, use) => {
      let made: Promise<string> | undefined;
      await use(() => {
        made ??= registerBuyer(readState());
        return made;
      });
    },
    { scope: 'worker' },
  ],
  customer: [null, { option: true }],
  cart: [[], { option: true }],
  storageState: async ({ shop, customer, cart, buyer }, use) =>
    use(await storedState(shop, { username: customer === 'buyer' ? await buyer() : customer, cart })),
  context: async ({ context, shopOfWorker }, use, testInfo) => {
    const refused = shopOfWorker?.specifiedApi?.refused ?? [];
    const refusedBefore = refused.length;
    const defects: string[] = [];
    const messages: string[] = [];
    context.on('weberror', (error) => {
      defects.push(error.error().message);
      messages.push(`${error.page()?.url()}: ${error.error().stack}`);
    });
    context.on('console', (message) => {
      const { url } = message.location();
      messages.push(`${message.page()?.url()}: ${message.type()}: ${message.text()}`);
      // Without a URL it is axe's own script, which the test put into the page.
      if (message.type() !== 'error' || url === '') return;
      if (/Content Security Policy|hydrat/i.test(message.text())) defects.push(`${message.text()} (${url})`);
    });
    await use(context);
    defects.push(...refused.slice(refusedBefore).map((request) => `refused: ${request}`));
    if (testInfo.status !== testInfo.expectedStatus || defects.length > 0)
      writeFileSync(testInfo.outputPath('console.txt'), messages.join('\n'));
    expect(defects).toEqual([]);
  },
});

export { expect };

/** Holds the requests that match until the returned function is called, which resolves once they went on. */
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

/** Errors and warnings of the console from now on, by page; that of a page whose status is 404 is the browser's own. */
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
