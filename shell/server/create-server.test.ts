import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer } from './create-server';
import { EnvironmentSource } from './environment-source';
import { environmentPath, eventually } from './testing/environment';
import { families, Host } from './testing/host';
import { bundle, RemoteHost } from './testing/remote-host';

jest.setTimeout(30_000);

const folder = mkdtempSync(join(tmpdir(), 'create-server-'));
const file = join(folder, 'environment.json');
const list = '/category-product/SACS';
let api: Host;
let remote: RemoteHost;
let server: Awaited<ReturnType<typeof createServer>>;
let port: number;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One request as it is written, without what a client would correct. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        });
      });
    }).on('error', reject);
  });
}

const rendered = (path: string) =>
  eventually(async () => expect((await ask(path)).headers['cache-control']).toContain('s-maxage'));

async function writeEnvironment(change: { catalogue?: string } = {}) {
  const environment = JSON.parse(readFileSync(environmentPath, 'utf8'));
  environment.api.url = api.url;
  environment.remotes = {
    'mfe-catalogue': { url: change.catalogue ?? remote.url },
    'mfe-cart-checkout': { url: 'http://127.0.0.1:9/' },
    'mfe-account': { url: 'http://127.0.0.1:9/' },
  };
  writeFileSync(file, JSON.stringify(environment));
}

