import { extrasHeader } from '../api/headers';
import { joinUrl, productPaths } from '../api/urls';
import { retryable } from '../retryable';
import { sessionAtom } from '../session/session';
import type { Store } from '../store';
import { noResponse } from './api-error';
import { callByFetch } from './fetch-calls';
import { rememberedUntilReceived } from './pending-sign-outs';
import type { ApiResponse, Call, CallOptions, Http, Method } from './types';

/** Reads of the catalogue are equal for all visitors, so that responses and preloads can be shared. */
const isPublicRead = ({ method, path }: Call) =>
  (method === 'GET' || method === 'HEAD') && /^(products|documents)([/?]|$)/.test(path);

/** Creates the calls of an app. Public reads use fetch without custom headers; other calls load axios. */
export function createHttp({ apiUrl, store }: { readonly apiUrl: string; readonly store: Store }): Http {
  const accountCalls = retryable(() =>
    import(/* webpackChunkName: "account-calls" */ './axios-calls').then(
      ({ createAxiosCalls }) => createAxiosCalls({ apiUrl, store }),
      (error: unknown) => {
        throw noResponse('network', error);
      },
    ),
  );

  let extras: boolean | null = null;
  let latest: Promise<unknown> | undefined;

  async function request<T>(method: Method, path: string, body?: unknown, options: CallOptions = {}) {
    const url = joinUrl(apiUrl, path);
    const pathBelow = path.replace(/^\/+/, '');
    // Read now: a sign-out removes the tokens without waiting for this call.
    const isSignOut = pathBelow === 'auth/logout';
    const bearer = isSignOut ? store.get(sessionAtom).refresh : null;
    const call: Call = { method, path: pathBelow, url, body, options, bearer };
    const send = async () =>
      isPublicRead(call) ? await callByFetch(call) : await (await accountCalls()).request(call);
    const answered = isSignOut
      ? rememberedUntilReceived(store.get(sessionAtom).access?.token ?? null, send)
      : send();
    latest = answered;
    const answer = await answered;
    extras = extras || answer.headers.get(extrasHeader) !== null;
    return answer as ApiResponse<T>;
  }
  async function takesExtras(): Promise<boolean | null> {
    if (extras === null) await latest?.catch(() => undefined);
    if (extras === null) await request('GET', productPaths.categories()).catch(() => undefined);
    return extras;
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
