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
  const height = toasts.bottom - toasts.top;
  const lifted = (lift: number): Box => ({
    ...toasts,
    top: toasts.top - lift,
    bottom: toasts.bottom - lift,
  });
  // Candidates: unlifted, just above each obstacle, or at the top of the window.
  const lifts = [0, ...obstacles.map(({ top }) => toasts.bottom - top + distance), toasts.top - distance];
  return (
    lifts
      .filter((lift) => lift >= 0 && toasts.bottom - lift >= height)
      .toSorted((one, other) => one - other)
      .find((lift) => obstacles.every((obstacle) => !overlap(lifted(lift), obstacle))) ?? null
  );
}

/** Returns the last clicked control; not the focused one, since Safari does not focus clicked buttons. */
function useLastClicked(): RefObject<Element | null> {
  const clicked = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      clicked.current = target instanceof Element ? target.closest('button, a, input') : null;
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);
  return clicked;
}

/**
 * Positions toasts off an open dialog, the open search (`data-toasts-keep-off`) and the last clicked control:
 * lifts them as little as possible, or puts them at the end of the dialog if no free position exists.
 * Repositions when `shown` changes and when the window is resized.
 */
export function useClearPosition(region: RefObject<HTMLElement | null>, host: Element | null, shown: string) {
  const clicked = useLastClicked();

  useLayoutEffect(() => {
    function position() {
      const element = region.current;
      if (!element || shown === '') return;
      element.style.translate = '';
      delete element.dataset.inFlow;
      const obstacles = [host, clicked.current, ...document.querySelectorAll('[data-toasts-keep-off]')]
        .filter((obstacle) => obstacle !== null)
        .filter((obstacle) => !element.contains(obstacle))
        .map((obstacle) => obstacle.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      const lift = liftAbove(element.getBoundingClientRect(), obstacles);
      if (lift) element.style.translate = `0 ${-lift}px`;
      if (lift === null && host) element.dataset.inFlow = '';
    }
    position();
    window.addEventListener('resize', position);
    return () => window.removeEventListener('resize', position);
  }, [region, host, shown, clicked]);
}
