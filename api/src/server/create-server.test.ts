import { DrizzleQueryError } from 'drizzle-orm';
import { api, openWith } from '../testing/api';
import { CapturedOutput } from '../testing/captured-output';
import { home } from '../testing/tries';
import { createServer, describeError } from './create-server';

const log = new CapturedOutput();
openWith({ logTo: log, logLevel: 'warn', trustedProxies: '127.0.0.1' });

it('a failed query is logged with its cause but without its parameters', () => {
  const error = new DrizzleQueryError(
    'update "payment_attempts" set "form_token" = $1',
    ['a-secret-form-token\n    second line of it'],
    Object.assign(new Error('connection lost'), { code: '57P01' }),
  );

  const described = JSON.stringify(describeError(error));

  expect(described).toMatch(/payment_attempts.*57P01/);
  expect(described).not.toMatch(/a-secret-form-token|second line of it/);
});

it('a request has 20 s to arrive, since Fastify disables the limit of Node', async () => {
  const app = await createServer(api.environment, { logLevel: 'silent' });

  expect(app.server).toMatchObject({ requestTimeout: 20_000, headersTimeout: 20_000 });
  await app.close();
});

it.each([
  ['is used when a trusted proxy sends it', 'edge-0123456789', true, true],
  ['is ignored from another client', 'edge-0123456789', false, false],
  ['is ignored when it is short', 'edge', true, false],
  ['is ignored when it is long', 'e'.repeat(65), true, false],
  ['is ignored when it could forge the log', 'edge-012 "event":"x"', true, false],
])('the request id of a request %s', async (_, id, isProxied, isUsed) => {
  log.text = '';

  const { headers } = await api.call('POST', '/auth/login', {
    body: { username: 'karim', password: 'faux' },
    headers: { 'x-request-id': id, ...(isProxied && { 'x-forwarded-for': home }) },
    from: isProxied ? '127.0.0.1' : home,
  });

  expect(headers['x-request-id'] === id).toBe(isUsed);
  expect(headers['x-request-id']).toMatch(/^[\w-]{15,36}$/);
  expect(log.entries.map(({ reqId }) => reqId)).toEqual([headers['x-request-id']]);
});
