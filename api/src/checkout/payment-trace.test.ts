import type { AddressInfo } from 'node:net';
import { propagation } from '@opentelemetry/api';
import Fastify from 'fastify';
import { createPaymentProvider } from './payment-provider';

const traceparent = '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01';

afterEach(() => propagation.disable());

it('a call of the card provider continues the trace of the request', async () => {
  propagation.setGlobalPropagator({
    inject: (_context, carrier) => Object.assign(carrier as object, { traceparent }),
    extract: (context) => context,
    fields: () => [],
  });
  const server = Fastify();
  let sent: object = {};
  server.post('/*', async ({ headers }) => {
    sent = headers;
    return {};
  });
  await server.listen();
  const { port } = server.server.address() as AddressInfo;
  const shop = { shopId: '1', mode: 'TEST' as const, password: 'x', hmacKey: 'x', notificationUrl: '' };
  const provider = createPaymentProvider({ ...shop, apiUrl: `http://127.0.0.1:${port}` });

  await provider.inquire('an-order');
  await server.close();

  expect(sent).toMatchObject({ traceparent });
});
