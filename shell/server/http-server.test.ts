import { createHttpServer } from './http-server';
import { testEnvironment } from './testing/environment';

let server: ReturnType<typeof createHttpServer>;

beforeEach(() => {
  const environment = testEnvironment();
  server = createHttpServer({
    environment: () => environment,
    trustedProxies: undefined,
    logLevel: 'silent',
    accessLog: false,
    isDraining: () => false,
    responder: { homeInstead: () => Promise.reject(new Error('no page')) },
  });
});
afterEach(() => server.close());

it('an unexpected error is logged, and the visitor sees none of its details', async () => {
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

it('a request has 20 s to arrive, since Fastify disables the limit of Node', () => {
  expect(server.server).toMatchObject({ requestTimeout: 20_000, headersTimeout: 20_000 });
});

it('an idle connection outlives the 60 s of proxies, which otherwise send a request into a closing one', () => {
  expect(server.server.keepAliveTimeout).toBeGreaterThan(60_000);
});
