import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { demoPassword } from '../../seed/customers-and-orders';
import { api, refusal } from '../testing/api';
import { secret } from '../testing/test-api';
import type { Duration } from '../testing/test-api-options';

const signed = (claims: JWTPayload) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .sign(new TextEncoder().encode(secret));

describe('a customer who signs in', () => {
  it.each(['camille', 'CAMILLE', 'camille@nettoyage-durand.example', ' Camille@Nettoyage-Durand.example '])(
    'can use a username or an e-mail address, in any case (%s)',
    async (username) => {
      const { status, data } = await api.login(username);

      expect(status).toBe(200);
      expect((await api.profile(data.access_token)).data.username).toBe('camille');
    },
  );

  it.each([
    ['a wrong password', 'camille', 'Savon'],
    ['an unknown name', 'personne', undefined],
  ])('gets the same refusal after %s', async (_, username, password) => {
    const message = 'Identifiant ou mot de passe incorrect.';

    expect(await api.login(username, password)).toMatchObject(refusal(401, 'wrong_login', { message }));
  });

  it('cannot call with a refresh token, nor refresh with an access token', async () => {
    const tokens = await api.signIn('camille');

    expect((await api.profile(tokens.refresh_token)).status).toBe(401);
    expect((await api.refresh(tokens.access_token)).status).toBe(401);
  });

  it.each([
    ['an invalid token', () => 'abc.def.ghi'],
    ['an unsigned token', (claims: JWTPayload) => new UnsecuredJWT(claims).encode()],
    ['a token for another audience', (claims: JWTPayload) => signed({ ...claims, aud: 'other' })],
  ])('has no access with %s', async (_, tokenOf) => {
    const claims = decodeJwt((await api.signIn('camille')).access_token);
    expect((await api.profile(await signed(claims))).status).toBe(200);

    const refused = await api.profile(await tokenOf(claims));

    expect(refused).toMatchObject({ status: 401, data: { code: 'unauthorized' } });
  });
});

describe('a session', () => {
  it('stays valid when the response to a refresh is lost and the retry is late', async () => {
    const { refresh_token } = await api.signIn('camille');
    await api.refresh(refresh_token);
    await api.later({ days: 1, hours: 12 });

    const again = await api.refresh(refresh_token);

    expect(again.status).toBe(200);
    expect((await api.refresh(again.data.refresh_token ?? '')).status).toBe(200);
  });

  it('is revoked when a refresh token is used after its successor', async () => {
    const first = await api.signIn('camille');
    const second = await api.refresh(first.refresh_token);
    const third = await api.refresh(second.data.refresh_token ?? '');

    const replayed = await api.refresh(first.refresh_token);

    expect(replayed.status).toBe(401);
    expect((await api.refresh(third.data.refresh_token ?? '')).status).toBe(401);
    expect((await api.profile(third.data.access_token)).status).toBe(401);
  });

  it.each([
    ['the customer', 0, 1],
    ['the thief', 1, 0],
  ])('is revoked when customer and thief use successors of one token, %s first', async (_, one, other) => {
    const { refresh_token } = await api.signIn('camille');
    const chains = await Promise.all([api.refresh(refresh_token), api.refresh(refresh_token)]);
    const refreshAgain = (chain: number) => api.refresh(chains[chain]?.data.refresh_token ?? '');

    const first = await refreshAgain(one);
    const second = await refreshAgain(other);

    expect([first.status, second.status]).toEqual([200, 401]);
    expect((await api.refresh(first.data.refresh_token ?? '')).status).toBe(401);
  });

  it('can be revoked by its id without a token when the sign-out request has failed', async () => {
    const ended = await api.signIn('camille');
    const other = await api.signIn('camille');
    const { sid } = decodeJwt<{ sid: string }>(ended.access_token);

    const { status } = await api.delete(`/auth/sessions/${sid}`);

    expect(status).toBe(204);
    expect((await api.refresh(ended.refresh_token)).status).toBe(401);
    expect((await api.refresh(other.refresh_token)).status).toBe(200);
  });
});

const dayAndHalf = { days: 1, hours: 12 };

it.each<[string, boolean, Duration[], number]>([
  ['within two days is still signed in', false, [{ days: 1, hours: 23 }], 200],
  ['after two days is signed out', false, [{ days: 2, hours: 1 }], 401],
  ['every 36 hours stays signed in', false, [dayAndHalf, dayAndHalf], 200],
  ['within sixty days with "stay signed in" is still signed in', true, [{ days: 59 }], 200],
  ['after sixty days with "stay signed in" is signed out', true, [{ days: 61 }], 401],
  ['every forty days with "stay signed in" stays signed in', true, [{ days: 40 }, { days: 40 }], 200],
  ['often stays signed in for 90 days', true, [{ days: 45 }, { days: 44 }, { hours: 23 }], 200],
  ['often is signed out after 90 days', true, [{ days: 45 }, { days: 44 }, { hours: 25 }], 401],
])('a customer who returns %s', async (_, remember, pauses, expected) => {
  let { access_token, refresh_token = '' } = await api.signIn('camille', demoPassword, remember);
  for (const pause of pauses.slice(0, -1)) {
    await api.later(pause);
    ({ access_token, refresh_token = '' } = (await api.refresh(refresh_token)).data);
  }
  await api.later(pauses.at(-1) ?? {});

  const { status, data } = await api.refresh(refresh_token);

  expect([status, (await api.profile(access_token)).status]).toEqual([expected, expected]);
  if (expected === 401) expect(data).toMatchObject({ code: 'session_over' });
});
