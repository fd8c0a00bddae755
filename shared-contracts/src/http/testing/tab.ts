import { accessToken, storeTokens } from '../../testing/tokens';
import { visitor } from '../../testing/visitor';
import { createHttp, type Http } from '../index';
import type { ShopApi } from './shop-api';

/** A tab of the shop: its own store and calls, the storage shared with other tabs. */
export function openTab(api: ShopApi) {
  const store = visitor();
  return { store, http: createHttp({ apiUrl: api.url, store }) };
}

/** A tab with an access token that the API refuses, and a refresh token that it takes. */
export function openTabToRefresh(api: ShopApi) {
  storeTokens({ ...api.valid, access_token: accessToken('revoked') });
  return openTab(api);
}

export const profile = (http: Http) => http.get('users/profile');

/** What a call rejects with; null when it succeeds. */
export const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
