import axios, { type AxiosResponse } from 'axios';
import { extrasHeader } from '../api/headers';
import { joinUrl } from '../api/urls';
import { onServer } from '../rendering';
import { isExpired } from '../session/expiry';
import { loadSessionAtom, sessionAtom, signOutAtom } from '../session/session';
import type { Store } from '../store';
import { accountExtras, accountShapes } from './account-shapes';
import { noResponse, refusal } from './api-error';
import { matcherOf, patternsOf, readBody, readData, succeeded } from './read-response';
import { readServerClock } from './server-clock';
import { createSessionRefresh, noRefreshToken, sessionChanged } from './session-refresh';
import { withinTimeLimit } from './time-limit';
import type { ApiResponse, Call } from './types';

const shapedCalls = patternsOf(accountShapes);
const isExtra = matcherOf(accountExtras);

type Request = Pick<Call, 'method' | 'url' | 'body' | 'options'>;

/** Reads the JSON of a response, also of a refusal received instead of a file. */
const readText = async ({ status, data }: AxiosResponse<string | Blob>) =>
  readBody(status, typeof data === 'string' ? data : await data.text());

/** @throws {ApiError} if a successful response is HTML, JSON or empty instead of a file */
function requireFile(file: Blob, type: string | null): Blob {
  if (file.size === 0 || /^(text\/html|application\/json)/.test(type ?? '')) throw noResponse('unreadable');
  return file;
}

/** Creates the calls by axios: the session's token, a single shared refresh, one retry after a 401. */
export function createAccountCalls({ apiUrl, store }: { readonly apiUrl: string; readonly store: Store }) {
  const client = axios.create({
    adapter: 'fetch',
    transformResponse: [(body: unknown) => body],
    validateStatus: null,
  });
  const refreshUrl = joinUrl(apiUrl, 'auth/refresh');
  const refresh = createSessionRefresh(store, (refreshToken) =>
    send({ method: 'POST', url: refreshUrl, body: undefined, options: {} }, refreshToken),
  );
  const session = () => store.get(sessionAtom);

  function send(
    { method, url, body, options }: Request,
    bearer: string | null,
  ): Promise<ApiResponse<unknown>> {
    return withinTimeLimit(options.signal, async (signal) => {
      const headers = {
        ...options.headers,
        ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
        // Otherwise axios sets it, Firefox and WebKit send a preflight for it, and the API refuses it.
        'User-Agent': false,
        // Otherwise axios sends an empty body as a form, which the API refuses.
        ...(body === undefined && { 'Content-Type': false }),
      };
      const isFile = options.expects === 'file';
      const response: AxiosResponse<string | Blob> = await client.request({
        method,
        url,
        data: body,
        headers,
        signal,
        responseType: isFile ? 'blob' : 'text',
      });
      const header = (name: string): string | null => response.headers[name.toLowerCase()] ?? null;
      readServerClock(header);
      return {
        status: response.status,
        data:
          typeof response.data !== 'string' && succeeded(response.status)
            ? requireFile(response.data, header('content-type'))
            : await readText(response),
        headers: { get: header },
      };
    });
  }

  async function sendAsCustomer(call: Call): Promise<ApiResponse<unknown>> {
    const { generation } = session();
    const ofThisSession = async (answer: Promise<ApiResponse<unknown>>) => {
      const given = await answer;
      if (session().generation !== generation) throw sessionChanged();
      return given;
    };

    const { access } = session();
    if (!access || isExpired(access, Date.now())) await refresh(access?.token ?? null);
    const used = session().access?.token ?? null;
    const answer = await ofThisSession(send(call, used));
    if (answer.status !== 401) return answer;

    // Another call may have renewed the session since this one was sent.
    if (session().access?.token === used) await refresh(used);
    const retried = await ofThisSession(send(call, session().access?.token ?? null));
    if (retried.status === 401) store.set(signOutAtom, 'expired');
    return retried;
  }

  async function sendAsVisitor(call: Call): Promise<ApiResponse<unknown>> {
    const answer = await send(call, null);
    if (answer.status === 401) throw noRefreshToken();
    return answer;
  }

  async function answerTo(call: Call): Promise<ApiResponse<unknown>> {
    // Sign-in, refresh, passwords: a 401 refers to the credentials in the body, not to the session.
    if (call.path.startsWith('auth/')) return send(call, call.bearer);
    return session().refresh === null ? sendAsVisitor(call) : sendAsCustomer(call);
  }

  return {
    isExtra,
    async request(call: Call): Promise<ApiResponse<unknown>> {
      // A route loader may call before the shop has started.
      if (!onServer()) store.set(loadSessionAtom);
      const answer = await answerTo(call);
      if (!succeeded(answer.status)) throw refusal(answer.status, answer.data);
      if (call.options.expects === 'file') return answer;
      const extras = answer.headers.get(extrasHeader) !== null;
      return { ...answer, data: readData(shapedCalls, call, answer.data, extras) };
    },
  };
}
