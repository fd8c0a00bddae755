import { type RefObject, useEffect, useState } from 'react';

/** Distance below the screen in pixels: what follows the section moves before it is visible. */
const distance = 300;

/** Returns true once the element has been on the screen or shortly below it. */
export function useNearScreen(target: RefObject<Element | null>): boolean {
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
  }, [target, reached]);

  return reached;
}
