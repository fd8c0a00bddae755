import { useEffect, useState } from 'react';

/** True until the moment (ISO 8601) has come, also while the page stays open; false without a readable one. */
export function useUpcoming(moment: string | undefined): boolean {
  const time = Date.parse(moment ?? '');
  const [now, setNow] = useState(Date.now);
  const upcoming = time > now;

  useEffect(() => {
    if (!upcoming) return;
    const timer = setTimeout(() => setNow(Date.now()), time - Date.now());
    return () => clearTimeout(timer);
  }, [upcoming, time]);

  return upcoming;
}
