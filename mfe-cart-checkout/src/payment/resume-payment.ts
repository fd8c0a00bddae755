import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Navigation state with which a page opens the payment: of a link in the order history, or of a page that another
 * version replaces while its customer waits for the card form.
 */
export const resumePayment = { resumePayment: true };

/** Returns whether the navigation to this page requested the payment, and its other state. */
export function useResumeState() {
  const { resumePayment: requested, ...otherState } = (useLocation().state ?? {}) as {
    resumePayment?: unknown;
  };
  return { requested: requested === true, otherState };
}

/** Starts the payment when possible if the navigation requested it; a reload or Back does not start it again. */
export function useResumeOnArrival(possible: boolean, pay: () => Promise<void>): void {
  const location = useLocation();
  const navigate = useNavigate();
  const started = useRef(false);
  const { requested, otherState } = useResumeState();

  const resume = useEffectEvent(async () => {
    if (started.current) return;
    started.current = true;
    // Before the dialog opens, which adds its own history entry.
    await navigate(location, { replace: true, state: otherState, preventScrollReset: true });
    await pay();
  });

  useEffect(() => {
    if (possible && requested) void resume();
  }, [possible, requested]);
}
