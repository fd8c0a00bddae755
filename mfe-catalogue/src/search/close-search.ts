import { createContext, type MouseEvent, useContext } from 'react';

/** Lets a followed result close the search around it. */
export const CloseSearch = createContext<() => void>(() => undefined);

/** Handlers for a link or for a list of links: the search closes, also when the link leads to the page below. */
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
