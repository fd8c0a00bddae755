import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns true once the element has been on the screen or less than `distance` pixels below it. By default, what
 * follows it moves before it is visible.
 */
export function useNearScreen(target: RefObject<Element | null>, distance = 300): boolean {
  const [reached, setReached] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (reached || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setReached(true),
      { rootMargin: `0px 0px ${distance}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, distance, reached]);

  return reached;
}
