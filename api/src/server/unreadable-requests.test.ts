import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { refuseUnreadable } from './unreadable-requests';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ clientErrorHandler: refuseUnreadable });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** All that the server says to these bytes until it hangs up. */
async function answerTo(sent: string): Promise<{ head: string; problem: unknown }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  let answer = '';
  for await (const part of socket) answer += part;
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, problem: JSON.parse(body) };
}

describe('a request that is no HTTP', () => {
  it.each([
    ['headers without an end', 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a line that is none', 400, 'bonjour\r\n\r\n'],
    ['two lengths', 400, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  ])('is refused in the format of the API: %s', async (_, status, sent) => {
    const { head, problem } = await answerTo(sent);

    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('application/json');
    expect(problem).toEqual({
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/^[A-ZÀÉ].*\.$/),
    });
  });
});
