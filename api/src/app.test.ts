import { extrasHeader, requestIdHeader } from 'shared-contracts/api/headers';
import { api } from './testing/api';
import { camille } from './testing/buyers';
import { CapturedOutput } from './testing/captured-output';
import { contactMessage } from './testing/forms';
import { TestApi } from './testing/test-api';

const shop = 'http://localhost:3000';

it('a page of the shop may make private calls, with a preflight response that is cached for two hours', async () => {
  const { status, headers } = await api.call('OPTIONS', '/users/profile', {
    headers: {
      origin: shop,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': shop,
    'access-control-max-age': '7200',
    'access-control-allow-methods': expect.stringContaining('PATCH'),
  });
});

it('a page of the shop may read the headers with cursor, date, request id and extras', async () => {
  const { headers } = await api.call('GET', '/orders', { token: camille.token, headers: { origin: shop } });

  const exposed = String(headers['access-control-expose-headers']).toLowerCase();
  for (const name of ['X-Next-Cursor', 'Date', requestIdHeader, extrasHeader])
    expect(exposed).toContain(name.toLowerCase());
});

it.each(['GET', 'HEAD'] as const)('%s from the cache gets the same headers, and a new id', async (method) => {
  const path = '/products/search?q=seau';
  const first = await api.call('GET', path);
  const cached = await api.call(method, path);

  const contentHeaders = ({ headers }: typeof first) => {
    const { date: _date, vary: _vary, [requestIdHeader.toLowerCase()]: id, ...rest } = headers;
    return { ...rest, id: typeof id };
  };
  expect(contentHeaders(cached)).toEqual(contentHeaders(first));
  expect(cached.headers.vary).toBe('Origin, Accept-Encoding');
  expect(cached.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});

it('a page of another origin may read the catalogue, but no private data', async () => {
  const headers = { origin: 'https://elsewhere.example' };

  const open = await api.call('GET', '/products/categories', { headers });
  const closed = await api.call('GET', '/users/profile', { headers, token: camille.token });

  expect(open.headers['access-control-allow-origin']).toBe('*');
  expect(closed.headers['access-control-allow-origin']).toBeUndefined();
});

describe('a request', () => {
  it.each(['/products', '/users/profile', '/nowhere', '/images/x.svg'])(
    'for %s gets security headers',
    async (path) => {
      const { headers } = await api.get(path);

      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    },
  );

  const tooLarge = 'La demande est trop volumineuse (64 Kio au plus).';
  const unreadable = 'La demande n’est pas lisible.';
  const wrongType = 'Ce type de contenu n’est pas accepté.';
  const wrongForm = 'Le formulaire contient une erreur';
  const wrongField = 'La demande contient une erreur\u00a0: vérifiez le champ «\u00a0message\u00a0».';
  const json = 'application/json';

  it.each<[string, number, string, string, string]>([
    ['more than 64 KiB', 413, tooLarge, json, JSON.stringify({ message: 'x'.repeat(70_000) })],
    ['30,000 nested levels', 400, wrongForm, json, `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['a zero byte', 400, wrongField, json, JSON.stringify({ ...contactMessage, message: '\0' })],
    ['half a character', 400, wrongField, json, JSON.stringify({ ...contactMessage, message: '\ud83d' })],
    ['broken JSON', 400, unreadable, json, '{"a":'],
    ['the key __proto__', 400, unreadable, json, '{"__proto__":{"discountRate":90}}'],
    ['an unsupported content type', 415, wrongType, 'text/xml', '<a/>'],
    ['an empty body', 400, wrongForm, json, ''],
  ])('with %s is refused in French', async (_, expected, message, type, body) => {
    const headers = { 'content-type': type };
    const { status, data } = await api.call('POST', '/contact', { body, headers });

    expect(status).toBe(expected);
    expect(data).toMatchObject({
      message: expect.stringContaining(message),
      code: expect.stringMatching(/^[a-z_]+$/),
    });
    expect(JSON.stringify(data)).not.toMatch(/at |select |FST_/);
  });

  it('with a form of more than 64 KiB is refused', async () => {
    const { status } = await api.call('POST', '/purchase/notification', {
      body: `kr-answer=${'x'.repeat(70_000)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

    expect(status).toBe(413);
  });

  it('for an unknown URL gets 404, and a trailing slash is ignored', async () => {
    expect((await api.get('/nowhere')).status).toBe(404);
    expect((await api.get('/products/categories/')).status).toBe(200);
  });
});

it('the log contains no password, token or signed text', async () => {
  const output = new CapturedOutput();
  const loggingApi = await TestApi.open({ beside: api, logTo: output, accessLog: true });
  const tokens = await loggingApi.signIn('karim');
  await loggingApi.login('karim', 'un mauvais secret');
  await loggingApi.call('POST', '/auth/verify?token=mailed-token-value');
  const proof = { orderId: 'x', rawClientAnswer: 'raw-answer', hash: 'a', hashAlgorithm: 'a', hashKey: 'b' };
  await loggingApi.post('/purchase/validatePayment', proof, tokens.access_token);

  const log = output.text;

  expect(log).toMatch(/"method":"POST","path":"\/auth\/login","status":401,"ms":\d+,/);
  const secrets = ['un mauvais secret', 'mailed-token-value', 'raw-answer', ...Object.values(tokens)];
  expect(secrets.filter((secret) => log.includes(`${secret}`))).toEqual([]);
  await loggingApi.close();
});

it('the mailbox and the page of the OpenAPI document exist only in development environments', async () => {
  const development = await TestApi.open({ beside: api, settings: { mailbox: true } });

  const mailbox = await development.get('/dev/mailbox');
  const page = await development.get<string>('/dev/openapi/');
  const script = await development.get<string>('/dev/openapi/static/swagger-ui-bundle.js');

  expect([mailbox.status, page.status]).toEqual([200, 200]);
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  expect(script.status).toBe(200);
  for (const path of ['/dev/openapi/', '/dev/mailbox']) expect((await api.get(path)).status).toBe(404);
  await development.close();
});
