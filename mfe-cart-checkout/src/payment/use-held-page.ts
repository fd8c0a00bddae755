import { useEffect } from 'react';

/** While `held`, Back does nothing and closing the tab asks first: a payment is on its way. */
export function useHeldPage(held: boolean): void {
  useEffect(() => {
    if (!held) return;
    let returning = false;

    function stay(event: PopStateEvent) {
      // Kept from the router, which would take it for a navigation.
      event.stopImmediatePropagation();
      if (!returning) window.history.forward();
      returning = !returning;
    }
    function ask(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    window.addEventListener('popstate', stay, { capture: true });
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('popstate', stay, { capture: true });
      window.removeEventListener('beforeunload', ask);
    };
  }, [held]);
}
