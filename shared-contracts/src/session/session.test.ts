import { createStore } from 'jotai';
import {
  authDialogOpenAtom,
  deviceMarks,
  isAuthenticatedAtom,
  openAuthDialogAtom,
  sessionKnownAtom,
  signInAtom,
  signOutAtom,
} from '../auth';
import { addToCartAtom, cartLinesAtom } from '../cart/cart';
import { announcedBy, soap } from '../cart/testing/shopper';
import { fakeHttp } from '../testing/fake-http';
import { storedTokens, storeTokens, tokens } from '../testing/tokens';
import { visitor } from '../testing/visitor';
import { sessionAtom } from './session';

const camille = tokens('camille');
const isSignedIn = (store = visitor()) => store.get(isAuthenticatedAtom);

function whereStorageIsFull(act: () => void) {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act();
  full.mockRestore();
}

describe('at start', () => {
  it('a customer is signed in by both tokens, once storage is read', () => {
    storeTokens(camille);

    const states = [createStore(), visitor()].map((store) => [
      store.get(sessionKnownAtom),
      isSignedIn(store),
    ]);

    expect(states).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('an access token without a refresh token is removed, but not the cart', () => {
    localStorage.setItem('sph-access', camille.access_token);
    localStorage.setItem('shopping_cart', JSON.stringify([soap]));
    const store = visitor();

    expect(storedTokens()).toEqual([null, null]);
    expect(isSignedIn(store)).toBe(false);
    expect(store.get(cartLinesAtom)).toEqual([soap]);
  });

  it.each(['a b', 'jeton été'])(
    'a stored token that is invalid in a header counts as missing: %s',
    (damaged) => {
      storeTokens({ ...camille, access_token: damaged });
      const renewable = visitor();
      storeTokens({ ...camille, refresh_token: damaged });

      expect(renewable.get(sessionAtom)).toMatchObject({ access: null, refresh: camille.refresh_token });
      expect(visitor().get(sessionAtom)).toMatchObject({ access: null, refresh: null });
    },
  );
});

describe('a sign-in', () => {
  it('stores both tokens as plain text, is announced and closes the dialog', () => {
    const store = visitor();
    store.set(openAuthDialogAtom);

    const announced = announcedBy('account:signed-in', () => store.set(signInAtom, camille));

    expect(storedTokens()).toEqual([camille.access_token, camille.refresh_token]);
    expect([isSignedIn(store), store.get(authDialogOpenAtom)]).toEqual([true, false]);
    expect(announced).toEqual([{ here: true }]);
  });

  it('lasts as long as the page if storage is full, and removes the tokens of the previous customer', () => {
    storeTokens(tokens('karim', { sub: 'karim' }));
    const store = visitor();

    whereStorageIsFull(() => store.set(signInAtom, camille));

    expect([isSignedIn(store), isSignedIn()]).toEqual([true, false]);
    expect(storedTokens()).toEqual([null, null]);
  });
});

describe('the mark of this device', () => {
  it('is preserved after sign-out, for each of the last five customers', async () => {
    const store = visitor();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) {
      store.set(signInAtom, { ...camille, device_mark: `mark-${name}` });
      store.set(signOutAtom, 'chosen');
    }

    expect(await deviceMarks(fakeHttp())).toEqual({
      device_marks: ['mark-c', 'mark-f', 'mark-e', 'mark-d', 'mark-b'],
    });
    expect(await deviceMarks(fakeHttp({}, { extras: false }))).toEqual({});
  });

  it.each([
    ['invalid JSON', '{'],
    ['a value that the API would refuse', JSON.stringify([7, '', 'a\0b', 'x'.repeat(201), null])],
  ])('is not sent if %s is stored', async (_, text) => {
    localStorage.setItem('sph-device-marks', text);

    expect(await deviceMarks(fakeHttp())).toEqual({});
  });
});

describe('a sign-out', () => {
  it.each([
    ['chosen', []],
    ['expired', [soap]],
  ] as const)('with the reason %s removes the tokens, and the cart is then %j', (reason, lines) => {
    const store = visitor();
    store.set(signInAtom, camille);
    store.set(addToCartAtom, soap);

    const announced = announcedBy('account:signed-out', () => store.set(signOutAtom, reason));

    expect(storedTokens()).toEqual([null, null]);
    expect(isSignedIn(store)).toBe(false);
    expect(store.get(cartLinesAtom)).toEqual(lines);
    expect(announced).toEqual([{ reason }]);
    expect(announcedBy('account:signed-out', () => store.set(signOutAtom, 'expired'))).toEqual([]);
  });
});
