import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Edges of a box in CSS pixels from the top left of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Distance of a toast from obstacles and the edge of the window, in CSS pixels. */
const distance = 8;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Returns the smallest lift of toasts from the bottom left, in CSS pixels, that covers no obstacle and stays
 * inside the window. Null when there is no such position.
 */
export function liftAbove(toasts: Box, obstacles: readonly Box[]): number | null {
  const { left, top, right, bottom } = toasts;
  const lifted = (lift: number): Box => ({ left, top: top - lift, right, bottom: bottom - lift });
  // Candidates: unlifted, just above each obstacle, or at the top of the window.
  const lifts = [0, ...obstacles.map((obstacle) => bottom - obstacle.top + distance), top - distance];
  return (
    lifts
      .filter((lift) => lift >= 0 && lift <= top)
      .toSorted((one, other) => one - other)
      .find((lift) => obstacles.every((obstacle) => !overlap(lifted(lift), obstacle))) ?? null
  );
}

const controls = 'button, a, input, select, textarea, summary';

/**
 * Returns the last clicked control, which need not be focused: Safari does not focus clicked buttons. Weak: the
 * control of a page that was left would keep the page in memory.
 */
function useLastClicked(): RefObject<WeakRef<Element> | null> {
  const clicked = useRef<WeakRef<Element> | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(controls) : null;
      clicked.current = control && new WeakRef(control);
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);
  return clicked;
}

/**
 * Positions toasts off an open dialog, the focused and the last clicked control: lifts them as little as
 * possible, or puts them at the end of the dialog if no free position exists.
 * Repositions when `shown` changes and when the window is resized. What gets the focus is scrolled above them.
 */
export function useClearPosition(region: RefObject<HTMLElement | null>, host: Element | null, shown: string) {
  const clicked = useLastClicked();

  useLayoutEffect(() => {
    const page = document.documentElement;

    function position() {
      const element = region.current;
      page.style.scrollPaddingBottom = '';
      if (!element || shown === '') return;
      element.style.translate = '';
      delete element.dataset.inFlow;
      const obstacles = [host, clicked.current?.deref(), document.activeElement?.closest(controls)]
        .filter((obstacle) => obstacle instanceof Element)
        .filter((obstacle) => !element.contains(obstacle))
        .map((obstacle) => obstacle.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      const box = element.getBoundingClientRect();
      const lift = liftAbove(box, obstacles);
      if (lift) element.style.translate = `0 ${-lift}px`;
      if (lift === null && host) element.dataset.inFlow = '';
      if (host) return;
      const covered = innerHeight - box.top + (lift ?? 0) + distance;
      page.style.scrollPaddingBottom = `${Math.min(covered, innerHeight / 2)}px`;
    }
    position();
    window.addEventListener('resize', position);
    return () => {
      window.removeEventListener('resize', position);
      page.style.scrollPaddingBottom = '';
    };
  }, [region, host, shown, clicked]);
}
