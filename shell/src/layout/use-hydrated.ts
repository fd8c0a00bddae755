import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the HTML and in the render that takes it over, true right after. A page is taken over later than the layout, when
 * cart and session are read already: what depends on them must wait for this, or the page would differ from its HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
