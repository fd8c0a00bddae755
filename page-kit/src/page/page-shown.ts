import { createContext } from 'react';

/**
 * Called when a page is in place and answers clicks. React takes a page over later than the layout around it: only then may
 * what depends on the visitor change, or the page would differ from its HTML.
 */
export const PageShownContext = createContext<() => void>(() => undefined);
