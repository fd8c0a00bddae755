import { SignJWT } from 'jose';
import { apiCalls } from 'shared-contracts/api/calls';
import { demoPassword } from '../../seed/customers-and-orders';
import { createRateLimits } from '../rate-limits/rate-limits';
import { tooMany } from '../refusals/refusals';
import { api, openWith } from '../testing/api';
import { contactMessage, newcomer } from '../testing/forms';
import { secret } from '../testing/test-api';
import { soap } from '../testing/test-buyer';

/** Calls that are also available to visitors; all others require a customer. */
const publicPaths = {
  GET: `/health /live /ready /openapi.json /images/:file /images/subcategories/:file /products /products/categories
    /products/completions /products/facets /products/search /products/sitemap /products/:code /products/:code/stock /products/:code/file
    /documents/catalogue.pdf /documents/:type/:file`,
  POST: `/products/lookup /documents/quote.pdf /contact /purchase/notification /auth/login /auth/refresh
    /auth/logout /auth/register /auth/verify /auth/verify/resend /auth/password/reset
    /auth/password/reset/confirm /auth/email/confirm`,
  DELETE: '/auth/sessions/:id',
};
const publicCalls = Object.entries(publicPaths).flatMap(([method, paths]) =>
  paths.split(/\s+/).map((path) => `${method} ${path}`),
);

const tokens: Record<string, string | undefined> = {};
const registered: string[] = [];

openWith({
  onRoute: ({ method, url }) => {
    for (const each of [method].flat())
      if (each !== 'HEAD' && each !== 'OPTIONS' && !url.startsWith('/dev/'))
        registered.push(`${each} ${url}`);
  },
});

beforeAll(async () => {
  const revoked = await api.signIn('camille');
  await api.call('POST', '/auth/logout', { token: revoked.refresh_token });
  const [header, claims] = (await api.tokenOf('camille'))
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
  const aMinuteAgo = Math.floor(Date.now() / 1000) - 60;
  tokens['an expired token'] = await new SignJWT({ ...claims, exp: aMinuteAgo })
    .setProtectedHeader(header)
    .sign(new TextEncoder().encode(secret));
  tokens['the token of a revoked session'] = revoked.access_token;
});

function send(call: string, rest: { token?: string | undefined; body?: object; from?: string } = {}) {
  const [method = '', url = ''] = call.split(' ');
  return api.call(method as 'GET', url, rest);
}

const refusal = (code: string) => ({
  headers: { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
  data: { code, message: expect.stringMatching(/^[A-ZÀÉ].*[.!]$/) },
});

it('all public calls and all calls of the contract are registered', () => {
  expect(registered).toEqual(expect.arrayContaining(publicCalls));
  const calls = registered.map((call) => call.replace(' /', ' '));
  expect(calls).toEqual(expect.arrayContaining(Object.keys(apiCalls)));
});

it.each(['no token', 'an expired token', 'the token of a revoked session'])(
  'every call except the public ones is refused with %s',
  async (token) => {
    const calls = registered.filter((call) => !publicCalls.includes(call));

    const responses = await Promise.all(calls.map((call) => send(call, { token: tokens[token] })));

    expect(calls.length).toBeGreaterThan(25);
    for (const response of responses)
      expect(response).toMatchObject({ status: 401, ...refusal('unauthorized') });
  },
);

const messages: Readonly<Record<string, object>> = {
  'POST /auth/register': newcomer,
  'POST /auth/password/reset': { email: 'camille@nettoyage-durand.example' },
  'POST /auth/password/reset/confirm': { token: 'x', password: newcomer.password },
  'POST /contact': contactMessage,
  'POST /auth/login': { username: 'camille', password: demoPassword },
};

it.each([
  ['POST /contact', 401],
  ['POST /documents/quote.pdf', 401],
  ['POST /auth/login', 200],
  ['GET /products', 200],
])('the public call %s responds with %i to expired and revoked tokens', async (call, expected) => {
  const body = { ...messages, 'POST /documents/quote.pdf': { lines: [soap] } }[call];

  for (const token of Object.values(tokens))
    expect((await send(call, { token, ...(body && { body }) })).status).toBe(expected);
});

it('calls that send emails or compare passwords are limited to a hundred per IP address', async () => {
  const from = '192.0.2.9';
  const { messagesPerIp, loginsPerIp } = createRateLimits(api.database.sql);
  await Promise.all(
    [messagesPerIp, loginsPerIp].flatMap(({ count }) => Array.from({ length: 100 }, () => count(from))),
  );

  for (const [call, body] of Object.entries(messages)) {
    const response = await send(call, { body, from });

    const seconds = Number(response.headers['retry-after']);
    expect(response).toMatchObject({ status: 429, ...refusal('too_many_requests') });
    expect(response.data.message).toBe(tooMany(seconds).message);
  }
});
