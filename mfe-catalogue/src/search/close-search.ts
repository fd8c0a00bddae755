import { createContext, type MouseEvent, useContext } from 'react';

/** Lets links within the search close it. */
export const CloseSearch = createContext<() => void>(() => undefined);

/** Returns handlers for a link or an element with links: a click closes the search, also for the same URL. */
export function useCloseOnFollow() {
  const close = useContext(CloseSearch);
  return {
    onClick({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
      const isLink = target instanceof Element && target.closest('a');
      const elsewhere = metaKey || ctrlKey || shiftKey;
      if (isLink && !elsewhere) close();
    },
  };
}
