import { timeLimit } from './time-limit';

/** A little longer than the other tab's own call may take. */
const longestWait = timeLimit + 1000;

/**
 * Runs `renew` while no other tab of the shop does. Where there are no Web Locks (insecure contexts), the browser refuses
 * them or the lock does not come in time, it runs all the same: the server tolerates two refreshes at once.
 */
export async function withRefreshLock(renew: () => Promise<void>): Promise<void> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), longestWait);
  let held = false;
  const renewHoldingLock = () => {
    held = true;
    clearTimeout(timer);
    return renew();
  };
  try {
    return await navigator.locks.request('sph-refresh', { signal: waiting.signal }, renewHoldingLock);
  } catch (error) {
    if (held) throw error;
    return renew();
  } finally {
    clearTimeout(timer);
  }
}
