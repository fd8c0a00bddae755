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
 * How far toasts are to be lifted from their place at the bottom left, in CSS pixels, so that they cover none of the
 * obstacles: as little as possible, and no further than the top of the window. Null where no such place is left.
 */
export function liftAbove(toasts: Box, obstacles: readonly Box[]): number | null {
  const height = toasts.bottom - toasts.top;
  const lifted = (lift: number): Box => ({
    ...toasts,
    top: toasts.top - lift,
    bottom: toasts.bottom - lift,
  });
  // Just above one of the obstacles, or at the top of the window.
  const places = [0, ...obstacles.map(({ top }) => toasts.bottom - top + distance), toasts.top - distance];
  return (
    places
      .filter((lift) => lift >= 0 && toasts.bottom - lift >= height)
      .toSorted((one, other) => one - other)
      .find((lift) => obstacles.every((obstacle) => !meet(lifted(lift), obstacle))) ?? null
  );
}
