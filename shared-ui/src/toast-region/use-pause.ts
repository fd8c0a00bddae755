import { useEffect, useEffectEvent, useRef } from 'react';

type Reason = 'pointer' | 'focus' | 'hidden tab';

/** Pauses the timers of toasts while there is at least one reason. */
export function usePause(handlers: { startPause: () => void; endPause: () => void }) {
  const reasons = useRef(new Set<Reason>());

  const hold = (reason: Reason) => {
    if (reasons.current.size === 0) handlers.startPause();
    reasons.current.add(reason);
  };

  const release = (reason: Reason) => {
    if (reasons.current.delete(reason) && reasons.current.size === 0) handlers.endPause();
  };

  const followTab = useEffectEvent(() => (document.hidden ? hold : release)('hidden tab'));

  useEffect(() => {
    const follow = () => followTab();
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  return { hold, release };
}
