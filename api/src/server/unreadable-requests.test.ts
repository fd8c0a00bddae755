import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
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

const start = 'POST / HTTP/1.1\r\nHost: x\r\n';

it.each([
  ['too large headers', 431, 'head_too_large', `${start}X: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['an invalid request line', 400, 'invalid_request', 'bonjour\r\n\r\n'],
  ['two lengths', 400, 'invalid_request', `${start}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
])('a request with %s is refused in the format of the API', async (_, status, code, sent) => {
  const { head, problem } = await answerTo(sent);

  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('application/json');
  expect(problem).toEqual({ code, message: expect.stringMatching(/^[A-ZÀÉ].*\.$/) });
});
