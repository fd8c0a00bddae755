import { useLayoutEffect, useRef, useState } from 'react';

/** `focusTitle` focuses the title once a focused card has unmounted and the dialog has released the focus. */
export function useTitleFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  const [requests, setRequests] = useState(0);

  useLayoutEffect(() => {
    if (requests > 0) title.current?.focus();
  }, [requests]);

  return { title, focusTitle: () => setRequests((count) => count + 1) };
}
