import { createStore } from 'jotai';
import {
  authDialogOpenAtom,
  deviceMarks,
  followSession,
  isAuthenticatedAtom,
  openAuthDialogAtom,
  personChangesAtom,
  sessionKnownAtom,
  signInAtom,
  signOutAtom,
} from '../auth';
import { addToCartAtom, cartLinesAtom } from '../cart/cart';
import { announcedBy, soap } from '../cart/testing/shopper';
import { listen } from '../events';
import { fakeHttp } from '../testing/fake-http';
import { accessToken, storedTokens, storeTokens, tokens } from '../testing/tokens';
import { visitor } from '../testing/visitor';
import { renewTokensAtom } from './renewal';
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

it('a refresh whose tokens storage refuses leaves no spent token for the next start', () => {
  storeTokens(camille);
  const store = visitor();

  whereStorageIsFull(() =>
    store.set(renewTokensAtom, { sent: camille.refresh_token, answer: tokens('camille') }),
  );

  expect(storedTokens()).toEqual([null, null]);
  expect(isSignedIn(store)).toBe(true);
});

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

  it.each(['a b', 'jeton été'])('a stored token that no header can have counts as missing: %s', (damaged) => {
    storeTokens({ ...camille, access_token: damaged });
    const renewable = visitor();
    storeTokens({ ...camille, refresh_token: damaged });

    expect(renewable.get(sessionAtom)).toMatchObject({ access: null, refresh: camille.refresh_token });
    expect(visitor().get(sessionAtom)).toMatchObject({ access: null, refresh: null });
  });
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

  it.each([
    ['of the previous customer', 'karim'],
    ['of an earlier session', 'camille'],
  ])('lasts as long as the page if storage is full, and removes the tokens %s', (_, sub) => {
    storeTokens(tokens('earlier', { sub }));
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

it.each([
  ['chosen', []],
  ['expired', [soap]],
] as const)('a sign-out with the reason %s removes the tokens, and the cart is then %j', (reason, lines) => {
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

function otherTabWrites(key: string, value: string | undefined): void {
  if (value) localStorage.setItem(key, value);
  else localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

const karim = { access_token: accessToken('karim', { sub: 'karim' }), refresh_token: 'refresh-karim' };

it.each([
  ['a sign-out', camille, null, ['out, expired'], [soap], true],
  ['newer tokens', camille, tokens('renewed'), [], [soap], true],
  ['a sign-in', null, camille, ['in'], [soap], false],
  ['the sign-in of another customer', camille, karim, ['out, expired', 'in'], [], false],
] as const)(
  '%s in another tab is applied and announced, keeps only an own cart, and closes the dialog at a sign-in',
  (_, before, after, events, lines, dialogOpen) => {
    if (before) storeTokens(before);
    const store = visitor();
    store.set(addToCartAtom, soap);
    store.set(openAuthDialogAtom);
    const announced: string[] = [];
    const stops = [
      listen('account:signed-in', () => announced.push('in')),
      listen('account:signed-out', ({ reason }) => announced.push(`out, ${reason}`)),
      followSession(store),
    ];

    otherTabWrites('sph-refresh', after?.refresh_token);
    otherTabWrites('sph-access', after?.access_token);
    for (const stop of stops) stop();

    expect(store.get(isAuthenticatedAtom)).toBe(after !== null);
    expect(store.get(cartLinesAtom)).toEqual(lines);
    expect(announced).toEqual(events);
    expect(store.get(authDialogOpenAtom)).toBe(dialogOpen);
  },
);

it('other tabs are followed until the returned function is called', () => {
  storeTokens(camille);
  const store = visitor();
  const stop = followSession(store);

  stop();
  otherTabWrites('sph-refresh', undefined);

  expect(store.get(isAuthenticatedAtom)).toBe(true);
});

describe('a sign-in in a browser that another customer has used', () => {
  const opaque = { access_token: 'opaque', refresh_token: 'refresh-opaque' };

  it.each([
    ['in this tab', camille, karim, 1],
    ['with a token without a customer', opaque, karim, 0],
    ['and the next token is without a customer', camille, opaque, 0],
  ])('ends the session %s and its cart first', (_, before, after, personChanges) => {
    const store = visitor();
    store.set(signInAtom, before);
    store.set(addToCartAtom, soap);

    const announced = announcedBy('account:signed-out', () => store.set(signInAtom, after));

    expect(announced).toEqual([{ reason: 'chosen' }]);
    expect(storedTokens()).toEqual([after.access_token, after.refresh_token]);
    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(store.get(personChangesAtom)).toBe(personChanges);
  });

  it('ends a session of which only another tab knew', () => {
    const store = visitor();
    storeTokens(camille);

    const announced = announcedBy('account:signed-out', () => store.set(signInAtom, karim));

    expect(announced).toEqual([{ reason: 'chosen' }]);
  });
});
