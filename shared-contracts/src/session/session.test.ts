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
  it('a customer is unknown before storage is read, and known by both tokens after', () => {
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

  it('a lone access token is removed, never the cart', () => {
    localStorage.setItem('sph-access', camille.access_token);
    localStorage.setItem('shopping_cart', JSON.stringify([soap]));
    const store = visitor();

    expect(storedTokens()).toEqual([null, null]);
    expect(isSignedIn(store)).toBe(false);
    expect(store.get(cartLinesAtom)).toEqual([soap]);
  });

  it.each(['a b', 'jeton été'])('a stored token that no header may carry counts as none: %s', (damaged) => {
    storeTokens({ ...camille, access_token: damaged });
    const renewable = visitor();
    storeTokens({ ...camille, refresh_token: damaged });

    expect(renewable.get(sessionAtom)).toMatchObject({ access: null, refresh: camille.refresh_token });
    expect(visitor().get(sessionAtom)).toMatchObject({ access: null, refresh: null });
  });
});

describe('a sign-in', () => {
  it('stores both tokens bare, is announced and closes the dialog', () => {
    const store = visitor();
    store.set(openAuthDialogAtom);

    const announced = announcedBy('account:signed-in', () => store.set(signInAtom, camille));

    expect(storedTokens()).toEqual([camille.access_token, camille.refresh_token]);
    expect([isSignedIn(store), store.get(authDialogOpenAtom)]).toEqual([true, false]);
    expect(announced).toEqual([{ here: true }]);
  });

  it('lasts as long as the page where storage is full, and leaves no earlier customer on the device', () => {
    storeTokens(tokens('karim', { sub: 'karim' }));
    const store = visitor();

    whereStorageIsFull(() => store.set(signInAtom, camille));

    expect([isSignedIn(store), isSignedIn()]).toEqual([true, false]);
    expect(storedTokens()).toEqual([null, null]);
  });
});

describe('the mark of this device', () => {
  it('outlives the sign-out, for each of the last five customers', async () => {
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
    ['no JSON', '{'],
    ['what the API would refuse', JSON.stringify([7, '', 'a\0b', 'x'.repeat(201), null])],
  ])('is not sent where %s is stored', async (_, text) => {
    localStorage.setItem('sph-device-marks', text);

    expect(await deviceMarks(fakeHttp())).toEqual({});
  });
});

describe('a sign-out', () => {
  it.each([
    ['chosen', []],
    ['expired', [soap]],
  ] as const)('that is %s removes the tokens and leaves the cart as %j', (reason, lines) => {
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
