import { type RefObject, useEffect, useState } from 'react';

/**
 * The button that fills an empty cart goes with it: the title of the panel, or of the page, takes the focus once the lines
 * are there.
 */
export function useTitleFocus(inside: RefObject<HTMLElement | null>): () => void {
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (asked === 0) return;
    const titled = inside.current?.closest('dialog') ?? inside.current;
    titled?.querySelector<HTMLElement>('h1, h2')?.focus();
  }, [asked, inside]);

  return () => setAsked((count) => count + 1);
}
