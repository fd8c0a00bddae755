import type { ServerResponse } from 'node:http';
import { isAuthenticatedAtom, signInAtom, signOutAtom } from '../auth';
import { addToCartAtom, cartLinesAtom } from '../cart/cart';
import { listen } from '../events';
import { camille } from '../testing/shop-data';
import { accessToken, storedTokens, storeTokens, tokens } from '../testing/tokens';
import { isApiError, sendPendingSignOuts } from './index';
import { hangUp, json, type Reply, startedShopApi } from './testing/shop-api';
import { failure, openTab, openTabToRefresh, profile } from './testing/tab';

const api = startedShopApi();
const soap = { productCode: 'SAVON-1', quantity: 2 };

it('a refused refresh signs out and keeps the cart', async () => {
  storeTokens({ access_token: accessToken('revoked'), refresh_token: 'refresh-unknown' });
  const { http, store } = openTab(api);
  store.set(addToCartAtom, soap);
  const signedOut = jest.fn();
  const stop = listen('account:signed-out', signedOut);

  const errors = await Promise.all([failure(profile(http)), failure(profile(http))]);
  stop();

  expect(errors.every(isApiError)).toBe(true);
  expect(errors[0]).toMatchObject({ status: 401, message: 'Erreur lors du rafraîchissement du token' });
  expect(storedTokens()).toEqual([null, null]);
  expect(store.get(isAuthenticatedAtom)).toBe(false);
  expect(store.get(cartLinesAtom)).toEqual([soap]);
  expect(signedOut.mock.calls).toEqual([[{ reason: 'expired' }]]);
});

it('a refresh that an API without extras refuses with 400 signs out', async () => {
  const { http, store } = openTabToRefresh(api);
  api.replies.set('POST /auth/refresh', json(400, { error: 'invalid_grant' }));

  await failure(profile(http));

  expect(store.get(isAuthenticatedAtom)).toBe(false);
});

it('a call that is refused after a refresh signs out', async () => {
  storeTokens(api.valid);
  const { http, store } = openTab(api);
  api.replies.set('GET /users/profile', json(401, { message: 'Connexion requise', code: 'unauthenticated' }));

  const error = await failure(profile(http));

  expect(error).toMatchObject({ status: 401, message: 'Connexion requise' });
  expect(api.calls.map(({ line }) => line)).toEqual([
    'GET /users/profile',
    'POST /auth/refresh',
    'GET /users/profile',
  ]);
  expect(store.get(isAuthenticatedAtom)).toBe(false);
});

it('a refused call of a visitor rejects with the error of a missing refresh token', async () => {
  const error = await failure(profile(openTab(api).http));

  expect(error).toMatchObject({ status: 401, message: 'Pas de refresh token disponible' });
  expect(api.calls.map(({ line }) => line)).toEqual(['GET /users/profile']);
});

it.each(['auth/login', 'auth/refresh'])('a 401 of %s causes no refresh', async (path) => {
  storeTokens(api.valid);
  const { http, store } = openTab(api);
  api.replies.set(`POST /${path}`, json(401, { message: 'Refusé', code: 'refused' }));

  const error = await failure(http.post(path, {}));

  expect(error).toMatchObject({ status: 401, message: 'Refusé' });
  expect(api.calls).toHaveLength(1);
  expect(store.get(isAuthenticatedAtom)).toBe(true);
});

it('a sign-out is sent with the refresh token although the tokens are removed immediately', async () => {
  storeTokens(api.valid);
  const { http, store } = openTab(api);
  const sent = api.valid.refresh_token;
  api.replies.set('POST /auth/logout', (response) => response.writeHead(204).end());

  const revoked = http.post('auth/logout');
  store.set(signOutAtom, 'chosen');
  await revoked;

  expect(api.calls.at(-1)).toMatchObject({ line: 'POST /auth/logout', bearer: sent });
});

describe('a sign-out without a response', () => {
  const session = '9f8e7d6c-5b4a-4c3d-8e2f-1a0b9c8d7e6f';
  const line = `DELETE /auth/sessions/${session}`;
  const noContent = (response: ServerResponse) => void response.writeHead(204).end();

  async function signOutUnreceived(reply: Reply = hangUp) {
    api.valid = tokens('first', { sid: session });
    storeTokens(api.valid);
    const { http, store } = openTab(api);
    api.replies.set('POST /auth/logout', reply);
    const received = failure(http.post('auth/logout'));
    store.set(signOutAtom, 'chosen');
    await received;
  }

  it('stores nothing that grants access, and is sent again at the next visit until the API receives it', async () => {
    await signOutUnreceived();
    const left = JSON.stringify({ ...localStorage });
    const { http } = openTab(api);

    api.replies.set(line, json(503, { message: 'Panne', code: 'unavailable' }));
    await sendPendingSignOuts(http);
    api.replies.set(line, noContent);
    await sendPendingSignOuts(http);
    await sendPendingSignOuts(http);

    expect(left).not.toContain(api.valid.access_token);
    expect(left).not.toContain(api.valid.refresh_token);
    expect(api.count(line)).toBe(2);
    expect(Object.keys(localStorage)).toEqual(['shopping_cart_revision']);
  });

  it('is not sent again once the API has received it', async () => {
    await signOutUnreceived(noContent);

    await sendPendingSignOuts(openTab(api).http);

    expect(api.count(line)).toBe(0);
  });
});

it('a refresh that completes after the sign-out does not restore the session', async () => {
  const { http, store } = openTabToRefresh(api);
  api.replies.set('POST /auth/refresh', (response, call) => {
    store.set(signOutAtom, 'chosen');
    api.renew(response, call);
  });

  const error = await failure(profile(http));

  expect(error).toMatchObject({ name: 'ApiError' });
  expect(storedTokens()).toEqual([null, null]);
  expect(store.get(isAuthenticatedAtom)).toBe(false);
});

it('a response to a call of the previous customer is not returned', async () => {
  storeTokens(api.valid);
  const { http, store } = openTab(api);
  api.replies.set('GET /users/profile', (response) => {
    store.set(signOutAtom, 'chosen');
    store.set(signInAtom, tokens('karim', { sub: 'karim' }));
    json(200, camille)(response);
  });

  const error = await failure(profile(http));

  expect(error).toMatchObject({ status: null, code: 'session_changed' });
  expect(store.get(isAuthenticatedAtom)).toBe(true);
});
