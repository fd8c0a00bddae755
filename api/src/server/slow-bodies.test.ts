import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { loadEnvironment } from 'shared-contracts/environment/load';
import { createServer } from '../app';

const environment = loadEnvironment(join(__dirname, '../../../environments/local.json'), {});

it('a body sent byte by byte is cut off at the time limit of a request', async () => {
  const app = await createServer(environment, { logLevel: 'silent', requestTimeout: 400 });
  app.post('/anything', async () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data)).on('error', () => {});
  socket.write(
    'POST /anything HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
  );

  const sending = setInterval(() => socket.write('1'), 100);
  await new Promise((closed) => socket.once('close', closed));
  clearInterval(sending);
  await app.close();

  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('a compressed body is refused', async () => {
  const app = await createServer(environment, { logLevel: 'silent' });
  app.post('/anything', async () => 'done');
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };

  const { statusCode } = await app.inject({ method: 'POST', url: '/anything', headers, payload: '{}' });

  expect(statusCode).toBe(415);
  await app.close();
});
