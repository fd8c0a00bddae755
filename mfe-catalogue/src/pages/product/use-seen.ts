import { type RefObject, useEffect, useState } from 'react';

/** True from the moment when the element is seen for the first time, or comes as near as `ahead`, a length in pixels below. */
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
