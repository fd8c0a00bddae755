import { setImmediate as nextTurn } from 'node:timers/promises';
import { isAuthenticatedAtom, signOutAtom } from '../auth';
import { camille } from '../testing/shop-data';
import { accessToken, storedTokens, storeTokens, tokens } from '../testing/tokens';
import type { Http } from './index';
import { json, startedShopApi } from './testing/shop-api';
import { failure, openTab, openTabToRefresh, profile } from './testing/tab';
import { webLocks } from './testing/web-locks';

const api = startedShopApi();

/** Throws as browsers do that block a site's data, and as extensions that block more. */
const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

beforeEach(() => Object.defineProperty(navigator, 'locks', { value: webLocks(), configurable: true }));

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

/** Loads the profile while time passes until the API has received so many refreshes. */
async function profileAfterRefreshes(count: number, http: Http) {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const user = profile(http);
  while (api.count('POST /auth/refresh') < count) {
    jest.advanceTimersByTime(200);
    await nextTurn();
  }
  jest.useRealTimers();
  return user;
}

it('two tabs refresh once', async () => {
  const [one, other] = [openTabToRefresh(api), openTab(api)];

  await Promise.all([one, other, one, other].map(({ http }) => profile(http)));

  expect(api.count('POST /auth/refresh')).toBe(1);
  expect(other.store.get(isAuthenticatedAtom)).toBe(true);
});

describe('when the tokens stored by one tab reach another tab with a delay', () => {
  const arrives = () => {
    const event = { key: 'sph-access', storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', event));
  };

  /** One tab has refreshed the session, but the other tab still reads the old tokens. */
  async function refreshedUnnoticed() {
    const before = { ...api.valid, access_token: accessToken('revoked') };
    storeTokens(before);
    const [one, other] = [openTab(api), openTab(api)];
    await profile(one.http);
    storeTokens(before);
    return { other };
  }

  it('the other tab waits for them and does not refresh', async () => {
    const { other } = await refreshedUnnoticed();

    const user = profile(other.http);
    while (api.count('GET /users/profile') < 3) await nextTurn();
    storeTokens(api.valid);
    arrives();

    await expect(user).resolves.toEqual(camille);
    expect(api.count('POST /auth/refresh')).toBe(1);
  });

  it('the other tab refreshes too if they never arrive', async () => {
    const { other } = await refreshedUnnoticed();
    api.replies.set('POST /auth/refresh', (response) => {
      api.valid = tokens('sibling');
      json(200, api.valid)(response);
    });

    const user = await profileAfterRefreshes(2, other.http);

    expect(user).toEqual(camille);
    expect(storedTokens()).toEqual([api.valid.access_token, api.valid.refresh_token]);
  });
});

it('a failed refresh is sent once and both tabs keep their session', async () => {
  const [one, other] = [openTabToRefresh(api), openTab(api)];
  api.replies.set('POST /auth/refresh', json(503, { message: 'Panne', code: 'unavailable' }));

  const error = await failure(profile(one.http));

  expect(error).toMatchObject({ code: 'refresh_unavailable' });
  expect(api.count('POST /auth/refresh')).toBe(1);
  expect([one, other].map(({ store }) => store.get(isAuthenticatedAtom))).toEqual([true, true]);
});

it('a session is not refreshed after another tab has signed out', async () => {
  const [one, other] = [openTabToRefresh(api), openTab(api)];

  other.store.set(signOutAtom, 'chosen');
  const error = await failure(profile(one.http));

  expect(error).toMatchObject({ name: 'ApiError' });
  expect(api.count('POST /auth/refresh')).toBe(0);
  expect(storedTokens()).toEqual([null, null]);
  expect(one.store.get(isAuthenticatedAtom)).toBe(false);
});

it.each([
  ['locks', { value: { request: refuse, query: refuse } }],
  ['the getter of locks', { get: refuse }],
])('a session is refreshed if the browser refuses %s', async (_what, refusing) => {
  Object.defineProperty(navigator, 'locks', { ...refusing, configurable: true });

  const user = await profile(openTabToRefresh(api).http);

  expect(user).toEqual(camille);
  expect(api.count('POST /auth/refresh')).toBe(1);
});

it('a tab refreshes if another tab never releases the lock', async () => {
  const { http } = openTabToRefresh(api);
  void navigator.locks.request('sph-refresh', {}, () => new Promise(() => {}));
  const wait = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(wait.signal);

  const user = profile(http);
  while (timeout.mock.calls.length === 0) await nextTurn();
  await nextTurn();
  wait.abort();

  await expect(user).resolves.toEqual(camille);
  expect(timeout).toHaveBeenCalledWith(16_000);
});
