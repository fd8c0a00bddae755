import { Writable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { reportsPath } from './security-headers';
import { addViolationReports } from './violation-reports';

let server: FastifyInstance;
let written: Record<string, unknown>[] = [];
let now = 0;

beforeEach(() => {
  [written, now] = [[], 0];
  const stream = new Writable({
    write: (line, _, done) => {
      written.push(JSON.parse(String(line)));
      done();
    },
  });
  server = fastify({ logger: { level: 'warn', stream } });
  addViolationReports(server, { perMinute: 3, now: () => now });
});
afterEach(() => server.close());

const report = (body: unknown, type = 'application/csp-report') =>
  server.inject({
    method: 'POST',
    url: reportsPath,
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const asSent = {
  'csp-report': {
    'document-uri': 'https://shop.test/verify-email?token=secret#part',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.test/steal.js?mail=camille@shop.test',
    'source-file': 'https://shop.test/main.js?v=1',
    'line-number': 7,
    disposition: 'enforce',
    'script-sample': 'camille@shop.test',
  },
};
const asLogged = {
  event: 'policy_violated',
  directive: 'script-src-elem',
  blocked: 'https://evil.test',
  page: '/verify-email',
  source: 'https://shop.test/main.js',
  line: 7,
  disposition: 'enforce',
};

it('a violation is logged in one line at the default log level, without queries and samples', async () => {
  const { statusCode } = await report(asSent);

  expect(statusCode).toBe(204);
  expect(written).toEqual([expect.objectContaining(asLogged)]);
  expect(JSON.stringify(written)).not.toMatch(/secret|camille/);
});

it('several reports of the Reporting API are read at once, and reports of other types ignored', async () => {
  const body = {
    documentURL: 'https://shop.test/verify-email?token=secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sourceFile: 'https://shop.test/main.js',
    lineNumber: 7,
    disposition: 'enforce',
  };
  const reports = [
    { type: 'csp-violation', body },
    { type: 'deprecation', body },
    { type: 'csp-violation', body: { ...body, blockedURL: 'data:text/javascript,1' } },
  ];

  expect((await report(reports, 'application/reports+json')).statusCode).toBe(204);
  expect(written.map(({ blocked }) => blocked)).toEqual(['inline', 'data']);
});

it.each([
  [400, 'invalid JSON', '{', 'application/csp-report'],
  [413, 'more than 16 KiB', 'x'.repeat(16 * 1024 + 1), 'application/csp-report'],
  [415, 'another content type', '{}', 'application/json'],
  [415, 'a form', 'a=1', 'application/x-www-form-urlencoded'],
  [204, 'a list without valid reports', '[1,null,{"type":"csp-violation"}]', 'application/reports+json'],
])('the response is %i to %s', async (status, _, body, type) => {
  expect((await report(body, type)).statusCode).toBe(status);
});

it('three violations a minute are logged, and the number of omitted ones in the next line', async () => {
  const codes = [];
  for (let index = 0; index < 5; index += 1) codes.push((await report(asSent)).statusCode);
  now += 59_999;
  const before = await report(asSent);
  now += 1;
  const after = await report(asSent);

  expect(codes).toEqual([204, 204, 204, 429, 429]);
  expect([before.statusCode, after.statusCode]).toEqual([429, 204]);
  expect(written).toHaveLength(4);
  expect(written.at(-1)).toMatchObject({ unwritten: 3 });
});

it('every violation of one request above the limit is counted', async () => {
  const { statusCode } = await report(Array(8).fill({ type: 'csp-violation' }), 'application/reports+json');
  now += 60_000;
  await report(asSent);

  expect(statusCode).toBe(429);
  expect(written.at(-1)).toMatchObject({ unwritten: 5 });
});
