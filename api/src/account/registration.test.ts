import { randomUUID } from 'node:crypto';
import type { Tokens } from 'shared-contracts/api/auth';
import type { Problem } from 'shared-contracts/api/problem';
import { eraseCustomer } from '../personal-data/erase-person';
import { api, refusal } from '../testing/api';
import { contactMessage, newcomer } from '../testing/forms';
import { times } from '../testing/tries';

const newMark = 'a-mark-of-the-registering-browser';

describe('a new customer', () => {
  it('registers, verifies the address once by the emailed link, and is signed in', async () => {
    const registered = await api.post('/auth/register', newcomer);
    const early = await api.login(newcomer.emailAddress, newcomer.password);
    const [mail] = await api.mailsTo(newcomer.emailAddress);
    const token = await api.mailedToken(newcomer.emailAddress);

    const verified = await api.call<Tokens>('POST', `/auth/verify?token=${token}`);

    expect(registered.status).toBe(201);
    expect(early.status).toBe(403);
    expect(mail?.text).toContain(`http://localhost:3000/verify-email?token=${token}`);
    expect(verified.status).toBe(200);
    expect((await api.profile(verified.data.access_token)).data).toMatchObject({ username: 'zoe' });
    const again = await api.call('POST', `/auth/verify?token=${token}`);
    expect(again).toMatchObject(refusal(400, 'invalid_link'));
  });

  it('can use the link again when its first use did not verify the address', async () => {
    await api.post('/auth/register', { ...newcomer, emailAddress: 'ana@petit-menage.example' });
    const path = `/auth/verify?token=${await api.mailedToken('ana@petit-menage.example')}`;
    const alter = (change: string) => api.sql(`alter table customers ${change}`);
    await alter("add constraint away check (email_address not like 'ana@%') not valid");

    const failed = await api.call('POST', path);
    await alter('drop constraint away');

    expect([failed.status, (await api.call('POST', path)).status]).toEqual([500, 200]);
  });

  it('gets the email again three times an hour by sign-ins and requests, until the address is verified', async () => {
    const email = 'eva@petit-menage.example';
    await api.post('/auth/register', { ...newcomer, emailAddress: email });
    const resend = async () => {
      await api.sendMails();
      return (await api.post('/auth/verify/resend', { email })).status;
    };
    const mails = async () => (await api.mailsTo(email)).length;

    await api.sendMails();
    const early = await api.login(email, newcomer.password);
    const sent = [await resend(), await resend(), await resend(), await resend()];
    const before = await mails();
    await api.call('POST', `/auth/verify?token=${await api.mailedToken(email)}`);
    await api.later({ minutes: 61 });

    expect(early).toMatchObject(refusal(403, 'email_not_verified'));
    expect(sent).toEqual([200, 200, 200, 429]);
    expect(before).toBe(4);
    expect([await resend(), await mails()]).toEqual([200, 4]);
  });

  it.each([
    [59, 200],
    [61, 400],
  ])('can use the verification link for an hour: after %i minutes it gets %i', async (minutes, expected) => {
    const emailAddress = `after-${minutes}@petit-menage.example`;
    await api.post('/auth/register', { ...newcomer, emailAddress });
    const token = await api.mailedToken(emailAddress);
    await api.later({ minutes });

    expect((await api.call('POST', `/auth/verify?token=${token}`)).status).toBe(expected);
  });

  describe('after a registration in a browser with a mark', () => {
    /** Registers a customer; `verify` opens the link with the mark of a browser and a typed password. */
    async function registered() {
      const person = { ...newcomer, emailAddress: `${randomUUID()}@petit-menage.example`, mark: newMark };
      await api.post('/auth/register', person);
      const token = await api.mailedToken(person.emailAddress);
      const verify = (mark: string, password?: string) =>
        api.post<Tokens & Problem>(`/auth/verify?token=${token}&mark=${mark}`, { password });
      return { ...person, verify };
    }

    it.each([
      ['that browser', newMark, undefined],
      ['another browser with the password of the registration', '', newcomer.password],
    ])('verification in %s signs in, and the password stays valid', async (_, mark, typed) => {
      const { verify, emailAddress, password } = await registered();

      const verified = await verify(mark, typed);

      expect((await api.profile(verified.data.access_token)).status).toBe(200);
      expect((await api.login(emailAddress, password)).status).toBe(200);
    });

    it.each([
      ['another browser', '', undefined, 'password_needed'],
      ['the browser of another registration', 'another-mark', undefined, 'password_needed'],
      ['another browser with another password', '', 'une éponge bleue', 'wrong_password'],
    ])('verification in %s is refused, and the link stays valid', async (_, mark, typed, code) => {
      const { verify, password } = await registered();

      const refused = await verify(mark, typed);

      expect(refused).toMatchObject({ status: 403, data: { code, field: 'password' } });
      expect((await verify('', password)).status).toBe(200);
    });

    it('the eleventh wrong password within 15 minutes is refused', async () => {
      const { verify } = await registered();
      const guesses = await times(11, () => verify('', 'une éponge bleue'));

      expect(guesses.map(({ status }) => status)).toEqual([...Array(10).fill(403), 429]);
    });
  });

  it('cannot choose a password of 7 characters, a discount or payment on account', async () => {
    const person = { ...newcomer, emailAddress: 'greedy@b.example' };
    const short = await api.post('/auth/register', { ...person, password: '1234567' });
    const greedy = await api.post('/auth/register', { ...person, discountRate: 90, deferredPayment: true });
    const rows = await api.sql(
      `select discount_rate::float as rate, deferred_payment from customers where email_address = 'greedy@b.example'`,
    );

    expect(short).toMatchObject({ status: 400, data: { field: 'password' } });
    expect(greedy.status).toBe(201);
    expect(rows).toEqual([{ rate: 0, deferred_payment: false }]);
  });
});

it('registration and reset reveal whether an account exists, where the shop does not hide it', async () => {
  const emailAddress = 'CAMILLE@nettoyage-durand.example';

  expect(await api.post('/auth/register', { ...newcomer, emailAddress })).toMatchObject({
    status: 409,
    data: { message: 'Un compte existe déjà à cette adresse mail.' },
  });
  expect(await api.post('/auth/password/reset', { email: 'personne@nulle-part.example' })).toMatchObject({
    status: 404,
    data: { message: 'Aucun compte ne correspond à cette adresse mail.' },
  });
});

it('emails to an address that is not verified contain no text that was typed by others', async () => {
  const emailAddress = 'victime@ailleurs.example';
  const typed = { firstName: 'Tapé Un', lastName: 'Tapé Deux', companyName: 'Tapé Trois' };
  const { password } = newcomer;
  for (const [path, body] of [
    ['/auth/register', { ...typed, emailAddress, password }],
    ['/auth/login', { username: emailAddress, password }],
    ['/auth/verify/resend', { email: emailAddress }],
    ['/auth/password/reset', { email: emailAddress }],
    ['/contact', { ...contactMessage, ...typed, subject: 'Tapé', message: 'Tapé', email: emailAddress }],
  ] as const) {
    await api.post(path, body);
    await api.sendMails();
  }
  const [account] = await api.sql<{ id: string }>(
    'select id from customers where email_address = $1',
    emailAddress,
  );
  await eraseCustomer(api.database.db, account?.id ?? '');

  const mails = await api.mailsTo(emailAddress);

  expect(mails).toHaveLength(6);
  expect(mails.filter(({ subject, text }) => `${subject} ${text}`.includes('Tapé'))).toEqual([]);
});
