import { createHmac } from 'node:crypto';
import { api } from '../testing/api';
import { secret } from '../testing/test-api';

describe('a customer who signs in', () => {
  it.each(['camille', 'CAMILLE', 'camille@nettoyage-durand.example', ' Camille@Nettoyage-Durand.example '])(
    'may use an identifier or an e-mail address, in any case (%s)',
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
    const { status, data } = await api.login(username, password);

    expect(status).toBe(401);
    expect(data).toEqual({ message: 'Identifiant ou mot de passe incorrect.', code: 'wrong_login' });
  });

  it('gets no more of the profile than the contract names', async () => {
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
    ['no token', ''],
    ['a token that is none', 'abc.def.ghi'],
    ['a token that signs itself', unsigned()],
    [
      'a token for something else',
      signed({ sub: 'x', sid: 'y', exp: 4e9, aud: 'other', iss: 'boutique-local' }),
    ],
  ])('has no access with %s', async (_, token) => {
    const { status, data } = await api.profile(token);

    expect(status).toBe(401);
    expect(data).toMatchObject({ code: 'unauthorized' });
  });
});

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function unsigned(): string {
  return `${part({ alg: 'none', typ: 'at+jwt' })}.${part({ sub: 'x', sid: 'y', exp: 4e9 })}.`;
}

function signed(claims: object): string {
  const body = `${part({ alg: 'HS256', typ: 'at+jwt' })}.${part(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}
