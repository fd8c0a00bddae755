import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until all finite animations are over: a colour in transition has another contrast. */
async function untilAnimationsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

/** Lays out what is below the window, too: its stored size may date from an earlier width. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Header and footer are the same on every page and slow to check: axe sees them on the home page only. */
const frame = [
  'footer[data-no-print]',
  'header[data-no-print]:not(:has([aria-expanded="true"], [role="dialog"], dialog))',
];
/** Whether header and footer of the open page are left to the home page. */
export const isFrameCheckedElsewhere = (page: Page) => new URL(page.url()).pathname !== '/';

/** Returns axe's violations of WCAG 2.2 AA, once animations are over. */
async function violationsOf(page: Page): Promise<string[]> {
  await untilAnimationsEnd(page);
  const axe = new AxeBuilder({ page });
  if (isFrameCheckedElsewhere(page)) for (const part of frame) axe.exclude(part);
  const { violations } = await axe
    // Without the list of passed rules and a second page to combine frames axe takes a third of the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Expects that axe finds no violation in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await layOutAll(page);
  const first = await violationsOf(page);
  // A toast may fade while axe runs; a real violation is found again.
  expect(first.length === 0 ? [] : await violationsOf(page)).toEqual([]);
}

/** Expects what every screen must satisfy: accessibility, French typography, no sideways scroll. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFrenchSpaces(page);
  await expectNoSidewaysScroll(page);
}

/** Expects that nothing is wider than the window; on a phone `innerWidth` would grow with the content. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
}

/** A breaking space before a punctuation mark, percent or euro sign, or inside guillemets. */
const loose = /[^\s] [;:!?»]|« |\d [€%]/;

/** Expects no-break spaces before double punctuation and signs, and inside guillemets. */
async function expectFrenchSpaces(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, pre')) found.push(node.textContent ?? '');
    }
    return found;
  });
  expect(texts.filter((text) => loose.test(text))).toEqual([]);
}

/** Widths of a desktop, a tablet, a phone and the smallest phone, in CSS pixels. */
const widths = [1440, 820, 390, 320] as const;

/**
 * Expects no sideways scroll at any width, French typography, and accessibility on a desktop, on a phone, and
 * on a tablet with `onTablet`. Restores the size of the window.
 */
export async function expectGoodLooks(page: Page, { onTablet = false } = {}): Promise<void> {
  const checkedWidths = [1440, 390, ...(onTablet ? [820] : [])];
  await expectFrenchSpaces(page);
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (checkedWidths.includes(width)) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  if (size) await page.setViewportSize(size);
}
