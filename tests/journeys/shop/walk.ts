import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    walk: {
      start(within: string): void;
      isOver(): boolean;
      end(): { readonly stops: number; readonly faults: readonly string[] };
    };
  }
}

/** Runs in the browser: judges each element when Tab has moved the focus to it. */
function installWalk(): void {
  let root: Element = document.body;
  let faults: string[] = [];
  let isOver = true;
  const reached = new Set<Element>();

  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()}.${element.className} “${label.trim().slice(0, 40)}”`;
  };
  const areaOf = ({ width, height }: DOMRect) => width * height;
  const isDrawn = (part: Element) =>
    areaOf(part.getBoundingClientRect()) > 4 && part.checkVisibility({ visibilityProperty: true });

  /** What is drawn of a control: of a hidden checkbox its label, of a link its content or what it covers. */
  function drawn(element: Element): Element | undefined {
    const labels = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
    const parts = [element, ...element.querySelectorAll('*'), ...labels, element.parentElement];
    return parts.filter((part) => part !== null).find(isDrawn);
  }

  /** The centre and four points near the edges; of what is larger than the window, in the part inside. */
  function pointsOf(box: DOMRect, isLongText: boolean): (readonly [x: number, y: number])[] {
    const cut = (start: number, size: number, room: number) =>
      size > room ? [Math.max(start, 0), Math.min(start + size, room)] : [start, start + size];
    const [left = 0, right = 0] = cut(box.left, box.width, innerWidth);
    // The browser scrolls a long text to its cursor, in the first line.
    const [top = 0, bottom = 0] = cut(box.top, isLongText ? 40 : box.height, innerHeight);
    const at = (x: number, y: number) => [left + x * (right - left), top + y * (bottom - top)] as const;
    return [at(0.5, 0.5), at(0.1, 0.5), at(0.9, 0.5), at(0.5, 0.15), at(0.5, 0.85)];
  }

  /** What is wrong with the place of an element; null if no more than one point of five is hidden. */
  function faultOf(element: Element): string | null {
    const part = drawn(element);
    if (!part) return `${nameOf(element)} is not drawn`;
    const rects = [...part.getClientRects()].filter((rect) => areaOf(rect) > 4);
    const points = rects.flatMap((rect) => pointsOf(rect, part instanceof HTMLTextAreaElement));
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
    const covers = hits.filter((hit) => !hit || !(part.contains(hit) || element.contains(hit)));
    if (covers.length <= points.length / 5) return null;
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const cover = covers.find((hit) => hit !== null);
    const box = [left, top, right, bottom].map(Math.round).join(' ');
    return `${nameOf(element)} (${box}) is ${cover ? `covered or cut by ${nameOf(cover)}` : 'outside the window'}`;
  }

  function judgeFocus(): void {
    const focused = document.activeElement;
    if (isOver || !focused || focused === root) return;
    isOver = focused === document.body || reached.has(focused) || !root.contains(focused);
    if (isOver) return;
    reached.add(focused);
    const fault = faultOf(focused);
    if (fault) faults.push(fault);
  }
  addEventListener('keyup', ({ key }) => key === 'Tab' && judgeFocus(), true);

  function widthFault(): string | null {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    const wide = [...root.querySelectorAll('*')].find(isWide);
    return `the page is ${scrollWidth} px wide, by ${wide ? nameOf(wide) : 'its frame'}`;
  }

  /** Scrolls a list to its end and back; null if its last part is then shown. */
  function scrollFault(list: Element): string | null {
    const { overflowX, overflowY } = getComputedStyle(list);
    const isHigh = list.scrollHeight > list.clientHeight + 1 && /auto|scroll/.test(overflowY);
    const isWide = list.scrollWidth > list.clientWidth + 1 && /auto|scroll/.test(overflowX);
    if (!(isHigh || isWide) || !list.checkVisibility()) return null;
    list.scrollIntoView({ block: 'nearest' });
    const { scrollTop, scrollLeft } = list;
    list.scrollTo({ top: list.scrollHeight, left: list.scrollWidth, behavior: 'instant' });
    const last = [...list.querySelectorAll('*:not(svg *)')].filter(isDrawn).at(-1);
    const fault = last ? faultOf(last) : null;
    list.scrollTo({ top: scrollTop, left: scrollLeft, behavior: 'instant' });
    return fault && `${nameOf(list)} does not scroll to its end: ${fault}`;
  }

  function focusStart(): void {
    if (!root.hasAttribute('tabindex')) root.querySelector<HTMLElement>('a[href], button, input')?.focus();
    else if (root instanceof HTMLElement) root.focus();
  }

  window.walk = {
    start(within) {
      const found = [...document.querySelectorAll(within)].at(-1);
      if (!found) throw new Error(`${within} is not shown`);
      root = found;
      reached.clear();
      const lists = [root, ...root.querySelectorAll('*')];
      faults = [widthFault(), ...lists.map(scrollFault)].filter((fault) => fault !== null);
      isOver = false;
      focusStart();
      judgeFocus();
    },
    isOver: () => isOver,
    end() {
      focusStart();
      return { stops: reached.size, faults };
    },
  };
}

/** Prepares the documents that the page will load. */
export const prepareWalk = (page: Page) => page.addInitScript(installWalk);

/**
 * Presses Tab from the start of an element to its end, and scrolls what scrolls in it. Returns what had the
 * focus without being inside the window and uncovered, what does not scroll to its end, and what is too wide.
 */
export async function faultsAlong(page: Page, within: string): Promise<readonly string[]> {
  await page.evaluate((selector) => window.walk.start(selector), within);
  const browser = await page.context().newCDPSession(page);
  const press = (type: 'rawKeyDown' | 'keyUp') =>
    browser.send('Input.dispatchKeyEvent', { type, key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 });
  // Waiting for each key would take most of the time.
  do await Promise.all(Array.from({ length: 20 }, () => [press('rawKeyDown'), press('keyUp')]).flat());
  while (!(await page.evaluate(() => window.walk.isOver())));
  await browser.detach();
  const { stops, faults } = await page.evaluate(() => window.walk.end());
  expect(stops, `Tab stops in ${within}`).toBeGreaterThan(0);
  return faults;
}
