import { api, refusal } from '../testing/api';
import { newcomer } from '../testing/forms';

// Clears the limit of three links an hour, which rate-limits.test.ts covers.
beforeEach(() => api.database.sql.query({ text: 'delete from throttles' }));

async function resetLinkOf(email: string): Promise<string> {
  await api.post('/auth/password/reset', { email });
  return api.mailedToken(email);
}

/** Sets a password by a link; returns the code of a refusal, else the status. */
async function confirm(token: string, password = 'une éponge verte') {
  const body = { token, password };
  const { status, data } = await api.post<{ code?: string }>('/auth/password/reset/confirm', body);
  return data.code ?? status;
}

const email = 'achats@ville-lavandes.example';

describe('a customer who forgot the password', () => {
  it('can set a new password once by the link, which revokes all earlier sessions', async () => {
    const before = await api.signIn('lea');
    const requested = await api.post('/auth/password/reset', { email: ' LEA@copro-gestion.example ' });
    const [mail] = await api.mailsTo('lea@copro-gestion.example');
    const token = await api.mailedToken('lea@copro-gestion.example');

    const changed = await confirm(token, 'nouveau');

    const [notice] = await api.mailsTo('lea@copro-gestion.example');
    expect(requested.status).toBe(200);
    expect(notice?.subject).toBe('Votre mot de passe a été réinitialisé – Boutique SPH');
    expect(notice?.text).not.toContain('token=');
    expect(mail?.text).toContain(`http://localhost:3000/reset-password/confirm?token=${token}`);
    expect(changed).toBe(200);
    expect((await api.refresh(before.refresh_token)).status).toBe(401);
    expect((await api.profile(before.access_token)).status).toBe(401);
    expect((await api.login('lea')).status).toBe(401);
    expect((await api.signIn('lea', 'nouveau')).access_token).toEqual(expect.any(String));
    expect(await confirm(token, 'encore un')).toBe('invalid_link');
  });

  it('invalidates all other links by using one, including links not yet sent', async () => {
    const [first, second] = [await resetLinkOf(email), await resetLinkOf(email)];
    await api.post('/auth/password/reset', { email });

    const used = await confirm(second);
    const again = await confirm(first);
    const links = (await api.mailsTo(email)).filter(({ text }) => text.includes('token='));

    expect([used, again, links.length]).toEqual([200, 'invalid_link', 2]);
  });

  it('changes the password once when two links are used at the same time', async () => {
    const links = [await resetLinkOf(email), await resetLinkOf(email)];

    const results = await Promise.all(links.map((link) => confirm(link)));

    expect(new Set(results)).toEqual(new Set([200, 'invalid_link']));
  });

  it('also verifies the e-mail address by the reset link, which invalidates the verification link', async () => {
    const person = { ...newcomer, emailAddress: 'ines@petit-menage.example' };
    await api.post('/auth/register', person);
    const verification = await api.mailedToken(person.emailAddress);

    const used = await confirm(await resetLinkOf(person.emailAddress));

    expect(used).toBe(200);
    expect((await api.login(person.emailAddress, 'une éponge verte')).status).toBe(200);
    const verified = await api.call('POST', `/auth/verify?token=${verification}`);
    expect(verified).toMatchObject(refusal(400, 'invalid_link'));
  });

  it('cannot reset the password with a verification link', async () => {
    await api.post('/auth/register', newcomer);
    const token = await api.mailedToken(newcomer.emailAddress);

    expect(await confirm(token)).toBe('invalid_link');
    expect((await api.call('POST', `/auth/verify?token=${token}`)).status).toBe(200);
  });
});
