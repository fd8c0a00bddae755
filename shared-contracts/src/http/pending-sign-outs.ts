import { sessionIdOf } from '../session/tokens';
import { readList, removeStorage, writeStorage } from '../storage';
import { isApiError } from './api-error';
import type { Http } from './types';

/** Ids of sessions whose sign-out the API has not received. An id can only end its session. */
const key = 'sph-signed-out';
/** The oldest ids are dropped first; their sessions then expire by age. */
const most = 10;

const read = () => readList('local', key).filter((id) => typeof id === 'string');

function write(ids: readonly string[]): void {
  if (ids.length > 0) writeStorage('local', key, JSON.stringify(ids.slice(-most)));
  else removeStorage('local', key);
}

const remember = (id: string) => write([...read().filter((other) => other !== id), id]);
const forget = (id: string) => write(read().filter((other) => other !== id));

/** No response, or a temporary failure: the call may succeed later. */
const isUnreceived = (error: unknown) =>
  !isApiError(error) || error.status === null || error.status >= 500 || error.status === 429;

async function forgetOnceReceived<T>(id: string, signOut: Promise<T>): Promise<T> {
  try {
    const answer = await signOut;
    forget(id);
    return answer;
  } catch (error) {
    if (!isUnreceived(error)) forget(id);
    throw error;
  }
}

/** Stores the sign-out of this access token until the API has received it, even if the tab is closed. */
export function rememberedUntilReceived<T>(
  accessToken: string | null,
  signOut: () => Promise<T>,
): Promise<T> {
  const id = accessToken === null ? null : sessionIdOf(accessToken);
  if (id === null) return signOut();
  remember(id);
  return forgetOnceReceived(id, signOut());
}

/** Sends the stored sign-outs again; those that the API may still receive later stay stored. */
export async function sendPendingSignOuts(http: Pick<Http, 'delete'>): Promise<void> {
  const calls = read().map((id) =>
    forgetOnceReceived(id, http.delete(`auth/sessions/${encodeURIComponent(id)}`)),
  );
  await Promise.allSettled(calls);
}
