import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { loadEnvironment } from 'server-kit/load-environment';
import { createServer } from './create-server';
import { refuseUnreadable } from './unreadable-requests';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ clientErrorHandler: refuseUnreadable });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Returns the server's response to these bytes, until it closes the connection. */
async function answerTo(sent: string): Promise<{ head: string; problem: unknown }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  let answer = '';
  for await (const part of socket) answer += part;
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, problem: JSON.parse(body) };
}

it.each([
  ['too large headers', 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['an invalid request line', 400, 'bonjour\r\n\r\n'],
  ['two lengths', 400, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
])('a request with %s is refused in the format of the API', async (_, status, sent) => {
  const { head, problem } = await answerTo(sent);

  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('application/json');
  expect(problem).toEqual({
    code: expect.stringMatching(/^[a-z_]+$/),
    message: expect.stringMatching(/^[A-ZÀÉ].*\.$/),
  });
});

const environment = loadEnvironment(join(__dirname, '../../../environments/local.json'), {});

it('a request has 20 s to arrive, since Fastify disables the limit of Node', async () => {
  const app = await createServer(environment, { logLevel: 'silent' });

  expect(app.server).toMatchObject({ requestTimeout: 20_000, headersTimeout: 20_000 });
  await app.close();
});
