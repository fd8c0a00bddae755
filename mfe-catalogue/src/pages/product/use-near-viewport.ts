import { type RefObject, useEffect, useState } from 'react';

/** True from the moment when the element is less than one window below what is seen. */
export function useNearViewport(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '0px 0px 100px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, near]);

  return near;
}
