import { useEffect, useState } from 'react';

const modals = 'dialog[open][aria-modal="true"]';

/**
 * The open modal dialog on top, else null. Whatever lies outside a modal is inert and below it, so that toasts must
 * stand inside to be seen, read and used.
 */
export function useToastHost(): Element | null {
  const [host, setHost] = useState<Element | null>(null);

  useEffect(() => {
    let opened: readonly Element[] = [];

    function look() {
      const open = [...document.querySelectorAll(modals)];
      opened = [
        ...opened.filter((modal) => open.includes(modal)),
        ...open.filter((modal) => !opened.includes(modal)),
      ];
      setHost(opened.at(-1) ?? null);
    }

    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    look();
    return () => observer.disconnect();
  }, []);

  return host;
}
