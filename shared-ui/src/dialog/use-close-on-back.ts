import { useEffectEvent, useId, useLayoutEffect } from 'react';

/**
 * Gives an open dialog an entry of its own in the history, so that Back closes it and leaves the page.
 *
 * The entry carries the URL and the state of the page, and its pop is kept from other listeners: a router sees
 * neither. Once the dialog is closed by the person the entry is taken back; `close` returns true in that case.
 * If the host closes it (usually because it goes elsewhere) the entry stays, since going back then could undo
 * the host's own navigation.
 */
export function useCloseOnBack(active: boolean, onClose: () => void): { leaveEntry: () => void } {
  const id = useId();
  const close = useEffectEvent(onClose);

  // Not after the paint: who sees the dialog can press Back.
  useLayoutEffect(() => {
    if (!active) return;
    const url = location.href;
    try {
      if (history.state?.dialog !== id) history.pushState({ ...history.state, dialog: id }, '');
    } catch {
      // Safari refuses the hundred and first entry within ten seconds: Back then leaves the page.
    }

    function pop(event: PopStateEvent) {
      if (event.state?.dialog === id) return;
      if (location.href === url) event.stopImmediatePropagation();
      close();
    }
    window.addEventListener('popstate', pop, { capture: true });
    return () => window.removeEventListener('popstate', pop, { capture: true });
  }, [active, id]);

  function leaveEntry() {
    if (!active || history.state?.dialog !== id) return;
    const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
    window.addEventListener('popstate', swallow, { capture: true, once: true });
    history.back();
  }

  return { leaveEntry };
}

/** Closes as the Back button does, so that the dialog's entry in the history goes with it; by `onClose` where it has none. */
export function closeAsBack(onClose: () => void): void {
  if (history.state?.dialog) history.back();
  else onClose();
}
