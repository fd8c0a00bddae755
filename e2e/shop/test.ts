import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { readState, type ShopState } from './state';

interface ShopFixtures {
  readonly shop: ShopState;
}

/** A test in the running shop; it fails on a script error or a Content-Security-Policy violation, whatever else it looks at. */
export const test = base.extend<ShopFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  shop: async ({}, use) => use(readState()),
  baseURL: async ({ shop }, use) => use(shop.url),
  page: async ({ page }, use) => {
    const defects: string[] = [];
    page.on('pageerror', (error) => defects.push(error.message));
    page.on('console', (message) => {
      // Without an address it is axe's own script, which the test put into the page.
      const { url } = message.location();
      if (message.type() !== 'error' || url === '') return;
      if (/Content Security Policy|hydrat/i.test(message.text())) defects.push(`${message.text()} (${url})`);
    });
    await use(page);
    expect(defects).toEqual([]);
  },
});

export { expect };

/** Errors and warnings of the console from now on, by page; a page whose status is 404 is told by the browser itself. */
export function listenTo(page: Page): string[] {
  const told: string[] = [];
  page.on('pageerror', (error) => told.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.text().includes('status of 404')) return;
    told.push(`${page.url()}: ${message.text()}`);
  });
  return told;
}

/** A colour on its way to another has a contrast of its own: waits until all but what turns for ever is at rest. */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

/** axe with the WCAG 2.2 AA rules: no violation on the screen as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await comeToRest(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(told).toEqual([]);
}

/** What holds for every screen of the shop: accessible, and nothing beside the window. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** No sideways scroll: nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** A colon, semicolon, exclamation or question mark, guillemet, percent or euro sign that could begin or end a line alone. */
const loose = /[^\s] [;:!?»]|« |\d [€%]/;

/** Spaces before double punctuation, inside guillemets and before signs are no-break ones. */
async function expectFrenchSpaces(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style')) found.push(node.textContent ?? '');
    }
    return found;
  });
  expect(texts.filter((text) => loose.test(text))).toEqual([]);
}

/** Accessible, set as French is and never wider than the window: at its own width and at the next narrower one, tablet or smallest phone. */
export async function expectGoodLooks(page: Page): Promise<void> {
  await expectSound(page);
  await expectFrenchSpaces(page);
  const size = page.viewportSize();
  if (!size) return;
  const onDesk = size.width > 1000;
  await page.setViewportSize({ ...size, width: onDesk ? 820 : 320 });
  if (onDesk) await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);
}
