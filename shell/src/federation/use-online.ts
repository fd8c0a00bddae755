import { useEffect } from 'react';

/** Calls `again` when the connection returns, for as long as `wanted`. */
export function useOnline(again: () => void, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again, wanted]);
}
