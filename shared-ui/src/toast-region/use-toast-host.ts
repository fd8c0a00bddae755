import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds after which a toast counts as announced; one that closes a dialog is younger. */
const announcedAfter = 500;

const modals = 'dialog[open][aria-modal="true"]';

interface Host {
  /** The topmost open modal dialog, else null. */
  readonly host: Element | null;
  /** Toasts created earlier were announced in another host. */
  readonly since: number;
}

/**
 * Returns where toasts are rendered: everything outside a modal is inert and covered by it. `onChange` is
 * called before another host is returned.
 */
export function useToastHost(onChange: () => void): Host {
  const [current, setCurrent] = useState<Host>({ host: null, since: 0 });
  const change = useEffectEvent(onChange);

  useEffect(() => {
    // In the order of opening: the last one is on top.
    let opened: readonly Element[] = [];

    function update() {
      const before = opened.at(-1);
      const open = [...document.querySelectorAll(modals)];
      opened = [
        ...opened.filter((modal) => open.includes(modal)),
        ...open.filter((modal) => !opened.includes(modal)),
      ];
      if (opened.at(-1) !== before) change();
      const host = opened.at(-1) ?? null;
      setCurrent((last) => (last.host === host ? last : { host, since: Date.now() - announcedAfter }));
    }

    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    update();
    return () => observer.disconnect();
  }, []);

  return current;
}
