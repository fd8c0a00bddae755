import { Writable } from 'node:stream';
import type { Address } from 'shared-contracts/api/addresses';
import { TestApi } from '../testing/test-api';

let api: TestApi;
let camille: string;
beforeAll(async () => {
  api = await TestApi.open();
  camille = await api.tokenOf('camille');
});
afterAll(() => api.close());

const shop = 'http://localhost:3000';
const address = {
  fullName: 'Atelier',
  addressLine1: '1 rue du Lavoir',
  postalCode: '69001',
  city: 'Lyon',
  country: 'France',
  phone: '04 65 71 00 00',
};
const count = async () => (await api.addressesOf(camille)).length;

describe('a page of the shop', () => {
  it('may make private calls, and remembers so for two hours', async () => {
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

  it('may read the cursor of older orders', async () => {
    const { headers } = await api.call('GET', '/orders', { token: camille, headers: { origin: shop } });

    expect(String(headers['access-control-expose-headers']).toLowerCase()).toContain('x-next-cursor');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a page from elsewhere', () => {
  it('may read the catalogue and nothing private', async () => {
    const headers = { origin: 'https://elsewhere.example' };

    const open = await api.call('GET', '/products/categories', { headers });
    const closed = await api.call('GET', '/users/profile', { headers, token: camille });

    expect(open.headers['access-control-allow-origin']).toBe('*');
    expect(closed.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('whoever sends what was not asked for', () => {
  it.each(['/products', '/users/profile', '/nowhere', '/images/x.svg'])(
    'gets safe headers with %s',
    async (path) => {
      const { headers } = await api.get(path);

      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    },
  );

  it.each<[string, number, string, string]>([
    ['more than 64 KiB', 413, 'application/json', JSON.stringify({ message: 'x'.repeat(70_000) })],
    ['broken JSON', 400, 'application/json', '{"a":'],
    ['a prototype', 400, 'application/json', '{"__proto__":{"discountRate":90}}'],
    ['another kind of content', 415, 'text/xml', '<a/>'],
    ['nothing', 400, 'application/json', ''],
  ])('is refused %s in French', async (_, expected, type, body) => {
    const { status, data } = await api.call('POST', '/contact', { body, headers: { 'content-type': type } });

    expect(status).toBe(expected);
    expect(data).toMatchObject({
      message: expect.stringMatching(/[a-zé]/),
      code: expect.stringMatching(/^[a-z_]+$/),
    });
    expect(JSON.stringify(data)).not.toMatch(/at |select |FST_/);
  });

  it('is told of a wrong address, with or without a slash at the end', async () => {
    expect((await api.get('/nowhere')).status).toBe(404);
    expect((await api.get('/products/categories/')).status).toBe(200);
  });
});

describe('a write that is sent twice with the same key', () => {
  const add = (key: string, body: object = address) =>
    api.call<Address>('POST', '/users/addresses', {
      token: camille,
      body,
      headers: { 'idempotency-key': key },
    });

  it('is done once and answered alike', async () => {
    const before = await count();

    const first = await add('key-1');
    const second = await add('key-1');

    expect(second).toMatchObject({ status: 201, data: first.data });
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await count()).toBe(before + 1);
  });

  it('is refused with another body, and while the first is at work', async () => {
    await add('key-2');
    const other = await api.call('POST', '/users/addresses', {
      token: camille,
      body: { ...address, city: 'Nantes' },
      headers: { 'idempotency-key': 'key-2' },
    });
    const both = await Promise.all([add('key-3'), add('key-3')]);

    expect(other).toMatchObject({ status: 422, data: { code: 'idempotency_key_reused' } });
    expect(both.map(({ status }) => status).sort()).toEqual(expect.arrayContaining([201]));
    expect(both.every(({ status }) => status === 201 || status === 409)).toBe(true);
  });

  it('belongs to one customer', async () => {
    await add('key-4');
    const karim = await api.tokenOf('karim');

    const { status, headers } = await api.call('POST', '/users/addresses', {
      token: karim,
      body: address,
      headers: { 'idempotency-key': 'key-4' },
    });

    expect(status).toBe(201);
    expect(headers['idempotency-replayed']).toBeUndefined();
  });

  it.each(['', 'é', 'x'.repeat(129)])('needs a readable key (%s)', async (key) => {
    expect((await add(key)).status).toBe(400);
  });
});

describe('a visitor who writes to the company', () => {
  const message = {
    firstName: 'Ana',
    lastName: 'Lopez',
    subject: 'Bidon percé',
    phone: '01 99 00 00 00',
    email: 'ana@lopez.example',
    message: 'Un bidon est arrivé percé.\nQue faire ?',
  };

  it('reaches it by mail', async () => {
    const { status } = await api.post('/contact', { ...message, orderReference: 'CMD-2026-000001' });

    const mails = await api.mailsTo(api.environment.company.email);

    expect(status).toBe(201);
    expect(mails[0]?.subject).toBe('Contact : Bidon percé');
    expect(mails[0]?.text).toContain('Un bidon est arrivé percé.\nQue faire ?');
    expect(mails[0]?.text).toContain('CMD-2026-000001');
  });

  it.each(['subject', 'firstName', 'email', 'phone', 'orderReference'])(
    'cannot add a header through %s',
    async (field) => {
      const { status, data } = await api.post('/contact', {
        ...message,
        [field]: 'x\r\nBcc: all@world.example',
      });

      expect(status).toBe(400);
      expect(data.field).toBe(field);
    },
  );
});

describe('a visitor who opens documents', () => {
  it('waits for the catalogue while it is made, then gets it', async () => {
    const early = await api.get('/documents/catalogue.pdf');
    let later = early;
    const limit = Date.now() + 10_000;
    while (later.status === 503 && Date.now() < limit) {
      // Gives the files being written their turn.
      await new Promise((resolve) => setImmediate(resolve));
      later = await api.get('/documents/catalogue.pdf');
    }

    expect(early).toMatchObject({ status: 503, data: { code: 'catalogue_being_made' } });
    expect(later).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  });

  it('gets the sheets that exist as PDF', async () => {
    const { data } = await api.get<{ url: string }>('/products/NS-5L-E/file?type=fs');
    const sheet = await api.app.inject(new URL(data.url).pathname);

    expect(sheet.statusCode).toBe(200);
    expect(sheet.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await api.get('/documents/fs/ABSENT.pdf')).status).toBe(404);
    expect((await api.get('/documents/other/NS-5L-E.pdf')).status).toBe(404);
  });
});

describe('an integrator', () => {
  it('reads every call in the OpenAPI document', async () => {
    const { data } = await api.get<{
      openapi: string;
      paths: Record<string, object>;
      components: { schemas: object };
    }>('/openapi.json');

    expect(data.openapi).toBe('3.1.0');
    expect(Object.keys(data.paths)).toEqual(
      expect.arrayContaining([
        '/auth/login',
        '/products/{code}',
        '/users/addresses/{id}',
        '/purchase/createPayment',
        '/orders/{orderId}',
      ]),
    );
    expect(Object.keys(data.components.schemas)).toEqual(
      expect.arrayContaining(['Product', 'Order', 'Problem']),
    );
  });

  it('sees whether the API can work', async () => {
    expect(await api.get('/health')).toMatchObject({ status: 200, data: { status: 'ok', version: '0.0.0' } });
  });
});

describe('the mailbox', () => {
  it('is there only where the environment says so', async () => {
    const other = await TestApi.open({ settings: { mailbox: false } });

    expect((await other.get('/dev/mailbox')).status).toBe(404);
    expect((await api.get('/dev/mailbox')).status).toBe(200);
    await other.close();
  });
});

describe('the log', () => {
  it('never holds a password, a token or what the provider signs', async () => {
    const written: string[] = [];
    const sink = new Writable({
      write: (part, _, done) => {
        written.push(String(part));
        done();
      },
    });
    const talkative = await TestApi.open({ logTo: sink });
    const tokens = await talkative.signIn('karim');
    await talkative.post('/auth/login', { username: 'karim', password: 'un mauvais secret' });
    await talkative.call('POST', '/auth/verify?token=mailed-token-value');
    await talkative.post(
      '/purchase/validatePayment',
      { orderId: 'x', rawClientAnswer: 'raw-answer', hash: 'a-hash', hashAlgorithm: 'a', hashKey: 'b' },
      tokens.access_token,
    );

    const log = written.join('');

    expect(log).toContain('/auth/login');
    for (const value of [
      'un mauvais secret',
      tokens.access_token,
      tokens.refresh_token,
      'mailed-token-value',
      'raw-answer',
    ]) {
      expect(log).not.toContain(value);
    }
    await talkative.close();
  });
});
