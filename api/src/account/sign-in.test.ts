import { SignJWT, UnsecuredJWT } from 'jose';
import { api } from '../testing/api';
import { secret } from '../testing/test-api';

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

  it('gets only the profile fields of the contract', async () => {
    const { data } = await api.profile(await api.tokenOf('karim'));

    expect(Object.keys(data).sort()).toEqual([
      'companyName',
      'deferredPayment',
      'discountRate',
      'emailAddress',
      'firstName',
      'id',
      'lastName',
      'username',
    ]);
    expect(data.discountRate).toBe(10);
  });

  it('cannot call with a refresh token, nor refresh with an access token', async () => {
    const tokens = await api.signIn('camille');

    expect((await api.profile(tokens.refresh_token)).status).toBe(401);
    expect((await api.refresh(tokens.access_token)).status).toBe(401);
  });

  it.each([
    ['no token', () => ''],
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
