import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { resolve } from 'node:path';
import { createServer } from './create-server';
import { EnvironmentSource } from './deployment/environment-source';
import { shell } from './testing/shell-of-each-test';

let server: Awaited<ReturnType<typeof createServer>>;

beforeEach(async () => {
  server = await createServer({
    environments: new EnvironmentSource(shell.file, {}),
    dist: resolve(__dirname, '../dist'),
    version: '1.0.0',
    rendering: null,
    keptIn: null,
    publishedIn: null,
    statusKey: null,
    requestTimeout: 400,
    isDraining: () => false,
  });
});
afterEach(() => server.close());

it('cuts off somebody who sends a body byte by byte, once the time for a whole request is over', async () => {
  await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = once(socket, 'data');
  socket.write(
    'POST /csp-reports HTTP/1.1\r\nHost: x\r\nContent-Type: application/csp-report\r\nContent-Length: 1000\r\n\r\n',
  );
  const sending = setInterval(() => socket.write('1'), 100);

  expect(String(await answer)).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(sending);
  socket.destroy();
});

it('tells a visitor nothing of what went wrong in the shell, and the operator all', async () => {
  server.get('/broken', async () => {
    throw new Error('/srv/shop/environment.json cannot be read');
  });

  const { statusCode, body, headers } = await server.inject('/broken?token=secret');

  expect({ statusCode, body }).toEqual({ statusCode: 500, body: 'Une erreur est survenue.' });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
  expect(console.error).toHaveBeenCalledWith(
    'GET /broken :',
    expect.objectContaining({ message: '/srv/shop/environment.json cannot be read' }),
  );
});
