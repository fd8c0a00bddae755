import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; `onServer` in the HTML and in the first render. */
export function useMedia(query: string, onServer = false): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
