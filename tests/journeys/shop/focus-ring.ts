import { expect, type Locator, type Page } from '@playwright/test';
import { isFrameCheckedElsewhere } from './screen-checks';

/** More tab stops than any page of the shop has. */
const mostStops = 260;

/** Records the outlines that elements have without focus: they are no focus rings. */
const noteOutlines = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { outline, outlineStyle } = getComputedStyle(element);
      if (outlineStyle !== 'none') element.dataset.outlineAtRest = outline;
    }
  });

/** Name of the focused element and the problem with its focus ring; null if the focus is elsewhere. */
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
    const ancestors: HTMLElement[] = [];
    for (let element = focused as HTMLElement | null; element; element = element.parentElement)
      ancestors.push(element);
    const ringed = ancestors.find((element) => ringWidth(element) >= 2);
    if (!ringed) return { name, problem: 'has no ring' };

    const room = ringWidth(ringed) + Number.parseFloat(getComputedStyle(ringed).outlineOffset);
    const { left, right, top, bottom } = ringed.getBoundingClientRect();
    const ring = { left: left - room, right: right + room, top: top - room, bottom: bottom + room };
    const around = ancestors
      .slice(ancestors.indexOf(ringed) + 1)
      .filter((element) => element !== document.body);

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
 * Presses Tab to the end of the page or dialog, in forced colours, which leave only outlines: every stop has
 * an uncut ring of 2 px or more. Header and footer are checked on the home page only.
 */
export async function expectRingsAllTheWay(
  page: Page,
  within = page.locator(isFrameCheckedElsewhere(page) ? 'main' : 'body'),
): Promise<void> {
  const problems: string[] = [];
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await noteOutlines(page);
  await within.focus();
  let stops = 0;
  for (; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    const ring = await ringOfFocus(within);
    if (!ring) break;
    if (ring.problem) problems.push(`${ring.name} ${ring.problem}`);
  }
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
  expect(stops).toBeGreaterThan(0);
  expect(problems).toEqual([]);
}
