import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createHttpServer } from './http-server';
import { addViolationReports } from './pages/violation-reports';
import { testEnvironment } from './testing/environment';

let server: ReturnType<typeof createHttpServer>;

beforeEach(() => {
  const environment = testEnvironment();
  server = createHttpServer({
    environment: () => environment,
    trustedProxies: '127.0.0.1',
    logLevel: 'silent',
    accessLog: false,
    isDraining: () => false,
    requestTimeout: 400,
    responder: { respondToMalformed: () => Promise.reject(new Error('no page')) },
  });
});
afterEach(() => server.close());

it('disconnects a client that is still sending its body after the request timeout', async () => {
  addViolationReports(server);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const response = once(socket, 'data');
  socket.write(
    'POST /csp-reports HTTP/1.1\r\nHost: x\r\nContent-Type: application/csp-report\r\nContent-Length: 1000\r\n\r\n',
  );
  const sending = setInterval(() => socket.write('1'), 100);

  expect(String(await response)).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(sending);
  socket.destroy();
});

it('logs an unexpected error and shows the visitor none of its details', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const error = new Error('/srv/shop/environment.json cannot be read');
  server.get('/broken', async () => Promise.reject(error));

  const { statusCode, body, headers } = await server.inject('/broken?token=secret');

  expect({ statusCode, body }).toEqual({ statusCode: 500, body: 'Une erreur est survenue.' });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^GET \/broken \([\w-]{36}\) :$/), error);
});

it.each([
  ['accepts the request id of a trusted proxy', '127.0.0.1', true],
  ['replaces the request id of any other client', '192.0.2.1', false],
])('%s', async (_what, remoteAddress, isAccepted) => {
  const { headers } = await server.inject({
    url: '/nowhere',
    remoteAddress,
    headers: { 'x-request-id': 'edge-0123456789', 'x-forwarded-for': '198.51.100.9' },
  });

  expect(headers['x-request-id'] === 'edge-0123456789').toBe(isAccepted);
  expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
});

it('an idle connection outlives the 60 s of proxies, which otherwise send a request into a closing one', () => {
  expect(server.server.keepAliveTimeout).toBeGreaterThan(60_000);
});
