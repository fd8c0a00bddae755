import { expect, type Page } from '@playwright/test';

/** Controls and what is chosen or measured: a ground of their own tells them from what is around them. */
const parts =
  'button, nav a, a[class*="button"], [aria-pressed], [aria-current], [role="progressbar"] > *, [role="meter"] > *';

/** Those of the page, each as its text, that have neither a ground nor an edge of their own. */
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
    return all.flatMap((element, place) =>
      hasEdge(element) || groundOf(element) !== groundOf(element.parentElement)
        ? []
        : [`${place} ${element.tagName} ${element.textContent}`],
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

/** In the colours of the system buttons and what is chosen keep an edge or a ground, drawings follow the text, and the focus shows. */
export async function expectReadableInForcedColors(page: Page): Promise<void> {
  const before = await plain(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect((await plain(page)).filter((part) => !before.includes(part))).toEqual([]);
  expect(await foreignDrawings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  const focus = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
  );
  expect(focus).toBe('solid');
  await page.emulateMedia({ forcedColors: 'none' });
}
