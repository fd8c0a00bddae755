import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Edges in CSS pixels from the top left of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** CSS pixels between a toast and what it may not cover, and the edge of the window. */
const distance = 8;

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * How far toasts are to be lifted from their position at the bottom left, in CSS pixels, so that they cover none of the
 * obstacles: as little as possible, and no further than the top of the window. Null where there is no such position.
 */
export function liftAbove(toasts: Box, obstacles: readonly Box[]): number | null {
  const height = toasts.bottom - toasts.top;
  const lifted = (lift: number): Box => ({
    ...toasts,
    top: toasts.top - lift,
    bottom: toasts.bottom - lift,
  });
  // Just above one of the obstacles, or at the top of the window.
  const lifts = [0, ...obstacles.map(({ top }) => toasts.bottom - top + distance), toasts.top - distance];
  return (
    lifts
      .filter((lift) => lift >= 0 && toasts.bottom - lift >= height)
      .toSorted((one, other) => one - other)
      .find((lift) => obstacles.every((obstacle) => !meet(lifted(lift), obstacle))) ?? null
  );
}

/** The control that was pressed last; Safari gives a button no focus when it is clicked. */
function useLastPressed(): RefObject<Element | null> {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('button, a, input') : null;
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);
  return pressed;
}

/**
 * Keeps toasts off an open dialog, an open area of the header (`data-toasts-keep-off`, the search) and the control that was
 * pressed last: lifts them from the bottom left as little as possible. Where they cover something anywhere, they take room
 * of their own at the end of the dialog. Looks again whenever `shown` changes, and once the window has another size.
 */
export function useClearPosition(region: RefObject<HTMLElement | null>, host: Element | null, shown: string) {
  const pressed = useLastPressed();

  useLayoutEffect(() => {
    function position() {
      const element = region.current;
      if (!element || shown === '') return;
      element.style.translate = '';
      delete element.dataset.inFlow;
      const obstacles = [host, pressed.current, ...document.querySelectorAll('[data-toasts-keep-off]')]
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
  }, [region, host, shown, pressed]);
}
