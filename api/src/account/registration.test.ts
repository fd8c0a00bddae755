import type { Tokens, VerifiedTokens } from 'shared-contracts/api/auth';
import { newcomer } from '../testing/forms';
import { TestApi } from '../testing/test-api';

const newMark = 'a-mark-of-the-registering-browser';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open();
});
afterAll(() => api.close());

describe('a new customer', () => {
  it('registers, verifies the address by mail once, and is signed in', async () => {
    const registered = await api.post('/auth/register', newcomer);
    const early = await api.post('/auth/login', {
      username: newcomer.emailAddress,
      password: newcomer.password,
    });
    const [mail] = await api.mailsTo(newcomer.emailAddress);
    const token = await api.mailedToken(newcomer.emailAddress);

    const verified = await api.call<Tokens>('POST', `/auth/verify?token=${token}`);

    expect(registered.status).toBe(201);
    expect(early.status).toBe(403);
    expect(mail?.text).toContain(`http://localhost:3000/verify-email?token=${token}`);
    expect(verified.status).toBe(200);
    expect((await api.profile(verified.data.access_token)).data).toMatchObject({
      username: 'zoe',
      discountRate: 0,
    });
    expect((await api.call('POST', `/auth/verify?token=${token}`)).status).toBe(400);
  });

  it('who signs in too early gets the mail again, three times an hour', async () => {
    const person = { ...newcomer, emailAddress: 'max@petit-menage.example' };
    await api.post('/auth/register', person);
    const signInTooEarly = () =>
      api.post('/auth/login', { username: person.emailAddress, password: person.password });
    const mails = async () => (await api.mailsTo(person.emailAddress)).length;

    const { data } = await signInTooEarly();
    const afterOne = await mails();
    for (let attempt = 0; attempt < 4; attempt += 1) await signInTooEarly();
    const afterFive = await mails();
    await api.later({ minutes: 59 });
    await signInTooEarly();
    const before = await mails();
    await api.later({ minutes: 2 });
    await signInTooEarly();

    expect(data.message).toBe('Vérifiez d’abord votre adresse e-mail\u00a0: un message vous a été envoyé.');
    expect([afterOne, afterFive, before, await mails()]).toEqual([2, 4, 4, 5]);
  });

  it.each([
    [59, 200],
    [61, 400],
  ])('after %i minutes finds that the mailed link answers %i', async (minutes, expected) => {
    const emailAddress = `after-${minutes}@petit-menage.example`;
    await api.post('/auth/register', { ...newcomer, emailAddress });
    const token = await api.mailedToken(emailAddress);
    await api.later({ minutes });

    const { status } = await api.call('POST', `/auth/verify?token=${token}`);

    expect(status).toBe(expected);
  });

  it.each([
    ['the browser of the registration', newMark, 200],
    ['a program that knows no marks', undefined, 200],
    ['another browser', '', 401],
    ['a browser where somebody else has registered', 'another-mark', 401],
  ])(
    'who verifies in %s finds that the password of the registration answers %s',
    async (_, mark, expected) => {
      const person = { ...newcomer, emailAddress: `mark-${mark}@petit-menage.example`, mark: newMark };
      const { emailAddress: username, password } = person;
      await api.post('/auth/register', person);
      const token = await api.mailedToken(username);
      const query = mark === undefined ? '' : `&mark=${mark}`;

      const verified = await api.call<VerifiedTokens>('POST', `/auth/verify?token=${token}${query}`);
      const signedIn = await api.post('/auth/login', { username, password });

      expect((await api.profile(verified.data.access_token)).status).toBe(200);
      expect(verified.data.choosePassword ?? false).toBe(expected === 401);
      expect(signedIn.status).toBe(expected);
    },
  );

  it('who verifies in another browser chooses the password by a second mail', async () => {
    const person = { ...newcomer, emailAddress: 'chosen@petit-menage.example', mark: newMark };
    await api.post('/auth/register', person);
    const token = await api.mailedToken(person.emailAddress);
    await api.call('POST', `/auth/verify?token=${token}&mark=`);
    const [mail] = await api.mailsTo(person.emailAddress);

    await api.post('/auth/password/reset/confirm', {
      token: await api.mailedToken(person.emailAddress),
      password: 'une éponge verte',
    });

    expect(mail?.subject).toBe('Choisissez votre mot de passe – Boutique SPH');
    expect((await api.signIn(person.emailAddress, 'une éponge verte')).access_token).toEqual(
      expect.any(String),
    );
  });

  it('is told when the address has an account, in any case', async () => {
    const { status, data } = await api.post('/auth/register', {
      ...newcomer,
      emailAddress: 'CAMILLE@nettoyage-durand.example',
    });

    expect(status).toBe(409);
    expect(data.message).toBe('Un compte existe déjà à cette adresse mail.');
  });

  it('needs a password of 8 characters, and cannot grant themselves a discount', async () => {
    const short = await api.post('/auth/register', {
      ...newcomer,
      emailAddress: 'a@b.example',
      password: '1234567',
    });
    const greedy = await api.post('/auth/register', {
      ...newcomer,
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

describe('a shop that hides which accounts exist', () => {
  it('answers resets and registrations alike', async () => {
    const discreet = await TestApi.open({ beside: api, settings: { hideAccountExistence: true } });

    const reset = await discreet.post('/auth/password/reset', { email: 'personne@nulle-part.example' });
    const register = await discreet.post('/auth/register', {
      ...newcomer,
      emailAddress: 'karim@hotel-lumiere.example',
    });

    expect([reset.status, register.status]).toEqual([200, 201]);
    await discreet.close();
  });
});
