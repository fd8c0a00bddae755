import { type RefObject, useEffect, useState } from 'react';

/** True from the moment when the element is seen for the first time. */
export function useSeen(target: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (seen || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, seen]);

  return seen;
}
