import { useEffect, useState } from 'react';
import { useIsOnline } from './use-is-online';

/** Why something is late. */
export type Delay = 'slow' | 'offline';

/**
 * Why what is `pending` is late: it has lasted `after` ms, or the device has no network, which counts at once. Null before, and
 * from its end on. Another try meanwhile changes nothing: it moves no button from under the pointer.
 */
export function useDelay(pending: boolean, after: number): Delay | null {
  const online = useIsOnline();
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!pending) return;
    // By a timer in both cases: what is in memory is there before it ends, and no sentence flashes up.
    const timer = setTimeout(() => setLate(true), online ? after : 0);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending, online, after]);

  if (!late) return null;
  return online ? 'slow' : 'offline';
}
