import { demoPassword } from '../../../seed/customers';
import { at, bodyFaults, type CallExpectation, faultless, having, huge } from './expectation';
import type { TestUsers } from './test-users';

const refreshToken = async ({ api }: TestUsers) => (await api.signIn('camille')).refresh_token;

/** Sign-in, registration and forgotten passwords. */
export const authCalls: Readonly<Record<string, CallExpectation>> = {
  'POST /auth/login': {
    request: () => ({ url: '/auth/login', body: { username: 'camille', password: demoPassword } }),
    answers: '200',
    foreignId: having({ username: 'lea', password: 'not the password of lea' }),
    ...bodyFaults('password', { password: 12_345_678 }, { username: huge }, { username: 'cam\0ille' }),
    but: { foreignId: '401 wrong_login' },
  },
  'POST /auth/refresh': {
    ...faultless,
    request: async (users) => ({ url: '/auth/refresh', token: await refreshToken(users) }),
    answers: '200',
    // An access token, whosever it is, does not go on with a session.
    but: {
      noToken: '401 session_over',
      expiredToken: '401 session_over',
      endedSession: '401 session_over',
      othersToken: '401 session_over',
    },
  },
  'POST /auth/logout': {
    ...faultless,
    request: async (users) => ({ url: '/auth/logout', token: await refreshToken(users) }),
    answers: '204',
    // To end what is over already is no failure.
    but: { noToken: '401 session_over' },
  },
  'DELETE /auth/sessions/:id': {
    ...faultless,
    request: async (users) => ({ url: `/auth/sessions/${await users.newSession()}` }),
    answers: '204',
    // To end what is over, or never was, is no failure.
    wrongType: at('/auth/sessions/first'),
    zeroByte: at('/auth/sessions/%00'),
    but: { wrongType: '204' },
  },
  'POST /auth/register': {
    request: (users) => ({ url: '/auth/register', body: users.newcomer() }),
    answers: '201',
    foreignId: having({ emailAddress: 'karim@hotel-lumiere.example' }),
    ...bodyFaults(
      'companyName',
      { lastName: ['Petit'] },
      { password: huge },
      { companyName: 'Petit\0Ménage' },
    ),
    but: { foreignId: '409 account_exists' },
  },
  'POST /auth/verify': {
    request: async (users) => ({
      url: `/auth/verify?token=${await users.api.mailedToken(await users.registered())}`,
    }),
    answers: '200',
    foreignId: at('/auth/verify?token=not-one-of-ours'),
    missingField: at('/auth/verify'),
    wrongType: at('/auth/verify?token=a&token=b'),
    absurdNumber: null,
    zeroByte: at('/auth/verify?token=%00'),
    but: { foreignId: '400 invalid_link' },
  },
  'POST /auth/verify/resend': {
    request: async (users) => ({ url: '/auth/verify/resend', body: { email: await users.registered() } }),
    answers: '200',
    foreignId: having({ email: 'nobody@nowhere.example' }),
    ...bodyFaults('email', { email: {} }, { email: huge }, { email: 'lea\0@copro-gestion.example' }),
    // It does not reveal who has an account.
    but: { foreignId: '200' },
  },
  'POST /auth/password/reset': {
    request: async (users) => ({ url: '/auth/password/reset', body: { email: await users.registered() } }),
    answers: '200',
    foreignId: having({ email: 'nobody@nowhere.example' }),
    ...bodyFaults('email', { email: {} }, { email: huge }, { email: 'lea\0@copro-gestion.example' }),
    but: { foreignId: '404 unknown_email' },
  },
  'POST /auth/password/reset/confirm': {
    request: async (users) => {
      const email = await users.registered();
      await users.api.sendMails();
      await users.api.post('/auth/password/reset', { email });
      const token = await users.api.mailedToken(email);
      return { url: '/auth/password/reset/confirm', body: { token, password: 'nouveau' } };
    },
    answers: '200',
    foreignId: having({ token: 'not-one-of-ours' }),
    ...bodyFaults('token', { password: true }, { password: huge }, { token: 'a\0b' }),
    but: { foreignId: '400 invalid_link' },
  },
};
