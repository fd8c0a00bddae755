import { useEffect } from 'react';
import { listenToBack } from 'shared-ui/dialog';

/** While `active`, Back does nothing and closing the tab asks for confirmation: a payment is in progress. */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let returning = false;

    const stopListening = listenToBack((event) => {
      event.preventDefault();
      if (!returning) window.history.forward();
      returning = !returning;
    });
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      stopListening();
      window.removeEventListener('beforeunload', ask);
    };
  }, [active]);
}
