import fastify from 'fastify';
import { nameRequests, newRequestId } from './http-server';

it.each([
  ['a trusted proxy', '127.0.0.1', true],
  ['anybody else', '192.0.2.1', false],
])('an id that %s brings along: taken %#', async (_, remoteAddress, isTaken) => {
  const server = fastify({ trustProxy: '127.0.0.1', genReqId: newRequestId });
  nameRequests(server);

  const { headers } = await server.inject({
    url: '/nowhere',
    remoteAddress,
    headers: { 'x-request-id': 'edge-0123456789', 'x-forwarded-for': '198.51.100.9' },
  });

  expect(headers['x-request-id'] === 'edge-0123456789').toBe(isTaken);
  expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
  await server.close();
});
