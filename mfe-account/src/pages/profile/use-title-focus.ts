import { useEffect, useRef, useState } from 'react';

/** A card goes with its buttons: the section's title takes the focus, once the dialog is closed and lets it out. */
export function useTitleFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (asked > 0) title.current?.focus();
  }, [asked]);

  return { title, focusTitle: () => setAsked((count) => count + 1) };
}
