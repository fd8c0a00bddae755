import type { Tokens } from 'shared-contracts/api/auth';
import type { Session } from 'shared-contracts/api/users';
import { demoPassword } from '../../seed/customers-and-orders';
import { api } from '../testing/api';

beforeEach(() => api.database.sql.query({ text: 'delete from sessions' }));

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:138.0) Gecko/20100101 Firefox/138.0';

async function signInWith(username: string, userAgent: string) {
  const body = { username, password: demoPassword };
  return (await api.call<Tokens>('POST', '/auth/login', { body, headers: { 'user-agent': userAgent } })).data;
}

/** Requests the profile with each session; returns the statuses. */
const accessOf = (sessions: readonly Tokens[]) =>
  Promise.all(sessions.map(async ({ access_token }) => (await api.profile(access_token)).status));
const sessionsOf = async (token: string) => (await api.get<Session[]>('/users/sessions', token)).data;
const change = (token: string, currentPassword: string, password: string) =>
  api.call('POST', '/users/password', {
    token,
    body: { currentPassword, password },
    headers: { 'user-agent': firefox },
  });

it('a customer sees only the valid sessions of the account by browser and system, the current one first', async () => {
  await signInWith('karim', firefox);
  await signInWith('camille', firefox);
  const signedOut = await signInWith('camille', firefox);
  await api.call('POST', '/auth/logout', { token: signedOut.refresh_token });
  const { access_token } = await signInWith('camille', 'curl/8.5.0');

  const found = await sessionsOf(access_token);

  expect(found.map(({ device, current }) => [device, current])).toEqual([
    [null, true],
    ['Firefox sur Windows', false],
  ]);
});

it('a customer sees when each session was last used', async () => {
  const { access_token, refresh_token } = await signInWith('camille', firefox);
  await api.later({ hours: 3 });
  await api.refresh(refresh_token);

  const [session] = await sessionsOf(access_token);

  const usedFor = Date.parse(session?.lastUsedAt ?? '') - Date.parse(session?.createdAt ?? '');
  expect(Math.round(usedFor / 3_600_000)).toBe(3);
});

it('a customer, and no other, revokes a chosen session at once, and gets an email that names the device', async () => {
  const lost = await signInWith('camille', firefox);
  const other = await signInWith('camille', firefox);
  const own = await signInWith('camille', 'curl/8.5.0');
  const [, , lostSession] = await sessionsOf(own.access_token);
  const karim = await signInWith('karim', firefox);

  const byKarim = await api.delete(`/users/sessions/${lostSession?.id}`, karim.access_token);
  const { status } = await api.delete(`/users/sessions/${lostSession?.id}`, own.access_token);
  const [mail] = await api.mailsTo('camille@nettoyage-durand.example');

  expect([byKarim.status, status]).toEqual([404, 200]);
  expect((await api.refresh(lost.refresh_token)).status).toBe(401);
  expect(await accessOf([lost, other])).toEqual([401, 200]);
  expect(mail?.subject).toBe('Des appareils ont été déconnectés – Boutique SPH');
  expect(mail?.text).toContain('Firefox sur Windows');
  expect(mail?.text).not.toContain('token=');
});

it('a customer revokes all sessions except the current one', async () => {
  const others = [await signInWith('camille', firefox), await signInWith('camille', 'curl/8.5.0')];
  const karim = await signInWith('karim', firefox);
  const own = await signInWith('camille', firefox);

  const { data } = await api.delete<{ ended: number }>('/users/sessions', own.access_token);

  expect(data.ended).toBe(2);
  expect(await accessOf([...others, karim, own])).toEqual([401, 401, 200, 200]);
});

it('a customer who changes the password stays signed in on this device, is signed out on all others, and gets an email', async () => {
  const elsewhere = await signInWith('lea', 'curl/8.5.0');
  const here = await signInWith('lea', firefox);

  const { status } = await change(here.access_token, demoPassword, 'une éponge verte');
  const [mail] = await api.mailsTo('lea@copro-gestion.example');

  expect(status).toBe(200);
  expect(await accessOf([elsewhere, here])).toEqual([401, 200]);
  expect((await api.refresh(here.refresh_token)).status).toBe(200);
  expect((await api.login('lea')).status).toBe(401);
  expect((await api.signIn('lea', 'une éponge verte')).access_token).toEqual(expect.any(String));
  expect(mail?.subject).toBe('Votre mot de passe a été changé – Boutique SPH');
  expect(mail?.text).toContain('Firefox sur Windows');
  expect(mail?.text).not.toContain('token=');
});

it('a change of the password invalidates the reset links sent before', async () => {
  const { access_token } = await signInWith('karim', firefox);
  await api.post('/auth/password/reset', { email: 'karim@hotel-lumiere.example' });
  const token = await api.mailedToken('karim@hotel-lumiere.example');

  await change(access_token, demoPassword, demoPassword);
  const { status } = await api.post('/auth/password/reset/confirm', { token, password: 'nouveau' });

  expect(status).toBe(400);
});

it('a change of the password needs the current one, and is refused after ten attempts in 15 minutes', async () => {
  const { access_token } = await signInWith('camille', firefox);
  const attempt = async (old: string) => (await change(access_token, old, demoPassword)).status;

  const { id } = (await api.profile(access_token)).data;
  await api.spend('passwordsPerCustomer', 9, id);

  expect(await attempt('faux')).toBe(403);
  expect(await attempt(demoPassword)).toBe(429);
  await api.later({ minutes: 16 });
  expect(await attempt(demoPassword)).toBe(200);
});
