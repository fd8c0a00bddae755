/** Longer than what a tab has stored takes to the others, in milliseconds. */
const noticeTime = 5000;

/** Part of the name of a lock, which any script of this origin may list: the end of a token alone. */
const noticeOf = (token: string) => `sph-renewed ${token.slice(-16)}`;

const lockManager = () => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/**
 * Informs other tabs that the session of this token, which no longer works, was renewed and stored. The sign is a lock that is
 * held for a while: what a tab has stored may reach another one after the refresh lock does, but locks are one list for all tabs.
 */
export function tellRenewed(token: string): Promise<void> {
  return new Promise((told) => {
    const hold = () => {
      told();
      return new Promise((end) => setTimeout(end, noticeTime));
    };
    const locks = lockManager();
    if (!locks) return told();
    locks.request(noticeOf(token), { mode: 'shared' }, hold).catch(() => told());
  });
}

/** True when another tab has just renewed the session of this token. */
export async function isToldRenewed(token: string): Promise<boolean> {
  const held = await lockManager()
    ?.query()
    .then(
      ({ held }) => held,
      () => undefined,
    );
  return held?.some(({ name }) => name === noticeOf(token)) ?? false;
}
