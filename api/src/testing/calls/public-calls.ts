import { demoPassword } from '../../../seed/customers';
import { contactMessage } from '../forms';
import { soap } from '../test-buyer';
import { at, type CallExpectation, having } from './expectation';
import type { TestUsers } from './test-users';

const plain = (url: string): CallExpectation => ({ request: () => ({ url }), answers: '200' });
const refreshToken = async ({ api }: TestUsers) => (await api.signIn('camille')).refresh_token;

/** Public calls: catalogue, documents, contact, health, OpenAPI, sign-in, registration and passwords. */
export const publicCalls: Readonly<Record<string, CallExpectation>> = {
  'GET /health': plain('/health'),
  'GET /openapi.json': plain('/openapi.json'),
  'GET /dev/mailbox': plain('/dev/mailbox'),
  'GET /dev/mailbox.json': plain('/dev/mailbox.json'),
  'GET /products': plain('/products?limit=2'),
  'GET /products/categories': plain('/products/categories'),
  'GET /products/facets': plain('/products/facets?category=SACS&color=noir'),
  'GET /products/search': plain('/products/search?q=savon'),
  'GET /products/sitemap': plain('/products/sitemap'),
  'POST /products/lookup': {
    request: () => ({ url: '/products/lookup', body: { references: ['NS-5L-E'] } }),
    answers: '200',
    foreignId: having({ references: ['NOT-THERE'] }),
    // What is not there has no article in the answer.
    but: { foreignId: '200' },
  },
  'GET /products/:code': {
    ...plain('/products/NS-5L-E'),
    foreignId: at('/products/NOT-THERE'),
  },
  'GET /products/:code/stock': {
    ...plain('/products/NS-5L-E/stock'),
    foreignId: at('/products/NOT-THERE/stock'),
  },
  'GET /products/:code/file': {
    ...plain('/products/NS-5L-E/file?type=fs'),
    foreignId: at('/products/NOT-THERE/file?type=fs'),
  },
  'GET /images/:file': {
    ...plain(''),
    request: async ({ api }) => {
      const { data } = await api.get<{ ImageUrl: string }>('/products/NS-5L-E');
      return { url: new URL(data.ImageUrl, 'http://api').pathname };
    },
    foreignId: at('/images/soap.0123456789abcdef.svg'),
  },
  'GET /images/subcategories/:file': {
    ...plain('/images/subcategories/SACS-POUBELLE.svg'),
    foreignId: at('/images/subcategories/NOT-THERE.svg'),
  },
  'GET /documents/catalogue.pdf': {
    ...plain('/documents/catalogue.pdf'),
    request: async ({ api }) => {
      await api.catalogueMade();
      return { url: '/documents/catalogue.pdf' };
    },
  },
  'POST /documents/quote.pdf': {
    request: ({ camille }) => ({
      url: '/documents/quote.pdf',
      token: camille.token,
      body: { lines: [soap] },
    }),
    answers: '200',
    foreignId: having({ lines: [{ productCode: 'NOT-THERE', quantity: 1 }] }),
    // A visitor's quote has list prices, so a customer whose session is over is refused.
    but: {
      noToken: '200',
      expiredToken: '401 unauthorized',
      endedSession: '401 unauthorized',
      foreignId: '422 empty_quote',
    },
  },
  'GET /documents/:type/:file': {
    ...plain('/documents/fs/NS-5L-E.pdf'),
    foreignId: at('/documents/fs/NOT-THERE.pdf'),
  },
  'POST /contact': {
    request: () => ({ url: '/contact', body: contactMessage }),
    answers: '201',
    // A customer's copy goes to the account alone, so one whose session is over signs in first.
    but: { expiredToken: '401 unauthorized', endedSession: '401 unauthorized' },
  },
  'POST /auth/login': {
    request: () => ({ url: '/auth/login', body: { username: 'camille', password: demoPassword } }),
    answers: '200',
    foreignId: having({ username: 'lea', password: 'not the password of lea' }),
    but: { foreignId: '401 wrong_login' },
  },
  'POST /auth/refresh': {
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
    request: async (users) => ({ url: '/auth/logout', token: await refreshToken(users) }),
    answers: '204',
    // To end what is over already is no failure.
    but: { noToken: '401 session_over' },
  },
  'DELETE /auth/sessions/:id': {
    request: async (users) => ({ url: `/auth/sessions/${await users.newSession()}` }),
    answers: '204',
  },
  'POST /auth/register': {
    request: (users) => ({ url: '/auth/register', body: users.newcomer() }),
    answers: '201',
    foreignId: having({ emailAddress: 'karim@hotel-lumiere.example' }),
    but: { foreignId: '409 account_exists' },
  },
  'POST /auth/verify': {
    request: async (users) => ({
      url: `/auth/verify?token=${await users.api.mailedToken(await users.registered())}`,
    }),
    answers: '200',
    foreignId: at('/auth/verify?token=not-one-of-ours'),
    but: { foreignId: '400 invalid_link' },
  },
  'POST /auth/verify/resend': {
    request: async (users) => ({ url: '/auth/verify/resend', body: { email: await users.registered() } }),
    answers: '200',
    foreignId: having({ email: 'nobody@nowhere.example' }),
    // It does not reveal who has an account.
    but: { foreignId: '200' },
  },
  'POST /auth/password/reset': {
    request: async (users) => ({ url: '/auth/password/reset', body: { email: await users.registered() } }),
    answers: '200',
    foreignId: having({ email: 'nobody@nowhere.example' }),
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
    but: { foreignId: '400 invalid_link' },
  },
};
