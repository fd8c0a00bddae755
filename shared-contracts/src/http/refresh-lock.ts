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

/** Longer than what a tab has stored takes to the others, in milliseconds. */
const noticeTime = 5000;

/** Part of the name of a lock, which any script of this origin may list: the end of a token alone. */
const noticeOf = (token: string) => `sph-renewed ${token.slice(-16)}`;

/**
 * Informs other tabs that the session of this token, which no longer works, was renewed and stored. The sign is a lock that is
 * held for a while: what a tab has stored may reach another one after the refresh lock does, but locks are one list for all tabs.
 * Never rejects: where there are no locks, or the browser refuses them, there is no sign.
 */
export function announceRefresh(token: string): Promise<void> {
  return new Promise<void>((announced, refused) => {
    const hold = () => {
      announced();
      return new Promise((end) => setTimeout(end, noticeTime));
    };
    navigator.locks.request(noticeOf(token), { mode: 'shared' }, hold).catch(refused);
  }).catch(() => undefined);
}

/** True when another tab has just renewed the session of this token, as far as the browser lists locks. */
export async function isRefreshAnnounced(token: string): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === noticeOf(token));
  } catch {
    return false;
  }
}
