import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { demoPassword } from '../../seed/customers-and-orders';
import { api } from '../testing/api';
import { secret } from '../testing/test-api';
import type { Duration } from '../testing/test-api-options';

const claims = { sub: 'x', sid: 'y', exp: 4e9, aud: 'boutique', iss: 'boutique-local' };

describe('a customer who signs in', () => {
  it.each(['camille', 'CAMILLE', 'camille@nettoyage-durand.example', ' Camille@Nettoyage-Durand.example '])(
    'can use a username or an e-mail address, in any case (%s)',
    async (username) => {
      const { status, data, headers } = await api.login(username);

      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect((await api.profile(data.access_token)).data.username).toBe('camille');
    },
  );

  it.each([
    ['a wrong password', 'camille', 'Savon'],
    ['an unknown name', 'personne', undefined],
  ])('gets the same refusal after %s', async (_, username, password) => {
    const message = 'Identifiant ou mot de passe incorrect.';

    expect(await api.login(username, password)).toMatchObject({
      status: 401,
      data: { message, code: 'wrong_login' },
    });
  });

  it('cannot call with a refresh token, nor refresh with an access token', async () => {
    const tokens = await api.signIn('camille');

    expect((await api.profile(tokens.refresh_token)).status).toBe(401);
    expect((await api.refresh(tokens.access_token)).status).toBe(401);
  });

  it.each([
    ['an invalid token', () => 'abc.def.ghi'],
    ['an unsigned token', () => new UnsecuredJWT(claims).encode()],
    [
      'a token for another audience',
      () =>
        new SignJWT({ ...claims, aud: 'other' })
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
          .sign(new TextEncoder().encode(secret)),
    ],
  ])('has no access with %s', async (_, token) => {
    expect(await api.profile(await token())).toMatchObject({ status: 401, data: { code: 'unauthorized' } });
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
  ])(
    'is revoked when customer and thief both refresh with successors of the same token, %s first',
    async (_, one, other) => {
      const { refresh_token } = await api.signIn('camille');
      const chains = await Promise.all([api.refresh(refresh_token), api.refresh(refresh_token)]);
      const refreshAgain = (chain: number) => api.refresh(chains[chain]?.data.refresh_token ?? '');

      const first = await refreshAgain(one);
      const second = await refreshAgain(other);

      expect([first.status, second.status]).toEqual([200, 401]);
      expect((await api.refresh(first.data.refresh_token ?? '')).status).toBe(401);
    },
  );

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

describe('a customer who returns', () => {
  const signIn = (remember: boolean) => api.signIn('camille', demoPassword, remember);

  it.each<[string, boolean, Duration, Duration]>([
    ['two days', false, { days: 1, hours: 23 }, { days: 2, hours: 1 }],
    ['sixty days, with "stay signed in",', true, { days: 59 }, { days: 61 }],
  ])('is still signed in within %s and not after', async (_, remember, within, after) => {
    const soon = await signIn(remember);
    await api.later(within);
    const refreshed = await api.refresh(soon.refresh_token);
    const late = await signIn(remember);
    await api.later(after);
    const refused = await api.refresh(late.refresh_token);

    expect(refreshed.status).toBe(200);
    expect(refused).toMatchObject({ status: 401, data: { code: 'session_over' } });
  });

  it.each<[string, boolean, Duration]>([
    ['every day', false, { days: 1, hours: 12 }],
    ['every forty days, with "stay signed in",', true, { days: 40 }],
  ])('%s stays signed in', async (_, remember, pause) => {
    const first = await signIn(remember);
    await api.later(pause);
    const second = await api.refresh(first.refresh_token);
    await api.later(pause);

    expect((await api.refresh(second.data.refresh_token ?? '')).status).toBe(200);
  });

  it.each<[Duration, number]>([
    [{ hours: 23 }, 200],
    [{ hours: 25 }, 401],
  ])(
    'regularly must sign in again after 90 days: at 89 days and %j the status is %i',
    async (remaining, expected) => {
      let token = (await signIn(true)).refresh_token;
      let access = '';
      for (const days of [45, 44]) {
        await api.later({ days });
        const { data } = await api.refresh(token);
        token = data.refresh_token ?? '';
        access = data.access_token;
      }
      await api.later(remaining);

      const statuses = [(await api.refresh(token)).status, (await api.profile(access)).status];
      expect(statuses).toEqual([expected, expected]);
    },
  );
});
