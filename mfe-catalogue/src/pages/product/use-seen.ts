import { type RefObject, useEffect, useState } from 'react';

/** Distance below the screen, in pixels, at which a section loads: no shift of the visible layout. */
export const nearScreen = 300;

/** Returns true once the element has been visible, or less than `ahead` pixels below the screen. */
export function useSeen(target: RefObject<Element | null>, ahead = 0): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (seen || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: `0px 0px ${ahead}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, ahead, seen]);

  return seen;
}
