import type { RefreshedTokens } from '../api/auth';
import { adoptStoredSessionAtom, renewTokensAtom, sessionAtom, signOutAtom } from '../auth/session';
import type { Store } from '../remotes/store';
import { ApiError, refusal } from './api-error';
import type { Answer } from './http';
import { succeeded } from './read-body';
import { withRefreshLock } from './refresh-lock';

/** Statuses that say something about the moment, not about the token. */
const momentary = [408, 425, 429];

const refreshFailure = 'Erreur lors du rafraîchissement du token';

const unavailable = (cause: unknown) =>
  new ApiError({ status: null, code: 'refresh_unavailable', message: refreshFailure, cause });

const refused = (cause: unknown) =>
  new ApiError({ status: 401, code: 'session_expired', message: refreshFailure, cause });

/** Nobody is signed in (any more). */
export const noRefreshToken = () =>
  new ApiError({ status: 401, code: 'no_refresh_token', message: 'Pas de refresh token disponible' });

/** The session that the call was made for has ended: its answer belongs to nobody. */
export const sessionChanged = () => new ApiError({ status: null, code: 'session_changed' });

function hasAccessToken(body: unknown): body is RefreshedTokens {
  const token = typeof body === 'object' && body !== null && 'access_token' in body && body.access_token;
  return typeof token === 'string' && token !== '';
}

/**
 * Renews the session: all calls of the app wait for the same refresh, and a lock makes other tabs wait too. Takes the access
 * token that is of no use any more. Refused (4xx) signs out; no usable answer keeps the tokens, so that the next call tries again.
 */
export function createSessionRefresh(
  store: Store,
  callRefresh: (refreshToken: string) => Promise<Answer<unknown>>,
): (oldAccessToken: string | null) => Promise<void> {
  let running: Promise<void> | null = null;
  const session = () => store.get(sessionAtom);

  async function renew(old: string | null): Promise<void> {
    // The other tab may have renewed or left the session while this one waited for the lock.
    store.set(adoptStoredSessionAtom);
    const { refresh: sent, access, generation } = session();
    if (sent === null) throw noRefreshToken();
    if (access !== null && access.token !== old) return;

    const answer = await callRefresh(sent).catch((error: unknown) => {
      throw unavailable(error);
    });

    if (session().generation !== generation) throw sessionChanged();
    const { status, data } = answer;
    if (succeeded(status) && hasAccessToken(data)) {
      store.set(renewTokensAtom, { sent, answer: data });
    } else if (status >= 400 && status < 500 && !momentary.includes(status)) {
      leave(sent, refusal(status, data));
    } else {
      throw unavailable(refusal(status, data));
    }
    if (session().generation !== generation) throw sessionChanged();
  }

  /** Signs out, unless another tab has renewed the session while ours was refused. */
  function leave(sent: string, cause: ApiError): void {
    store.set(adoptStoredSessionAtom);
    if (session().refresh !== sent) return;
    store.set(signOutAtom, 'expired');
    throw refused(cause);
  }

  return (old) => {
    running ??= withRefreshLock(() => renew(old)).finally(() => {
      running = null;
    });
    return running;
  };
}
