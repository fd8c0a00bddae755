import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { RefreshedTokens, Tokens } from 'shared-contracts/api/auth';
import type { User } from 'shared-contracts/api/users';
import { demoPassword } from '../../seed/customers';
import { secret, TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open();
});
afterAll(() => api.close());

const refresh = (token: string) => api.call<RefreshedTokens>('POST', '/auth/refresh', { token });
const profile = (token: string) => api.get<User>('/users/profile', token);
const linkIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

const zoe = {
  firstName: 'Zoé',
  lastName: 'Petit',
  companyName: 'Petit Ménage',
  emailAddress: 'zoe@petit-menage.example',
  password: 'une éponge verte',
};

describe('a customer who signs in', () => {
  it.each(['camille', 'CAMILLE', 'camille@nettoyage-durand.example', ' Camille@Nettoyage-Durand.example '])(
    'may use an identifier or an e-mail address, in any case (%s)',
    async (username) => {
      const { status, data, headers } = await api.post<Tokens>('/auth/login', {
        username,
        password: demoPassword,
      });

      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect((await profile(data.access_token)).data.username).toBe('camille');
    },
  );

  it.each([
    ['a wrong password', { username: 'camille', password: 'Savon' }],
    ['an unknown name', { username: 'personne', password: demoPassword }],
  ])('is told the same after %s', async (_, credentials) => {
    const { status, data } = await api.post('/auth/login', credentials);

    expect(status).toBe(401);
    expect(data).toEqual({ message: 'Identifiant ou mot de passe incorrect.', code: 'wrong_login' });
  });

  it('never sees more of the profile than the contract names', async () => {
    const { data } = await profile(await api.tokenOf('karim'));

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

    expect((await profile(tokens.refresh_token)).status).toBe(401);
    expect((await refresh(tokens.access_token)).status).toBe(401);
  });

  it.each([
    ['no token', ''],
    ['a token of nobody', 'abc.def.ghi'],
    ['a token that signs itself', unsigned()],
    [
      'a token for something else',
      signed({ sub: 'x', sid: 'y', exp: 4e9, aud: 'other', iss: 'boutique-local' }),
    ],
  ])('is not let in with %s', async (_, token) => {
    const { status, data } = await profile(token);

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

describe('a customer whose session goes on', () => {
  it('gets a new pair, and the new refresh token goes on', async () => {
    const first = await api.signIn('camille');

    const second = await refresh(first.refresh_token);

    expect(second.data.refresh_token).not.toBe(first.refresh_token);
    expect((await refresh(second.data.refresh_token ?? '')).status).toBe(200);
    expect((await profile(second.data.access_token)).status).toBe(200);
  });

  it('may refresh from two tabs at once', async () => {
    const { refresh_token } = await api.signIn('camille');

    const answers = await Promise.all([refresh(refresh_token), refresh(refresh_token)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('loses the whole session when an old token comes back later', async () => {
    const first = await api.signIn('camille');
    const second = await refresh(first.refresh_token);
    await api.database.db.execute(
      sql`update refresh_tokens set used_at = now() - interval '5 minutes' where used_at is not null`,
    );

    const replayed = await refresh(first.refresh_token);

    expect(replayed.status).toBe(401);
    expect((await refresh(second.data.refresh_token ?? '')).status).toBe(401);
  });

  it('ends it on signing out', async () => {
    const { refresh_token } = await api.signIn('camille');

    const { status } = await api.call('POST', '/auth/logout', { token: refresh_token });

    expect(status).toBe(204);
    expect((await refresh(refresh_token)).status).toBe(401);
  });
});

describe('a new customer', () => {
  it('registers, verifies the address by mail once, and is signed in', async () => {
    const registered = await api.post('/auth/register', zoe);
    const early = await api.post('/auth/login', { username: zoe.emailAddress, password: zoe.password });
    const [mail] = await api.mailsTo(zoe.emailAddress);
    const token = linkIn(mail?.text);

    const verified = await api.call<Tokens>('POST', `/auth/verify?token=${token}`);

    expect(registered.status).toBe(201);
    expect(early.status).toBe(403);
    expect(mail?.text).toContain(`http://localhost:3000/verify-email?token=${token}`);
    expect(verified.status).toBe(200);
    expect((await profile(verified.data.access_token)).data).toMatchObject({
      username: 'zoe',
      discountRate: 0,
    });
    expect((await api.call('POST', `/auth/verify?token=${token}`)).status).toBe(400);
  });

  it('is told when the address has an account, in any case', async () => {
    const { status, data } = await api.post('/auth/register', {
      ...zoe,
      emailAddress: 'CAMILLE@nettoyage-durand.example',
    });

    expect(status).toBe(409);
    expect(data.message).toBe('Un compte existe déjà à cette adresse mail.');
  });

  it('needs a password of 8 characters, and cannot grant themselves a discount', async () => {
    const short = await api.post('/auth/register', {
      ...zoe,
      emailAddress: 'a@b.example',
      password: '1234567',
    });
    const greedy = await api.post('/auth/register', {
      ...zoe,
      emailAddress: 'greedy@b.example',
      discountRate: 90,
      deferredPayment: true,
    });
    const { rows } = await api.database.sql.query({
      text: 'select discount_rate::float as rate, deferred_payment from customers where email_address = $1',
      values: ['greedy@b.example'],
    });

    expect(short).toMatchObject({ status: 400, data: { field: 'password' } });
    expect(greedy.status).toBe(201);
    expect(rows).toEqual([{ rate: 0, deferred_payment: false }]);
  });
});

describe('a customer who forgot the password', () => {
  it('chooses a new one once, and all earlier sessions end', async () => {
    const before = await api.signIn('lea');
    const asked = await api.post('/auth/password/reset', { email: ' LEA@copro-gestion.example ' });
    const [mail] = await api.mailsTo('lea@copro-gestion.example');
    const token = linkIn(mail?.text);

    const changed = await api.post('/auth/password/reset/confirm', { token, password: 'nouveau' });

    expect(asked.status).toBe(200);
    expect(mail?.text).toContain(`http://localhost:3000/reset-password/confirm?token=${token}`);
    expect(changed.status).toBe(200);
    expect((await refresh(before.refresh_token)).status).toBe(401);
    expect((await api.post('/auth/login', { username: 'lea', password: demoPassword })).status).toBe(401);
    expect((await api.signIn('lea', 'nouveau')).access_token).toEqual(expect.any(String));
    expect((await api.post('/auth/password/reset/confirm', { token, password: 'encore un' })).status).toBe(
      400,
    );
  });

  it('is told when nobody has this address', async () => {
    const { status, data } = await api.post('/auth/password/reset', { email: 'personne@nulle-part.example' });

    expect(status).toBe(404);
    expect(data.message).toBe('Aucun compte ne correspond à cette adresse mail.');
  });
});

describe('somebody who tries many times', () => {
  it('is stopped after ten wrong passwords, even with the right one, on that account alone', async () => {
    const guess = (password: string) => api.post('/auth/login', { username: 'achats', password });
    for (let attempt = 0; attempt < 10; attempt += 1) await guess('faux');

    const eleventh = await guess(demoPassword);

    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
    expect(eleventh.data.code).toBe('too_many_requests');
    expect((await api.signIn('karim')).access_token).toEqual(expect.any(String));
  });

  it('cannot get round it by another spelling or a forwarded address', async () => {
    const { status } = await api.call('POST', '/auth/login', {
      body: { username: 'ACHATS@ville-lavandes.example', password: demoPassword },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });

    expect(status).toBe(429);
  });

  it('gets ten resets for one address', async () => {
    const ask = () => api.post('/auth/password/reset', { email: 'karim@hotel-lumiere.example' });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await ask()).status).toBe(200);

    expect((await ask()).status).toBe(429);
  });

  it('gets a hundred messages through from one socket address', async () => {
    const ask = (from: string) =>
      api.call('POST', '/auth/password/reset', { body: { email: 'nobody@x.example' }, from });
    const statuses = [];
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const body = { email: `nobody-${attempt}@x.example` };
      statuses.push((await api.call('POST', '/auth/password/reset', { body, from: '192.0.2.1' })).status);
    }

    expect(new Set(statuses)).toEqual(new Set([404]));
    expect((await ask('192.0.2.1')).status).toBe(429);
    expect((await ask('192.0.2.2')).status).toBe(404);
  });
});

describe('a shop that hides which accounts exist', () => {
  it('answers resets and registrations alike', async () => {
    const discreet = await TestApi.open({ settings: { hideAccountExistence: true } });

    const reset = await discreet.post('/auth/password/reset', { email: 'personne@nulle-part.example' });
    const register = await discreet.post('/auth/register', {
      ...zoe,
      emailAddress: 'karim@hotel-lumiere.example',
    });

    expect([reset.status, register.status]).toEqual([200, 201]);
    await discreet.close();
  });
});
