import fc from 'fast-check';
import { anyText, runs } from 'shared-contracts/testing/foreign-input';
import { openShell, shell } from './testing/shell';

openShell({ worker: 'built' });

const list = '/category-product/SACS';

it('a rendered page is publicly cacheable, and a matching If-None-Match gets 304', async () => {
  await shell.untilRendered(list);

  const { status, headers, body } = await shell.ask(list);

  expect(status).toBe(200);
  expect(body).toContain('<h1>Balais</h1>');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(headers['set-cookie']).toBeUndefined();
  const revalidated = await shell.ask(list, { 'if-none-match': headers.etag ?? '' });
  expect(revalidated).toMatchObject({ status: 304, body: '' });
  expect((await shell.ask(list, { 'if-none-match': '"other"' })).status).toBe(200);
});

it.each([
  ['/about/', '/about'],
  ['/about?utm_source=lettre', '/about'],
])('%s is redirected to the canonical URL %s', async (path, url) => {
  const { status, headers } = await shell.ask(path);

  expect([status, headers.location, headers['cache-control']]).toEqual([308, url, 'max-age=60']);
});

it('the path at which password managers change a password leads to the section of the account', async () => {
  const { status, headers } = await shell.ask('/.well-known/change-password');

  expect([status, headers.location]).toEqual([302, '/profile?securite']);
});

it('a page has the same bytes for every client, regardless of headers and query', async () => {
  await shell.untilRendered(list);
  const { headers, body } = await shell.ask(list);
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
    shell.ask(list, forged),
    shell.ask(`${list}?evil=<script>&__proto__=evil`),
    shell.ask(`${list}?evil#evil`, forged),
    shell.ask(`${list}?tri=price&tri=reference&page=-1&limit=1e9&%E0%A4%A`),
  ]);

  for (const answer of answers) {
    expect(answer.body).toBe(body);
    expect(answer.headers.etag).toBe(headers.etag);
    expect(JSON.stringify(answer.headers)).not.toContain('evil');
  }
  expect(await shell.ask(list)).toMatchObject({ body });
});

it.each(['/nowhere', '/%E0%A4%A', '/category-product/%E0%A4%A', '//evil.test/about', '//evil.test/about/'])(
  'the unknown URL %s returns the home page with 404, which no cache may store',
  async (path) => {
    await shell.untilRendered('/');

    const { status, headers, body } = await shell.ask(path);

    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expect(body).toContain('"pathname":"/"');
    expect(body).not.toContain('evil.test');
  },
);

it.each(['*', '*%E0%A4%A', '*^%E0%A4%A', 'http://[/%E0%A4%A'])(
  'the request target %s, which no browser sends, returns 404 and leaves the server healthy',
  async (target) => {
    const { status } = await shell.ask(target);

    expect(status).toBe(404);
    expect((await shell.health()).status).toBe('ok');
  },
);

it('a missing file returns 404 as plain text, never HTML', async () => {
  for (const path of ['/main.00000000.js', '/missing.css', '/missing.txt', '/%E0%A4%A.js']) {
    const { status, headers } = await shell.ask(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  }
});

it('a document has a PNG icon for Safari, which shows no SVG, and every icon can be loaded', async () => {
  const { body } = await shell.ask('/order');
  const icons = [...body.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );

  const responses = await Promise.all(icons.map((icon) => shell.ask(icon)));

  expect(icons).toEqual(['/favicon.ico', '/icon.svg', '/apple-touch-icon.png']);
  for (const { status, headers } of responses)
    expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
});

it('a reset link without its token is redirected to the home page; with it, it is neither stored nor a referrer', async () => {
  const [without, empty, full] = await Promise.all(
    ['', '?token=', '?token=x'].map((query) => shell.ask(`/reset-password/confirm${query}`)),
  );

  expect([without?.status, without?.headers.location]).toEqual([302, '/']);
  expect(empty?.status).toBe(302);
  expect([full?.status, full?.headers['cache-control'], full?.headers['referrer-policy']]).toEqual([
    200,
    'no-store',
    'no-referrer',
  ]);
});

it('a private page is not rendered on the server and not stored by caches', async () => {
  for (const path of ['/order', '/profile', '/verify-email']) {
    const { status, headers, body } = await shell.ask(path);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('<div id="root"></div>');
  }
});

it('a page is sent in the encoding that the client prefers', async () => {
  await shell.untilRendered(list);
  const plain = await shell.ask(list);

  const encodings = await Promise.all(
    ['gzip, deflate, br', 'br;q=0, gzip', 'identity'].map((value) =>
      shell.ask(list, { 'accept-encoding': value }),
    ),
  );

  expect(encodings.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(encodings[2]?.body).toBe(plain.body);
});

const oneOf = (words: string) => fc.constantFrom('', ...words.split(' '));
const words =
  '.. % %2F %00 %E0%A4%A %5C \\ __proto__ ;a=b about category-product SACS remotes mfe-catalogue.json preview main.00000000.js';
const word = fc.oneof(oneOf(words), anyText.map(encodeURI));
const query = fc.oneof(oneOf('?token= ?token=x&token=y ?build= ?attempt=1 ?tri=%'), word);
const path = fc.tuple(fc.array(word), query).map(([parts, search]) => `/${parts.join('/')}${search}`);
const names = oneOf('cookie host accept-encoding if-none-match x-forwarded-for x-request-id range');
const values = oneOf('canary=7;preview=a.b.c br;q=x,gzip;; W/" [::1 bytes=9-1 ,,,');
const headers = fc.dictionary(names.filter(Boolean), fc.oneof(values, fc.string()));
const report = fc.oneof(
  fc.json(),
  fc.constant('{"kind":"errors","builds":{"mfe-catalogue":{"toString":1}}}'),
);

it('no hostile request gets a 500, and the server stays healthy', async () => {
  await fc.assert(
    fc.asyncProperty(path, headers, report, async (url, sent, body) => {
      const responses = await Promise.all([
        shell.ask(url, sent),
        shell.ask(url, sent, 'OPTIONS'),
        shell.ask('/visits', { 'content-type': 'text/plain' }, 'POST', body),
        shell.ask('/csp-reports', { 'content-type': 'application/csp-report' }, 'POST', body),
      ]);

      expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }),
    runs,
  );
  expect((await shell.health()).status).toBe('ok');
});
