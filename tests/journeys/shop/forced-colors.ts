import { expect, type Page } from '@playwright/test';

/** Controls, selected items and meters. */
const parts =
  'button, nav a, a[class*="button"], [aria-pressed], [aria-current], [role="progressbar"] > *, [role="meter"] > *';

/** Descriptions of those with neither a background nor a border, or pressed without looking pressed. */
const plain = (page: Page) =>
  page.locator(parts).evaluateAll((all) => {
    const backgroundOf = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return element && color.endsWith(', 0)') ? backgroundOf(element.parentElement) : color;
    };
    const hasEdge = (element: Element) => {
      const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
      return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || outlineStyle !== 'none';
    };
    const looksReleased = (element: Element) =>
      element.matches('[aria-pressed="true"]') &&
      [...(element.parentElement?.querySelectorAll('[aria-pressed="false"]') ?? [])].some(
        (other) => backgroundOf(other) === backgroundOf(element),
      );
    return all.flatMap((element, index) =>
      !looksReleased(element) &&
      (hasEdge(element) || backgroundOf(element) !== backgroundOf(element.parentElement))
        ? []
        : [`${index} ${element.tagName} ${element.textContent}`],
    );
  });

/** Icons in another colour than the text next to them. */
const miscolouredIcons = (page: Page) =>
  page.locator('svg').evaluateAll((all) =>
    all
      .filter((svg) => getComputedStyle(svg).forcedColorAdjust !== 'none')
      .filter(
        (svg) =>
          svg.parentElement && getComputedStyle(svg).color !== getComputedStyle(svg.parentElement).color,
      )
      .map((svg) => svg.parentElement?.outerHTML.slice(0, 200)),
  );

/** Expects that forced colours leave every control a border or background, and icons the text's colour. */
export async function expectReadableInForcedColors(page: Page): Promise<void> {
  const before = await plain(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect((await plain(page)).filter((part) => !before.includes(part))).toEqual([]);
  expect(await miscolouredIcons(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}
