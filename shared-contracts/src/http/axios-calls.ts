import axios, { type AxiosResponse } from 'axios';
import type { RefreshedTokens } from '../api/auth';
import { joinUrl } from '../api/urls';
import { isExpired } from '../auth/access-token';
import {
  followStorageAtom,
  loadSessionAtom,
  renewTokensAtom,
  sessionAtom,
  signOutAtom,
} from '../auth/session';
import type { Store } from '../remotes/store';
import { ApiError, noAnswer, refusal } from './api-error';
import type { Answer, Call } from './http';
import { readJson } from './read-json';
import { withRefreshLock } from './refresh-lock';
import { withinTimeLimit } from './time-limit';

export interface AxiosCalls {
  request(call: Call): Promise<Answer<unknown>>;
}

/** Answers that say something about the moment, not about the token. */
const momentary = [408, 425, 429];

const refreshFailure = 'Erreur lors du rafraîchissement du token'; // specification section 8
const noRefreshToken = 'Pas de refresh token disponible';

const unavailable = (cause: unknown) =>
  new ApiError({ status: null, code: 'refresh-unavailable', message: refreshFailure, cause });
const refused = () => new ApiError({ status: 401, code: 'session-expired', message: refreshFailure });
const lateAnswer = () => new ApiError({ status: null, code: 'session-changed' });

const succeeded = (status: number) => status >= 200 && status < 300;

function hasAccessToken(body: unknown): body is RefreshedTokens {
  return (
    typeof body === 'object' && body !== null && typeof (body as RefreshedTokens).access_token === 'string'
  );
}

/** The one axios instance of an app: bearer, a single shared refresh, one retry after a 401. */
export function createAxiosCalls({
  apiUrl,
  store,
}: {
  readonly apiUrl: string;
  readonly store: Store;
}): AxiosCalls {
  const client = axios.create({
    adapter: 'fetch',
    responseType: 'text',
    transformResponse: [(text: unknown) => text],
    validateStatus: null,
  });
  let refreshing: Promise<void> | null = null;

  const session = () => store.get(sessionAtom);
  const accessToken = () => session().access?.token ?? null;

  async function send({ method, url, body, options }: Call, bearer: string | null): Promise<Answer<unknown>> {
    return withinTimeLimit(options.signal, async (signal) => {
      const headers = { ...options.headers, ...(bearer !== null && { Authorization: `Bearer ${bearer}` }) };
      const response: AxiosResponse<string> = await client.request({
        method,
        url,
        data: body,
        headers,
        signal,
      });
      const data = readJson(response.data);
      if (data === null && succeeded(response.status)) throw noAnswer('unreadable');
      const get = (name: string) => {
        const value: unknown = response.headers[name.toLowerCase()];
        return typeof value === 'string' ? value : null;
      };
      return { status: response.status, data, headers: { get } };
    });
  }

  /** Renews `old` unless somebody has done so already. Ends in a session with a newer token, or rejects. */
  async function renew(old: string | null): Promise<void> {
    store.set(followStorageAtom);
    const sent = session().refresh;
    const { generation } = session();
    if (sent === null) throw new ApiError({ status: 401, code: 'no-refresh-token', message: noRefreshToken });
    if (accessToken() !== old && accessToken() !== null) return;

    const call: Call = {
      method: 'POST',
      path: 'auth/refresh',
      url: joinUrl(apiUrl, 'auth/refresh'),
      body: undefined,
      options: {},
    };
    const answer = await send(call, sent).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (session().generation !== generation) throw lateAnswer();
    if (succeeded(answer.status) && hasAccessToken(answer.data)) {
      store.set(renewTokensAtom, { sent, answer: answer.data });
      return;
    }
    const judged = answer.status >= 400 && answer.status < 500 && !momentary.includes(answer.status);
    if (!judged) throw unavailable(refusal(answer.status, answer.data));
    store.set(followStorageAtom);
    // Another tab may have renewed the session while ours was refused.
    if (session().refresh === sent) store.set(signOutAtom, 'expired');
    if (session().refresh === null) throw refused();
  }

  /** All calls of this app wait for the same refresh; the lock makes other tabs wait too. */
  function refresh(old: string | null): Promise<void> {
    refreshing ??= withRefreshLock(() => renew(old)).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function requestAsCustomer(call: Call): Promise<Answer<unknown>> {
    const { generation, access } = session();
    if (!access || isExpired(access, Date.now())) await refresh(access?.token ?? null);
    let used = accessToken();
    let answer = await send(call, used);
    if (session().generation !== generation) throw lateAnswer();
    if (answer.status !== 401) return answer;

    if (accessToken() === used) await refresh(used);
    used = accessToken();
    if (session().generation !== generation) throw lateAnswer();
    answer = await send(call, used);
    if (session().generation !== generation) throw lateAnswer();
    if (answer.status === 401) store.set(signOutAtom, 'expired');
    return answer;
  }

  async function answerTo(call: Call): Promise<Answer<unknown>> {
    if (typeof window !== 'undefined') store.set(loadSessionAtom);
    // Sign-in, refresh, passwords: a 401 there speaks of what was sent, not of the session.
    if (call.path.startsWith('auth/')) {
      return send(call, call.path === 'auth/logout' ? session().refresh : null);
    }
    return session().refresh === null ? send(call, null) : requestAsCustomer(call);
  }

  return {
    async request(call) {
      const answer = await answerTo(call);
      if (!succeeded(answer.status)) throw refusal(answer.status, answer.data);
      return answer;
    },
  };
}
