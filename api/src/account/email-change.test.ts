import { demoPassword } from '../../seed/customers-and-orders';
import { eraseCustomer } from '../personal-data/erase-person';
import { exportPerson } from '../personal-data/export-person';
import { api, refusal } from '../testing/api';
import { contactMessage } from '../testing/forms';

const old = 'lea@copro-gestion.example';
const chosen = 'l.petit@copro-gestion.example';

const giveEmail = (username: string, email: string) =>
  api.sql('update customers set email_address = $2 where username = $1', username, email);

beforeEach(async () => {
  await api.sql('delete from throttles');
  await giveEmail('karim', 'karim@hotel-lumiere.example');
  await giveEmail('lea', old);
});

const request = (token: string, emailAddress = chosen, currentPassword = demoPassword) =>
  api.post('/users/email', { currentPassword, emailAddress }, token);
/** Uses the link to the new address; returns the code of a refusal, else the status. */
const confirm = async (token: string) => {
  const { status, data } = await api.post<{ code?: string }>('/auth/email/confirm', { token });
  return data.code ?? status;
};
const emailOf = async (token: string) => (await api.profile(token)).data.emailAddress;

describe('a customer who changes the e-mail address', () => {
  it('signs in with the old one until the link to the new one is used, of which both get a notice', async () => {
    const here = await api.signIn('lea');
    const elsewhere = await api.signIn('lea');

    const requested = await request(here.access_token, ' L.Petit@copro-gestion.example ');
    const before = await emailOf(here.access_token);
    const [mail] = await api.mailsTo(chosen);
    const token = await api.mailedToken(chosen);
    const results = [await confirm(token), await confirm(token)];

    expect([requested.status, before]).toEqual([200, old]);
    expect(mail?.text).toContain(`http://localhost:3000/verify-email?token=${token}&change`);
    expect(results).toEqual([200, 'invalid_link']);
    expect(await emailOf(here.access_token)).toBe(chosen);
    expect((await api.profile(elsewhere.access_token)).status).toBe(401);
    expect((await api.login(old)).status).toBe(401);
    expect((await api.login(chosen)).status).toBe(200);
    for (const address of [old, chosen]) {
      const [notice] = await api.mailsTo(address);
      expect(notice?.subject).toBe('Votre adresse e-mail a été changée – Boutique SPH');
      expect(notice?.text).toContain(chosen);
      expect(notice?.text).not.toContain('token=');
    }
  });

  it.each([
    ['with a wrong password', chosen, 'faux', 403, 'wrong_password'],
    ['to the address of another account', 'Karim@Hotel-Lumiere.example', demoPassword, 409, 'account_exists'],
    ['to the present one', old.toUpperCase(), demoPassword, 409, 'same_email'],
  ])('is refused %s', async (_, emailAddress, password, status, code) => {
    const { access_token } = await api.signIn('lea');

    expect(await request(access_token, emailAddress, password)).toMatchObject({ status, data: { code } });
  });

  it('is refused by the link when another account has the address in the meantime', async () => {
    const { access_token } = await api.signIn('lea');
    await request(access_token);
    const token = await api.mailedToken(chosen);
    await giveEmail('karim', chosen);

    expect(await confirm(token)).toBe('account_exists');
    expect(await emailOf(access_token)).toBe(old);
  });

  it('confirms only the address that was requested last', async () => {
    const { access_token } = await api.signIn('lea');
    await request(access_token, 'stranger@copro-gestion.example');
    const strangers = await api.mailedToken('stranger@copro-gestion.example');
    await request(access_token);
    const newest = await api.mailedToken(chosen);

    expect([await confirm(strangers), await confirm(newest)]).toEqual(['invalid_link', 200]);
  });

  it('cannot do so by a link that a session requested which has ended since', async () => {
    const thief = await api.signIn('lea');
    await request(thief.access_token);
    const link = await api.mailedToken(chosen);
    const { access_token } = await api.signIn('lea');
    await api.delete('/users/sessions', access_token);

    expect(await confirm(link)).toBe('invalid_link');
    expect(await emailOf(access_token)).toBe(old);
  });

  it('invalidates a reset link that waits', async () => {
    const { access_token } = await api.signIn('lea');
    await api.post('/auth/password/reset', { email: old });
    const body = { token: await api.mailedToken(old), password: 'une éponge verte' };
    await request(access_token);
    await confirm(await api.mailedToken(chosen));

    expect(await api.post('/auth/password/reset/confirm', body)).toMatchObject(refusal(400, 'invalid_link'));
  });

  it('invalidates the link to the new address by a new password', async () => {
    const { access_token } = await api.signIn('camille');
    await request(access_token);
    const link = await api.mailedToken(chosen);
    const body = { currentPassword: demoPassword, password: 'une éponge verte' };

    const { status } = await api.post('/users/password', body, access_token);

    expect([status, await confirm(link)]).toEqual([200, 'invalid_link']);
  });

  it('keeps the messages of the former one, which are exported and erased with this account alone', async () => {
    const former = 'achats@ville-lavandes.example';
    const { access_token } = await api.signIn('achats');
    await api.post('/contact', { ...contactMessage, email: former.toUpperCase() });
    await request(access_token);
    await confirm(await api.mailedToken(chosen));
    const { db } = api.database;

    const exported = await exportPerson(db, chosen);
    const strangers = await exportPerson(db, former);
    await eraseCustomer(db, exported?.account?.id ?? '');

    expect(exported?.messages).toMatchObject([{ content: { message: contactMessage.message } }]);
    expect(exported?.mails.filter(({ kind }) => kind === 'contact')).toEqual([]);
    expect(strangers).toBeNull();
    expect(await api.sql("select from mails where kind in ('contact', 'contact-received')")).toEqual([]);
  });
});
