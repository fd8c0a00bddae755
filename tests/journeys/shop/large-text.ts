import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, layOutAll } from './screen-checks';

/**
 * Words of letters only that break across lines without a hyphen (`torn`) or are cut by the edge of an
 * element (`cut`). Email addresses may break, and text with an ellipsis is cut on purpose.
 */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const torn: string[] = [];
    const cut: string[] = [];

    function isCut(word: DOMRect, parent: Element | null): boolean {
      for (let element = parent; element; element = element.parentElement) {
        const { overflowX, textOverflow, clipPath, position } = getComputedStyle(element);
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return false;
        // visually hidden, for screen readers
        if (clipPath !== 'none') return false;
        const edge = element.getBoundingClientRect();
        const isApart = word.left >= edge.right || word.right <= edge.left;
        if (overflowX !== 'visible' && isApart) return false;
        if (overflowX !== 'visible' && (word.left < edge.left - 1 || word.right > edge.right + 1))
          return true;
        if (position === 'fixed') return false;
      }
      return false;
    }

    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.sph-visually-hidden, script, style')) continue;
      for (const { 0: token, index } of (node.textContent ?? '').matchAll(/[^\s\u00a0\u202f\-/]{4,}/g)) {
        if (!/^[\p{L}’'().,:;]+$/u.test(token)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + token.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (parts.length === 0) continue;
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        if (lines.size > 1) torn.push(token);
        if (isCut(range.getBoundingClientRect(), parent)) cut.push(token);
      }
    }
    return { torn, cut };
  });

/** Form fields with room for fewer than five letters. */
const narrowFields = (page: Page) =>
  page
    .locator('main form :is(select, textarea, input:not([type=checkbox], [type=radio], [role=spinbutton]))')
    .evaluateAll((fields) =>
      fields.flatMap((field) => {
        const { fontSize, paddingLeft, paddingRight } = getComputedStyle(field);
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const isWide = room > 5 * Number.parseFloat(fontSize);
        return isWide || !field.checkVisibility() ? [] : [`${field.outerHTML}: ${room} px`];
      }),
    );

/**
 * Expects no sideways scroll and no torn word with text of double size: on a desktop by a style sheet, on a
 * phone by the browser's font size, which also moves the breakpoints; there also no cut word and no narrow
 * field.
 */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% } * { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await expectNoSidewaysScroll(page);
  expect((await brokenWords(page)).torn).toEqual([]);

  await layOutAll(page);
  const browser = await page.context().newCDPSession(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expectNoSidewaysScroll(page);
  expect(await brokenWords(page)).toEqual({ torn: [], cut: [] });
  expect(await narrowFields(page)).toEqual([]);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  if (size) await page.setViewportSize(size);
}
