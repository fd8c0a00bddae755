import { demoPassword } from '../../seed/customers-and-orders';
import { api, openWith } from '../testing/api';
import { quickPasswords } from '../testing/quick-passwords';

const clientKeys: string[] = [];
openWith({
  passwords: {
    hash: quickPasswords().hash,
    matches: async (_stored, _password, clientKey = '') => clientKeys.push(clientKey) > 0,
  },
});

it('a password matches when its accents are typed in another Unicode form', async () => {
  const passwords = quickPasswords();
  const stored = await passwords.hash('Crème-brûlée-1986'.normalize('NFC'));

  expect(await passwords.matches(stored, 'Crème-brûlée-1986'.normalize('NFD'))).toBe(true);
  expect(await passwords.matches(stored, 'Creme-brulee-1986')).toBe(false);
});

it('sign-ins queue by the /48 network of the caller, and those of a known device by its account', async () => {
  const signIn = (line: number, marks: string[]) =>
    api.call<{ device_mark: string }>('POST', '/auth/login', {
      body: { username: 'camille', password: demoPassword, device_marks: marks },
      from: `2001:db8:1:${line}::1`,
    });

  const { data } = await signIn(1, []);
  await signIn(2, []);
  await signIn(3, [data.device_mark]);

  const { id } = (await api.profile(await api.tokenOf('camille'))).data;
  expect(clientKeys.slice(0, 3)).toEqual(['2001:db8:1::/48', '2001:db8:1::/48', id]);
});
