import { type RefObject, useEffect, useRef, useState } from 'react';

/** True once the sentinel above the header has left the window. */
export function useCompact(): { sentinel: RefObject<HTMLDivElement | null>; compact: boolean } {
  const sentinel = useRef<HTMLDivElement>(null);
  const [compact, setCompact] = useState(false);

  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver((entries) =>
      setCompact(entries.at(-1)?.isIntersecting === false),
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);

  return { sentinel, compact };
}
