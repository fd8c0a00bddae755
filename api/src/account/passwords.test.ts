import type { Tokens } from 'shared-contracts/api/auth';
import { demoPassword } from '../../seed/customers-and-orders';
import { api, openWith } from '../testing/api';
import { quickPasswords } from '../testing/quick-passwords';

const passwords = quickPasswords();
const clientKeys: string[] = [];
const held: (() => void)[] = [];
let toHold = 0;
const release = () => {
  for (const go of held.splice(0)) go();
};
openWith({
  passwords: {
    // A new password is stored while the held calls continue.
    hash: (...args) => passwords.hash(...args).finally(release),
    matches: async (...args) => {
      clientKeys.push(args[2] ?? '');
      const same = await passwords.matches(...args);
      toHold -= 1;
      if (toHold >= 0) await new Promise<void>((go) => held.push(go));
      return same;
    },
  },
});
beforeEach(() => api.database.sql.query({ text: 'delete from throttles' }));

/** Starts calls that wait after their password was compared. */
async function start<Result>(count: number, call: () => Promise<Result>): Promise<Promise<Result>[]> {
  toHold = count;
  const calls = Array.from({ length: count }, call);
  while (held.length < count) await new Promise(setImmediate);
  return calls;
}

const email = 'lea@copro-gestion.example';
let current = demoPassword;
const signIn = () => api.login('lea', current);

async function reset(): Promise<void> {
  await api.post('/auth/password/reset', { email });
  const token = await api.mailedToken(email);
  const password = `${current}+`;
  expect((await api.post('/auth/password/reset/confirm', { token, password })).status).toBe(200);
  current = password;
}
async function change({ access_token }: Tokens): Promise<void> {
  const body = { currentPassword: current, password: `${current}+` };
  expect((await api.post('/users/password', body, access_token)).status).toBe(200);
  current = body.password;
}

it.each([
  ['changed', change],
  ['reset', reset],
])('sign-ins with a password that is %s meanwhile leave no valid session', async (_, renew) => {
  const here = await api.signIn('lea', current);
  const [late, ...early] = await start(8, signIn);
  const [continueLate = release] = held.splice(0, 1);

  await renew(here);
  continueLate();
  const answers = await Promise.all(early);

  expect((await late)?.status).toBe(401);
  const access = answers.map(async ({ data }) => (await api.profile(data.access_token)).status);
  expect(await Promise.all(access)).toEqual(Array(7).fill(401));
});

it.each([
  ['change of the password', '/users/password', () => ({ currentPassword: current, password: 'une éponge' })],
  ['request of erasure', '/users/deletion-request', () => ({ password: current })],
])('a %s is refused when the password is reset meanwhile', async (_, path, body) => {
  const { access_token } = await api.signIn('lea', current);
  const [early] = await start(1, () => api.post(path, body(), access_token));
  const [continueEarly = release] = held.splice(0, 1);

  await reset();
  continueEarly();

  expect(await early).toMatchObject({ status: 403, data: { code: 'wrong_password' } });
  expect((await signIn()).status).toBe(200);
});

it('a password matches when its accents are typed in another Unicode form', async () => {
  const stored = await passwords.hash('Crème-brûlée-1986'.normalize('NFC'));

  expect(await passwords.matches(stored, 'Crème-brûlée-1986'.normalize('NFD'))).toBe(true);
  expect(await passwords.matches(stored, 'Creme-brulee-1986')).toBe(false);
});

it('sign-ins queue by the /48 network of the caller, and those of a known device by its account', async () => {
  const signInFrom = (line: number, marks: string[]) =>
    api.call<{ device_mark: string }>('POST', '/auth/login', {
      body: { username: 'camille', password: demoPassword, device_marks: marks },
      from: `2001:db8:1:${line}::1`,
    });

  const { id } = (await api.profile(await api.tokenOf('camille'))).data;
  clientKeys.length = 0;
  const { data } = await signInFrom(1, []);
  await signInFrom(2, []);
  await signInFrom(3, [data.device_mark]);

  expect(clientKeys).toEqual(['2001:db8:1::/48', '2001:db8:1::/48', id]);
});
