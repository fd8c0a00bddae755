/** Longer than what a tab has stored takes to the others, in milliseconds. */
const noticeTime = 5000;

/** Part of the name of a lock, which any script of this origin may list: the end of a token alone. */
const noticeOf = (token: string) => `sph-renewed ${token.slice(-16)}`;

/**
 * Informs other tabs that the session of this token, which no longer works, was renewed and stored. The sign is a lock that is
 * held for a while: what a tab has stored may reach another one after the refresh lock does, but locks are one list for all tabs.
 * Never rejects: where there are no locks, or the browser refuses them, there is no sign.
 */
export function tellRenewed(token: string): Promise<void> {
  return new Promise<void>((told, refused) => {
    const hold = () => {
      told();
      return new Promise((end) => setTimeout(end, noticeTime));
    };
    navigator.locks.request(noticeOf(token), { mode: 'shared' }, hold).catch(refused);
  }).catch(() => undefined);
}

/** True when another tab has just renewed the session of this token, as far as the browser lists locks. */
export async function isToldRenewed(token: string): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === noticeOf(token));
  } catch {
    return false;
  }
}
