import { timeLimit } from './time-limit';

/** A little longer than the other tab's own call may take. */
const longestWait = timeLimit + 1000;

/** Runs `renew` while no other tab does; without a lock at once: the server tolerates two refreshes. */
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

/** Longer than stored tokens need to reach other tabs, in milliseconds. */
const noticeTime = 5000;

/** Name of a lock, which any script of this origin may list: the end of a token alone. */
const noticeOf = (token: string) => `sph-renewed ${token.slice(-16)}`;

/**
 * Announces to other tabs, by a lock held for a while, that the session of this token was refreshed: the list of
 * locks reaches them before the stored tokens may. Never rejects.
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

/** Whether another tab has just refreshed the session of this token. */
export async function isRefreshAnnounced(token: string): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === noticeOf(token));
  } catch {
    return false;
  }
}
