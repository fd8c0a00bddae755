import { extrasHeader } from '../api/headers';
import { joinUrl, productPaths } from '../api/urls';
import { retryable } from '../retryable';
import { sessionAtom } from '../session/session';
import type { Store } from '../store';
import { noResponse, refusal } from './api-error';
import { rememberedUntilReceived } from './pending-sign-outs';
import { publicCalls } from './public-calls';
import type { ApiResponse, Call, CallOptions, Http, Method } from './types';

/** Reads of the catalogue are equal for all visitors, so that responses and preloads can be shared. */
const isPublicRead = ({ method, path }: Call) =>
  (method === 'GET' || method === 'HEAD') && /^(products|documents)([/?]|$)/.test(path);

interface Deps {
  readonly apiUrl: string;
  readonly store: Store;
  /** URLs of the APIs that are known to have extras: a server, with an `Http` per page, need not ask again. */
  readonly apisWithExtras?: Set<string>;
}

/**
 * Creates the calls of an app. Public reads use fetch without custom headers; other calls load axios. A call
 * beyond the specification is only sent to an API with extras; else it fails as with 404.
 */
export function createHttp({ apiUrl, store, apisWithExtras = new Set() }: Deps): Http {
  const accountCalls = retryable(() =>
    import(/* webpackChunkName: "account-calls" */ './account-calls').then(
      ({ createAccountCalls }) => createAccountCalls({ apiUrl, store }),
      (error: unknown) => {
        throw noResponse('network', error);
      },
    ),
  );

  let hasResponded = false;
  let latestSpecified: Promise<unknown> | undefined;

  const extras = () => apisWithExtras.has(apiUrl) || (hasResponded ? false : null);

  async function request<T>(method: Method, path: string, body?: unknown, options: CallOptions = {}) {
    const url = joinUrl(apiUrl, path);
    const pathBelow = path.replace(/^\/+/, '');
    // Read now: a sign-out removes the tokens without waiting for this call.
    const isSignOut = pathBelow === 'auth/logout';
    const bearer = isSignOut ? store.get(sessionAtom).refresh : null;
    const call: Call = { method, path: pathBelow, url, body, options, bearer };
    const send = async () => {
      const calls = isPublicRead(call) ? publicCalls : await accountCalls();
      const isExtra = calls.isExtra(call);
      if (isExtra) await requireExtras();
      const answered = calls.request(call);
      if (!isExtra) latestSpecified = answered;
      const answer = await answered;
      if (answer.headers.get(extrasHeader) !== null) apisWithExtras.add(apiUrl);
      hasResponded = true;
      return answer;
    };
    const answered = isSignOut
      ? rememberedUntilReceived(store.get(sessionAtom).access?.token ?? null, send)
      : send();
    return (await answered) as ApiResponse<T>;
  }

  /** @throws {ApiError} 404 from an API without extras, `network` if no API responds */
  async function requireExtras(): Promise<void> {
    const taken = await takesExtras();
    if (taken === null) throw noResponse('network');
    if (!taken) throw refusal(404, undefined);
  }

  async function takesExtras(): Promise<boolean | null> {
    if (extras() === null) await latestSpecified?.catch(() => undefined);
    if (extras() === null) await request('GET', productPaths.categories()).catch(() => undefined);
    return extras();
  }

  return { takesExtras, ...callsBy(request) };
}

/** Returns the shorthand methods of an `Http`, based on its `request`. */
export function callsBy(request: Http['request']): Omit<Http, 'takesExtras'> {
  const data = async <T>(answer: Promise<ApiResponse<T>>) => (await answer).data;
  return {
    request,
    get: <T>(path: string, options?: CallOptions) => data(request<T>('GET', path, undefined, options)),
    post: <T>(path: string, body?: unknown, options?: CallOptions) =>
      data(request<T>('POST', path, body, options)),
    patch: <T>(path: string, body?: unknown, options?: CallOptions) =>
      data(request<T>('PATCH', path, body, options)),
    delete: <T>(path: string, options?: CallOptions) => data(request<T>('DELETE', path, undefined, options)),
  };
}
