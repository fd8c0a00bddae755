import fc from 'fast-check';
import { createStore } from 'jotai';
import type { RefreshedTokens, Tokens } from 'shared-contracts/api/auth';
import { isAuthenticatedAtom, loadSessionAtom, signOutAtom } from 'shared-contracts/auth';
import { createHttp } from 'shared-contracts/http';
import { webLocks } from '../../../shared-contracts/src/http/testing/web-locks';
import { storedTokens, storeTokens } from '../../../shared-contracts/src/testing/tokens';
import { callsOf, signIn } from '../../kit/users';
import { Relay } from './relay';

// Set by `tests/resilience/session-refresh.ts`, which has started the API.
const { apiUrl, orders, interleavings, seed } = JSON.parse(process.env.REFRESH_PROOF ?? '{}');
const relay = new Relay(apiUrl);
const reads = ['users/profile', 'users/addresses', 'cart', 'orders', 'users/sessions'];

const call = callsOf(apiUrl);
const statusOf = async (method: string, path: string, token: string) =>
  (await call(method, path, { token })).status;

/** Stores an access token that the API refuses, since its signature is reversed. */
function storeRefused({ access_token, refresh_token }: Tokens): void {
  const [head, claims, signature = ''] = access_token.split('.');
  const refused = [head, claims, [...signature].reverse().join('')].join('.');
  localStorage.clear();
  storeTokens({ access_token: refused, refresh_token });
  Object.defineProperty(navigator, 'locks', { value: webLocks(), configurable: true });
}

function openTabs(count: number) {
  return Array.from({ length: count }, () => {
    const store = createStore();
    store.set(loadSessionAtom);
    return { store, http: createHttp({ apiUrl: relay.url, store }) };
  });
}

/** Makes `count` reads, distributed over the tabs. */
const readAll = (tabs: ReturnType<typeof openTabs>, count: number) =>
  Array.from({ length: count }, (_, index) =>
    tabs[index % tabs.length]?.http.get(reads[index % reads.length] ?? ''),
  );

const tokensNow = (): Tokens => {
  const [access_token, refresh_token] = storedTokens();
  return { access_token: access_token ?? '', refresh_token: refresh_token ?? '' };
};

const choices = fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 60 });
const chosen = (picks: readonly number[]) => (count: number, step: number) =>
  (picks[step % picks.length] ?? 0) % count;

it(`responses in each of ${orders} random orders cause one refresh, and every call succeeds`, async () => {
  let tokens = await signIn(call, 'camille');
  const property = fc.asyncProperty(
    choices,
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 3 }),
    async (picks, calls, tabCount) => {
      relay.refreshes = [];
      relay.isHolding = true;
      storeRefused(tokens);
      const tabs = openTabs(tabCount);

      const work = Promise.allSettled(readAll(tabs, calls));
      await relay.releaseUntil(work, chosen(picks));
      relay.isHolding = false;
      tokens = tokensNow();
      await Promise.all(tabs.map(({ http }) => http.get('users/profile')));

      expect((await work).filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(relay.refreshes.map(({ status }) => status)).toEqual([200]);
    },
  );
  await fc.assert(property, { numRuns: orders, seed, endOnFailure: true });
});

it(`a sign-out at each of ${interleavings} random moments of a refresh is not undone`, async () => {
  const property = fc.asyncProperty(
    choices,
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 1, max: 2 }),
    fc.nat({ max: 1 }),
    fc.nat({ max: 9 }),
    async (picks, calls, tabCount, leaver, moment) => {
      relay.refreshes = [];
      relay.isHolding = true;
      const tokens = await signIn(call, 'camille');
      storeRefused(tokens);
      const tabs = openTabs(tabCount);
      const leavingTab = tabs[leaver % tabCount];
      let logout: Promise<unknown> | undefined;
      const signOut = () => {
        logout = leavingTab?.http.post('auth/logout').catch(() => undefined);
        leavingTab?.store.set(signOutAtom, 'chosen');
        for (const key of ['sph-refresh', 'sph-access'])
          window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
      };

      const reading = Promise.allSettled(readAll(tabs, calls));
      if (moment === 0) signOut();
      const choose = chosen(picks);
      await relay.releaseUntil(reading, (count, step) => {
        if (logout === undefined && step + 1 >= moment) signOut();
        return choose(count, step);
      });
      if (logout === undefined) signOut();
      await relay.releaseUntil(Promise.allSettled([logout]), choose);
      relay.isHolding = false;

      expect(storedTokens()).toEqual([null, null]);
      // The other tab notices the sign-out at its next call.
      for (const { http, store } of tabs) {
        await http.get('users/profile').catch(() => undefined);
        expect(store.get(isAuthenticatedAtom)).toBe(false);
      }
      expect(storedTokens()).toEqual([null, null]);
      const refreshed = relay.refreshes.map(({ body }) => JSON.parse(body) as Partial<RefreshedTokens>);
      for (const { access_token, refresh_token } of [tokens, ...refreshed]) {
        if (access_token) expect(await statusOf('GET', '/users/profile', access_token)).toBe(401);
        if (refresh_token) expect(await statusOf('POST', '/auth/refresh', refresh_token)).toBe(401);
      }
    },
  );
  await fc.assert(property, { numRuns: interleavings, seed, endOnFailure: true });
});
