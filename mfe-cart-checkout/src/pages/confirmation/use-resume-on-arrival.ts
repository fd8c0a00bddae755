import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Navigation state of a link that leads straight to the payment, as the history's 'Reprendre le paiement' does. */
interface ResumeState {
  readonly resumePayment?: unknown;
}

/** Pays once it is possible where a link asked for it; a reload and Back do not ask again. */
export function useResumeOnArrival(possible: boolean, pay: () => Promise<void>): void {
  const location = useLocation();
  const navigate = useNavigate();
  const begun = useRef(false);
  const { resumePayment, ...others } = (location.state ?? {}) as ResumeState;
  const wanted = resumePayment === true;

  const resume = useEffectEvent(async () => {
    if (begun.current) return;
    begun.current = true;
    // Before the dialog, which has an entry of its own in the history.
    await navigate(location, { replace: true, state: others, preventScrollReset: true });
    await pay();
  });

  useEffect(() => {
    if (possible && wanted) void resume();
  }, [possible, wanted]);
}
