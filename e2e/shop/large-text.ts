import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './looks';

/** Sizes of text follow the browser's own setting, in which the breakpoints count too. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% } * { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Words of letters alone that go on in another line though no hyphen says so. Addresses of mail and the like may break. */
const tornWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const torn: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (node.parentElement.closest('.sph-visually-hidden, script, style')) continue;
      for (const { 0: token, index } of (node.textContent ?? '').matchAll(/[^\s\u00a0\u202f\-/]{4,}/g)) {
        if (!/^[\p{L}’'().,:;]+$/u.test(token)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + token.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) torn.push(token);
      }
    }
    return torn;
  });

/** With text of double size the page stays as wide as the window, and no word is torn. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await doubleText(page);
  await expectNoSidewaysScroll(page);
  expect(await tornWords(page)).toEqual([]);
}
