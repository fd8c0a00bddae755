import type { RefreshedTokens } from '../api/auth';
import { renewTokensAtom } from '../session/renewal';
import { adoptStoredSessionAtom, sessionAtom, signOutAtom } from '../session/session';
import { accessKey, refreshKey } from '../session/tokens';
import { onStorageChange } from '../storage';
import type { Store } from '../store';
import { ApiError, refusal } from './api-error';
import { succeeded } from './read-response';
import { timeLimit } from './time-limit';
import type { ApiResponse } from './types';

/** Milliseconds; slightly longer than the refresh call of another tab may take. */
const longestWait = timeLimit + 1000;

/** Runs `renew` under a lock for all tabs; if locks fail, without one: the server tolerates two refreshes. */
async function withRefreshLock(renew: () => Promise<void>): Promise<void> {
  let held = false;
  const renewHoldingLock = () => {
    held = true;
    return renew();
  };
  try {
    const signal = AbortSignal.timeout(longestWait);
    return await navigator.locks.request('sph-refresh', { signal }, renewHoldingLock);
  } catch (error) {
    if (held) throw error;
    return renew();
  }
}

/** Milliseconds; longer than stored tokens need to reach other tabs. */
const noticeTime = 5000;

/** Name of a lock. It contains only the end of the token, since any script of this origin can list locks. */
const noticeOf = (token: string) => `sph-renewed ${token.slice(-16)}`;

/**
 * Announces to other tabs, by a lock held for `noticeTime`, that the session of this token was refreshed:
 * they may see the lock before the stored tokens. Never rejects.
 */
function announceRefresh(token: string): Promise<void> {
  return new Promise<void>((announced, refused) => {
    const hold = () => {
      announced();
      return new Promise((end) => setTimeout(end, noticeTime));
    };
    navigator.locks.request(noticeOf(token), { mode: 'shared' }, hold).catch(refused);
  }).catch(() => undefined);
}

/** Whether another tab has just refreshed the session of this token. */
async function isRefreshAnnounced(token: string): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === noticeOf(token));
  } catch {
    return false;
  }
}

/** Whether the API itself has refused: a proxy sends no JSON, or another status. */
const isRefused = (status: number, body: unknown) =>
  (status === 400 || status === 401) && typeof body === 'object' && body !== null;

const refreshFailure = 'Erreur lors du rafraîchissement du token';

const unavailable = (cause: unknown) =>
  new ApiError({ status: null, code: 'refresh_unavailable', message: refreshFailure, cause });

/** Error of a call without a session. */
export const noRefreshToken = () =>
  new ApiError({ status: 401, code: 'no_refresh_token', message: 'Pas de refresh token disponible' });

/** Error of a call whose session has ended, so that its response is dropped. */
export const sessionChanged = () => new ApiError({ status: null, code: 'session_changed' });

function hasAccessToken(body: unknown): body is RefreshedTokens {
  const token = typeof body === 'object' && body !== null && 'access_token' in body && body.access_token;
  return typeof token === 'string' && token !== '';
}

/** Maximum wait in milliseconds for the tokens of another tab; then this tab refreshes too. */
const longestArrival = 2000;

/** Resolves when the tokens of another tab arrive, the session ends or the wait times out. */
function renewalStored(store: Store, isRenewed: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve();
    };
    const look = () => {
      store.set(adoptStoredSessionAtom);
      if (isRenewed() || store.get(sessionAtom).refresh === null) done();
    };
    const timer = setTimeout(done, longestArrival);
    const stops = [accessKey, refreshKey].map((key) => onStorageChange(key, look));
    look();
  });
}

/**
 * Returns a function that refreshes the session of an unusable access token: one refresh for all calls, under
 * a lock for all tabs. A refusal (400 or 401 with JSON) signs out; any other failure keeps the tokens.
 */
export function createSessionRefresh(
  store: Store,
  callRefresh: (refreshToken: string) => Promise<ApiResponse<unknown>>,
): (oldAccessToken: string | null) => Promise<void> {
  let running: Promise<void> | null = null;
  const session = () => store.get(sessionAtom);

  const isRenewed = (old: string | null) => {
    const { access } = session();
    return access !== null && access.token !== old;
  };

  async function renew(old: string | null): Promise<void> {
    // Another tab may have refreshed or ended the session while this one waited for the lock.
    const known = old ?? session().refresh;
    store.set(adoptStoredSessionAtom);
    if (known !== null && !isRenewed(old) && (await isRefreshAnnounced(known)))
      await renewalStored(store, () => isRenewed(old));
    const { refresh: sent, generation } = session();
    if (sent === null) throw noRefreshToken();
    if (isRenewed(old)) return;

    const answer = await callRefresh(sent).catch((error: unknown) => {
      throw unavailable(error);
    });

    if (session().generation !== generation) throw sessionChanged();
    const { status, data } = answer;
    if (succeeded(status) && hasAccessToken(data)) {
      store.set(renewTokensAtom, { sent, answer: data });
      if (known !== null && session().stored) await announceRefresh(known);
    } else if (isRefused(status, data)) {
      leave(sent, refusal(status, data));
    } else {
      throw unavailable(refusal(status, data));
    }
    if (session().generation !== generation) throw sessionChanged();
  }

  /** Signs out, unless another tab has refreshed meanwhile. */
  function leave(sent: string, cause: ApiError): void {
    store.set(adoptStoredSessionAtom);
    if (session().refresh !== sent) return;
    store.set(signOutAtom, 'expired');
    throw new ApiError({ status: 401, code: 'session_expired', message: refreshFailure, cause });
  }

  return (old) => {
    running ??= withRefreshLock(() => renew(old)).finally(() => {
      running = null;
    });
    return running;
  };
}
