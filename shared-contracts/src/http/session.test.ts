import type { ServerResponse } from 'node:http';
import { isAuthenticatedAtom } from '../auth';
import { camille } from '../testing/shop-data';
import { accessToken, storedTokens, storeTokens, tokens } from '../testing/tokens';
import { hangUp, json, type Reply, startedShopApi } from './testing/shop-api';
import { failure, openTab, openTabToRefresh, profile } from './testing/tab';

const api = startedShopApi();

/** A response of an ingress or firewall instead of the API. */
const page = (status: number) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'text/html' }).end(`<h1>${status}</h1>`);

it('twenty calls that are refused at the same time cause one refresh with the refresh token as bearer', async () => {
  const sent = api.valid.refresh_token;
  const { http, store } = openTabToRefresh(api);

  const users = await Promise.all(Array.from({ length: 20 }, () => profile(http)));

  expect(users).toEqual(Array.from({ length: 20 }, () => camille));
  expect(api.count('POST /auth/refresh')).toBe(1);
  const refresh = api.calls.find(({ line }) => line === 'POST /auth/refresh');
  expect(refresh).toMatchObject({ bearer: sent, body: '' });
  expect(refresh?.headers['content-type']).toBeUndefined();
  expect(storedTokens()).toEqual([api.valid.access_token, api.valid.refresh_token]);
  expect(store.get(isAuthenticatedAtom)).toBe(true);
});

it('the refresh token is preserved when the response contains no new one', async () => {
  const renewed = accessToken('renewed');
  api.replies.set('POST /auth/refresh', (response) => {
    api.valid = { ...api.valid, access_token: renewed };
    json(200, { access_token: renewed })(response);
  });

  await profile(openTabToRefresh(api).http);

  expect(storedTokens()).toEqual([renewed, 'refresh-first']);
});

const old = accessToken('old', { age: 1000 });
const received = (token: string) => `${Date.now()} ${token.slice(-16)}`;

it.each([
  ['has expired', old, null],
  ['is damaged', 'not a token', null],
  ['has expired, though another token was just received', old, received(accessToken('other'))],
])('the session is refreshed before the call when the stored access token %s', async (_, token, note) => {
  storeTokens({ ...api.valid, access_token: token });
  if (note) localStorage.setItem('sph-access-received', note);

  await profile(openTab(api).http);

  expect(api.calls.map(({ line }) => line)).toEqual(['POST /auth/refresh', 'GET /users/profile']);
});

it.each([
  ['succeeds', json(200, tokens('outdated'))],
  ['is refused', json(401, { message: 'Session expirée', code: 'session_over' })],
])('the tokens that another tab refreshed stay when the refresh of this tab %s later', async (_, reply) => {
  const { http, store } = openTabToRefresh(api);
  const ofOtherTab = tokens('other-tab');
  api.replies.set('POST /auth/refresh', (response) => {
    storeTokens(ofOtherTab);
    api.valid = ofOtherTab;
    reply(response);
  });

  const user = await profile(http);

  expect(user).toEqual(camille);
  expect(store.get(isAuthenticatedAtom)).toBe(true);
  expect(storedTokens()).toEqual([ofOtherTab.access_token, ofOtherTab.refresh_token]);
});

it.each<[string, Reply]>([
  ['gets no response', hangUp],
  ['gets a response without a token', json(200, { hello: 'world' })],
  ['is throttled', json(429, { message: 'Trop de demandes', code: 'throttled' })],
  ['gets 401 with a page of a proxy', page(401)],
  ['gets 401 without a body', (response: ServerResponse) => void response.writeHead(401).end()],
  ['finds no such route', json(404, { message: 'Route introuvable.', code: 'not_found' })],
])('the session stays when the refresh %s, and the next call refreshes again', async (_what, reply) => {
  const { http, store } = openTabToRefresh(api);
  const before = storedTokens();
  api.replies.set('POST /auth/refresh', reply);

  const error = await failure(profile(http));
  const after = storedTokens();
  api.replies.clear();
  const user = await profile(http);

  expect(error).toMatchObject({
    name: 'ApiError',
    status: null,
    message: 'Erreur lors du rafraîchissement du token',
  });
  expect(after).toEqual(before);
  expect(store.get(isAuthenticatedAtom)).toBe(true);
  expect(user).toEqual(camille);
});

describe('a download of a customer', () => {
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe, 0x00]);
  const line = 'GET /orders/1/pdf';
  const download = () => openTab(api).http.get<Blob>('orders/1/pdf', { expects: 'file' });

  it('has all bytes, after a refresh as well', async () => {
    storeTokens({ ...api.valid, access_token: accessToken('revoked') });
    api.replies.set(line, (response, call) => {
      if (call.bearer === api.valid.access_token)
        response.writeHead(200, { 'content-type': 'application/pdf' }).end(bytes);
      else json(401, { message: 'Connexion requise', code: 'unauthenticated' })(response);
    });

    const file = await download();

    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
    expect(api.count(line)).toBe(2);
  });

  it('rejects with message and code of the API when it is refused', async () => {
    storeTokens(api.valid);
    const refusal = { message: 'Votre document est en préparation.', code: 'document_being_made' };
    api.replies.set(line, json(503, refusal));

    expect(await failure(download())).toMatchObject({ status: 503, ...refusal });
  });

  it.each([
    ['a page of HTML', 'text/html; charset=utf-8', '<!doctype html><h1>Maintenance</h1>'],
    ['JSON', 'application/json', 'null'],
    ['nothing', 'application/pdf', ''],
  ])('is unreadable where the response is %s', async (_, type, body) => {
    storeTokens(api.valid);
    api.replies.set(line, (response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
    });

    expect(await failure(download())).toMatchObject({ status: null, code: 'unreadable' });
  });
});
