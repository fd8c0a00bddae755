import { expect, type Locator, type Page } from '@playwright/test';
import { isJudgedElsewhere } from './screen-checks';

/** More stops than any page of the shop has. */
const longWay = 260;

/** Records outlines without a focus, which show nothing. */
const noteOutlines = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { outline, outlineStyle } = getComputedStyle(element);
      if (outlineStyle !== 'none') element.dataset.outlineAtRest = outline;
    }
  });

/** What has the focus there: its name, and what is wrong with the ring on it or on what holds it. */
const ringOfFocus = (within: Locator) =>
  within.evaluate((whole) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || !whole.contains(focused)) return null;
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? ''}`;

    function ringWidth(element: HTMLElement): number {
      const { outline, outlineStyle, outlineWidth } = getComputedStyle(element);
      const isRing = outlineStyle !== 'none' && outline !== element.dataset.outlineAtRest;
      return isRing ? Number.parseFloat(outlineWidth) : 0;
    }
    const holders = [
      ...(function* up() {
        for (let element = focused as HTMLElement | null; element; element = element.parentElement)
          yield element;
      })(),
    ];
    const ringed = holders.find((element) => ringWidth(element) >= 2);
    if (!ringed) return { name, problem: 'has no ring' };

    const room = ringWidth(ringed) + Number.parseFloat(getComputedStyle(ringed).outlineOffset);
    const { left, right, top, bottom } = ringed.getBoundingClientRect();
    const ring = { left: left - room, right: right + room, top: top - room, bottom: bottom + room };
    const around = holders.slice(holders.indexOf(ringed) + 1).filter((element) => element !== document.body);

    for (const edge of around) {
      const { overflowX, overflowY, position } = getComputedStyle(edge);
      const box = edge.getBoundingClientRect();
      const beside = overflowX !== 'visible' && (ring.left < box.left - 1 || ring.right > box.right + 1);
      const above = overflowY !== 'visible' && (ring.top < box.top - 1 || ring.bottom > box.bottom + 1);
      if (beside || above) return { name, problem: `has a ring cut by ${edge.tagName} ${edge.className}` };
      if (position === 'fixed') break;
    }

    return { name, problem: null };
  });

/**
 * Goes on with Tab to the end of the page or dialog, in the colours of the system, where only outlines stay: at every stop a
 * ring of 2 px or more shows whole. The home page answers for header and footer.
 */
export async function expectRingsAllTheWay(
  page: Page,
  within = page.locator(isJudgedElsewhere(page) ? 'main' : 'body'),
): Promise<void> {
  const problems: string[] = [];
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await noteOutlines(page);
  await within.focus();
  let stops = 0;
  for (; stops < longWay; stops += 1) {
    await page.keyboard.press('Tab');
    const ring = await ringOfFocus(within);
    if (!ring) break;
    if (ring.problem) problems.push(`${ring.name} ${ring.problem}`);
  }
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
  expect(stops).toBeGreaterThan(0);
  expect(problems).toEqual([]);
}