async function open(rendering: { deadline: number } | null = { deadline: 1000 }) {
  const environments = new EnvironmentSource(file, {});
  server = await createServer({
    environments,
    dist: resolve(__dirname, '../dist'),
    version: '1.0.0',
    rendering,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  [api, remote] = await Promise.all([Host.start(families), RemoteHost.start()]);
  copyFileSync(environmentPath, file);
  await writeEnvironment();
});
afterEach(async () => {
  await server.close();
  await Promise.all([api.stop(), remote.stop()]);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('gives a rendered page that any cache may keep, and spares those who have it already', async () => {
  await open();
  await rendered(list);

  const { status, headers, body } = await ask(list);

  expect(status).toBe(200);
  expect(body).toContain('<h1>Balais</h1>');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(headers['set-cookie']).toBeUndefined();
  const etag = headers.etag ?? '';
  const known = await Promise.all(
    [etag, etag.replace('W/', ''), `"other", ${etag}`].map((tag) => ask(list, { 'if-none-match': tag })),
  );
  expect(known.map((answer) => [answer.status, answer.body])).toEqual(
    [304, 304, 304].map((code) => [code, '']),
  );
  expect((await ask(list, { 'if-none-match': '"other"' })).status).toBe(200);
});

it('tells the browser in the policy what is inline, and nothing else', async () => {
  await open();
  await rendered(list);

  const { headers, body } = await ask(list);

  const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
  const script = /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  const policy = headers['content-security-policy'];
  for (const text of [style, script]) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  expect(body.replace(/<script type="application\/json".*?<\/script>/gs, '').match(/<script/g)).toHaveLength(
    1,
  );
  expect(body).not.toMatch(/ style="/);
});

it('gives every visitor the same bytes, whatever the request says about him', async () => {
  await open();
  await rendered(list);
  const { headers, body } = await ask(list);
  const forged = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'gopher',
    'x-original-url': '/evil',
    cookie: 'sph-access=evil',
    authorization: 'Bearer evil',
    'accept-language': 'evil',
    origin: 'http://evil.test',
  };

  const answers = await Promise.all([
    ask(list, forged),
    ask(`${list}?evil=<script>&__proto__=evil`),
    ask(`${list}/?evil`, forged),
    ask(`${list}?evil#evil`, forged),
  ]);

  for (const answer of answers) {
    expect(answer.body).toBe(body);
    expect(answer.headers.etag).toBe(headers.etag);
    expect(JSON.stringify(answer.headers)).not.toContain('evil');
  }
  expect(await ask(list)).toMatchObject({ body });
});

it.each([
  '/nowhere',
  '/constructor',
  '/__proto__',
  '/%E0%A4%A',
  '//evil.test/about',
  '/category-product/a/b/c/d',
])('answers the unknown address %s with 404 and nothing that a cache would keep', async (path) => {
  await open();
  await rendered('/category-product');

  const { status, headers, body } = await ask(path);

  expect(status).toBe(404);
  expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
  expect(body).not.toContain('evil.test');
});

it('shows the home page at an unknown address', async () => {
  await open();
  await rendered('/');

  const { status, headers, body } = await ask('/nowhere');

  expect(status).toBe(404);
  expect(headers.etag).toBeUndefined();
  expect(body).toBe((await ask('/')).body);
});

it('answers an address that cannot be decoded with the page that its signs, taken literally, lead to', async () => {
  await open();
  await rendered('/category-product');

  const { status, headers, body } = await ask('/category-product/%E0%A4%A');

  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toBe((await ask('/category-product/%25E0%25A4%25A')).body);
});

it('never answers a missing file with HTML', async () => {
  await open();

  for (const path of ['/main.00000000.js', '/missing.css', '/missing.txt', '/%E0%A4%A.js']) {
    const { status, headers } = await ask(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  }
});

it('leads a reset link without its token to the home page', async () => {
  await open();

  const [without, empty, full] = await Promise.all(
    ['', '?token=', '?token=x'].map((query) => ask(`/reset-password/confirm${query}`)),
  );

  expect([without?.status, without?.headers.location]).toEqual([302, '/']);
  expect(empty?.status).toBe(302);
  expect([full?.status, full?.headers['cache-control'], full?.headers['referrer-policy']]).toEqual([
    200,
    'no-store',
    'no-referrer',
  ]);
});

it('lets the browser render what belongs to a customer', async () => {
  await open();

  for (const path of ['/order', '/profile', '/verify-email']) {
    const { status, headers, body } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('<div id="root"></div>');
  }
});

it('gives the page in the encoding that the visitor takes', async () => {
  await open();
  await rendered(list);
  const plain = await ask(list);

  const encodings = await Promise.all(
    ['gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'identity'].map((value) =>
      ask(list, { 'accept-encoding': value }),
    ),
  );

  expect(encodings.map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    'gzip',
    undefined,
  ]);
  expect(encodings[3]?.body).toBe(plain.body);
});

it('shows a redeployed remote without a restart, and the last good version of one that is down', async () => {
  await open();
  await rendered(list);

  remote.deploy(bundle({ body: "return h('h1', null, 'Brosses')" }));
  await eventually(async () => expect((await ask(list)).body).toContain('<h1>Brosses</h1>'));
  remote.host.answer = (_request, response) => void response.writeHead(503).end();

  await eventually(async () => {
    const { remotes } = JSON.parse((await ask('/health')).body);
    expect(remotes['mfe-catalogue']).toContain('503');
  });
  expect((await ask(list)).body).toContain('<h1>Brosses</h1>');
});

it('goes back to an earlier address of a remote by one line of the environment', async () => {
  await open();
  await rendered(list);
  const other = await RemoteHost.start();
  other.deploy(bundle({ body: "return h('h1', null, 'Ailleurs')" }));

  await writeEnvironment({ catalogue: other.url });
  await eventually(async () => expect((await ask(list)).body).toContain('<h1>Ailleurs</h1>'));
  await writeEnvironment();
  await eventually(async () => expect((await ask(list)).body).toContain('<h1>Balais</h1>'));

  const { headers } = await ask(list);
  expect(headers['content-security-policy']).toContain(remote.url.slice(0, -1));
  await other.stop();
});

it('waits for a hanging page no longer than its deadline, and only once', async () => {
  remote.deploy(bundle({ loader: '() => new Promise(() => undefined)' }));
  await open({ deadline: 400 });
  await rendered('/category-product');
  const startedAt = Date.now();

  const { status, headers } = await ask(list);

  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(Date.now() - startedAt).toBeLessThan(800);
});

it('answers those who wait although a remote is redeployed meanwhile', async () => {
  await open();
  await rendered(list);
  remote.deploy(bundle({ loader: '() => new Promise((resolve) => setTimeout(resolve, 300, null))' }));
  await eventually(async () => expect((await ask(list)).headers['cache-control']).toContain('s-maxage'));

  const visitors: Promise<Answer>[] = [];
  const visiting = setInterval(() => visitors.push(ask(`${list}?${visitors.length}`)), 20);
  for (const text of ['A', 'B', 'C']) {
    remote.deploy(bundle({ body: `return h('h1', null, '${text}')` }));
    await eventually(async () => expect((await ask(list)).body).toContain(`<h1>${text}</h1>`));
  }
  clearInterval(visiting);

  const statuses = (await Promise.all(visitors)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('renders nothing when rendering is off', async () => {
  await open(null);

  const { headers, body } = await ask('/');

  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<div id="root"></div>');
  expect(JSON.parse((await ask('/health')).body).rendering).toBe('off');
});
