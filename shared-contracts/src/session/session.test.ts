import { createStore } from 'jotai';
import {
  authDialogOpenAtom,
  closeAuthDialogAtom,
  deviceMarks,
  isAuthenticatedAtom,
  openAuthDialogAtom,
  sessionKnownAtom,
  signInAtom,
  signOutAtom,
} from '../auth';
import { addToCartAtom, cartLinesAtom } from '../cart';
import { listen } from '../events';
import { fakeHttp } from '../testing/fake-http';
import { soap, storeTokens, visitor } from '../testing/stored-session';
import { tokens } from '../testing/tokens';
import { sessionAtom } from './session';

const camille = tokens('camille');

const stored = () => [localStorage.getItem('sph-access'), localStorage.getItem('sph-refresh')];

describe('at start', () => {
  it('knows nobody before storage was read', () => {
    storeTokens();
    const store = createStore();

    expect([store.get(sessionKnownAtom), store.get(isAuthenticatedAtom)]).toEqual([false, false]);
  });

  it('recognises a customer by both tokens', () => {
    storeTokens();
    const store = visitor();

    expect([store.get(sessionKnownAtom), store.get(isAuthenticatedAtom)]).toEqual([true, true]);
  });

  it('clears a lone access token, never the cart', () => {
    localStorage.setItem('sph-access', camille.access_token);
    localStorage.setItem('shopping_cart', JSON.stringify([soap]));
    const store = visitor();

    expect(stored()).toEqual([null, null]);
    expect(store.get(isAuthenticatedAtom)).toBe(false);
    expect(store.get(cartLinesAtom)).toEqual([soap]);
  });

  it.each(['["a.b.c","a.b.c"]', 'a b', 'jeton été', '{', ' '])(
    'takes for none what no header may carry as a token: %s',
    (damaged) => {
      storeTokens({ ...camille, access_token: damaged });
      const renewable = visitor();
      storeTokens({ ...camille, refresh_token: damaged });
      const nobody = visitor();

      expect(renewable.get(sessionAtom)).toMatchObject({ access: null, refresh: camille.refresh_token });
      expect(nobody.get(sessionAtom)).toMatchObject({ access: null, refresh: null });
    },
  );

  it('keeps a lone refresh token for the next call, without calling it a session yet', () => {
    localStorage.setItem('sph-refresh', camille.refresh_token);
    const store = visitor();

    expect(store.get(isAuthenticatedAtom)).toBe(false);
    expect(stored()).toEqual([null, camille.refresh_token]);
  });
});

describe('signing in', () => {
  it('stores both tokens bare, tells the shop and closes the dialog', () => {
    const store = visitor();
    const signedIn = jest.fn();
    const stop = listen('account:signed-in', signedIn);
    store.set(openAuthDialogAtom);

    store.set(signInAtom, camille);
    stop();

    expect(stored()).toEqual([camille.access_token, camille.refresh_token]);
    expect(store.get(isAuthenticatedAtom)).toBe(true);
    expect(store.get(authDialogOpenAtom)).toBe(false);
    expect(signedIn).toHaveBeenCalledTimes(1);
  });

  it('lasts as long as the page where storage is full', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = visitor();

    store.set(signInAtom, camille);
    full.mockRestore();

    expect(store.get(isAuthenticatedAtom)).toBe(true);
    expect(stored()).toEqual([null, null]);
  });

  it('leaves no earlier customer on the device where storage is full', () => {
    storeTokens(tokens('karim', { sub: 'karim' }));
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = visitor();

    store.set(signInAtom, camille);
    full.mockRestore();

    expect(stored()).toEqual([null, null]);
    expect(visitor().get(isAuthenticatedAtom)).toBe(false);
  });
});

describe('the mark of this device', () => {
  const kept = () => localStorage.getItem('sph-device-marks');

  it('outlives the sign-out, goes with the next sign-in, and is one for each of the last five customers', async () => {
    const store = visitor();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) {
      store.set(signInAtom, { ...camille, device_mark: `mark-${name}` });
      store.set(signOutAtom, 'chosen');
    }

    expect(await deviceMarks(fakeHttp())).toEqual({
      device_marks: ['mark-c', 'mark-f', 'mark-e', 'mark-d', 'mark-b'],
    });
  });

  it('is not sent to an API that takes none', async () => {
    localStorage.setItem('sph-device-marks', '["mark-a"]');

    expect(await deviceMarks(fakeHttp({}, { extras: false }))).toEqual({});
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"0":"mark"}'],
    ['what the API would refuse', JSON.stringify([7, '', 'a\0b', 'x'.repeat(201), null])],
  ])('is none where %s is kept', async (_, text) => {
    if (text !== null) localStorage.setItem('sph-device-marks', text);

    expect(await deviceMarks(fakeHttp())).toEqual({});
  });

  it('is not asked of an API that gives none', () => {
    visitor().set(signInAtom, camille);

    expect(kept()).toBeNull();
  });
});

describe('signing out', () => {
  it.each([
    ['chosen', []],
    ['expired', [soap]],
  ] as const)('removes the tokens; %s leaves the cart as %j', (reason, lines) => {
    const store = visitor();
    const signedOut = jest.fn();
    const stop = listen('account:signed-out', signedOut);
    store.set(signInAtom, camille);
    store.set(addToCartAtom, soap);

    store.set(signOutAtom, reason);
    stop();

    expect(stored()).toEqual([null, null]);
    expect(store.get(isAuthenticatedAtom)).toBe(false);
    expect(store.get(cartLinesAtom)).toEqual(lines);
    expect(signedOut.mock.calls).toEqual([[{ reason }]]);
  });

  it('tells nobody when there was no session to expire', () => {
    const store = visitor();
    const signedOut = jest.fn();
    const stop = listen('account:signed-out', signedOut);

    store.set(signOutAtom, 'expired');
    stop();

    expect(signedOut).not.toHaveBeenCalled();
  });
});

it('opens and closes the login dialog', () => {
  const store = createStore();

  store.set(openAuthDialogAtom);
  const opened = store.get(authDialogOpenAtom);
  store.set(closeAuthDialogAtom);

  expect([opened, store.get(authDialogOpenAtom)]).toEqual([true, false]);
});
