import { accessToken, storeTokens } from '../../testing/tokens';
import { visitor } from '../../testing/visitor';
import { createHttp, type Http } from '../index';
import type { ShopApi } from './shop-api';

/** Opens a tab of the shop: its own store and calls, and the storage shared with other tabs. */
export function openTab(api: ShopApi) {
  const store = visitor();
  return { store, http: createHttp({ apiUrl: api.url, store }) };
}

/** Opens a tab with an access token that the API refuses and a refresh token that it accepts. */
export function openTabToRefresh(api: ShopApi) {
  storeTokens({ ...api.valid, access_token: accessToken('revoked') });
  return openTab(api);
}

export const profile = (http: Http) => http.get('users/profile');

/** Resolves to the error of a call; null if it succeeds. */
export const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
