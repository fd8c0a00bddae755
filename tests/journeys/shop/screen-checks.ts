import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** Lays out what is below the window as if it had been scrolled to: where it is, is else known from an earlier width. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Header and footer are the same on every page, and most of what axe looks at on many: the home page answers for them. */
const frame = [
  'footer[data-no-print]',
  'header[data-no-print]:not(:has([aria-expanded="true"], [role="dialog"], dialog))',
];
export const isJudgedElsewhere = (page: Page) => new URL(page.url()).pathname !== '/';

interface Judged {
  /** Also inside frames of another origin. */
  readonly frames: boolean;
}

/** What axe has against the screen once it is at rest, by the rules of WCAG 2.2 AA. */
async function violationsOf(page: Page, { frames }: Judged): Promise<string[]> {
  await comeToRest(page);
  const axe = new AxeBuilder({ page });
  if (isJudgedElsewhere(page)) for (const part of frame) axe.exclude(part);
  const { violations } = await axe
    // What is in order is not listed, and no second page is opened to put frames together: a third of the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(!frames)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** axe finds no violation on the screen as it stands. */
export async function expectAccessible(page: Page, { frames = false }: Partial<Judged> = {}): Promise<void> {
  await layOutAll(page);
  const first = await violationsOf(page, { frames });
  // A toast whose time is over while axe looks at it fades: what is wrong stays so.
  expect(first.length === 0 ? [] : await violationsOf(page, { frames })).toEqual([]);
}

/** What holds for every screen of the shop: accessible, set as French is, and nothing beside the window. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFrenchSpaces(page);
  await expectNoSidewaysScroll(page);
}

/** No sideways scroll: nothing is wider than the window, whose `innerWidth` would grow with it on a phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
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

/** Widths of a desk, a tablet, a phone and the smallest phone, in CSS pixels. */
const widths = [1440, 820, 390, 320] as const;

/**
 * At a desk, on a tablet and on phones: never wider than the window, set as French is, and accessible at a desk; also on a
 * phone unless `onPhone` is false, for what looks there as it does at a desk, and with `onTablet` on a tablet. The window is
 * as it was afterwards.
 */
export async function expectGoodLooks(page: Page, { onPhone = true, onTablet = false } = {}): Promise<void> {
  const judged = [1440, ...(onTablet ? [820] : []), ...(onPhone ? [390] : [])];
  await expectFrenchSpaces(page);
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (judged.includes(width)) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  if (size) await page.setViewportSize(size);
}
