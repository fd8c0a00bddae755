import { expect, type Page } from '@playwright/test';

/** Controls and what is chosen or measured: a background of their own distinguishes them from their surroundings. */
const parts =
  'button, nav a, a[class*="button"], [aria-pressed], [aria-current], [role="progressbar"] > *, [role="meter"] > *';

/** Those of the page, each as its text, that have neither a ground nor an edge of their own, or are pressed and do not look it. */
const plain = (page: Page) =>
  page.locator(parts).evaluateAll((all) => {
    const groundOf = (element: Element | null): string => {
      const own = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return element && own.endsWith(', 0)') ? groundOf(element.parentElement) : own;
    };
    const hasEdge = (element: Element) => {
      const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
      return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || outlineStyle !== 'none';
    };
    const looksReleased = (element: Element) =>
      element.matches('[aria-pressed="true"]') &&
      [...(element.parentElement?.querySelectorAll('[aria-pressed="false"]') ?? [])].some(
        (other) => groundOf(other) === groundOf(element),
      );
    return all.flatMap((element, index) =>
      !looksReleased(element) && (hasEdge(element) || groundOf(element) !== groundOf(element.parentElement))
        ? []
        : [`${index} ${element.tagName} ${element.textContent}`],
    );
  });

/** Drawings in another colour than the text beside them, though the browser has chosen that. */
const foreignDrawings = (page: Page) =>
  page.locator('svg').evaluateAll((all) =>
    all
      .filter((svg) => getComputedStyle(svg).forcedColorAdjust !== 'none')
      .filter(
        (svg) =>
          svg.parentElement && getComputedStyle(svg).color !== getComputedStyle(svg.parentElement).color,
      )
      .map((svg) => svg.parentElement?.outerHTML.slice(0, 200)),
  );

/** In the colours of the system buttons and what is chosen keep an edge or a ground, and drawings follow the text. */
export async function expectReadableInForcedColors(page: Page): Promise<void> {
  const before = await plain(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect((await plain(page)).filter((part) => !before.includes(part))).toEqual([]);
  expect(await foreignDrawings(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}
