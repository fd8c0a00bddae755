import type { AddressInfo } from 'node:net';
import { propagation } from '@opentelemetry/api';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createPaymentProvider, type PaymentProvider } from './payment-provider';

const server = Fastify();
const seen: FastifyRequest[] = [];
let provider: PaymentProvider;
let reply: (response: FastifyReply) => unknown;
const report = jest.fn();

beforeAll(async () => {
  server.post('/*', async (request, response) => {
    seen.push(request);
    reply(response);
    return response;
  });
  await server.listen();
  const settings = {
    apiUrl: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    shopId: '69876357',
    mode: 'TEST',
    password: 'testpassword_X',
    hmacKey: 'key',
    notificationUrl: 'http://shop.example/purchase/notification',
  } as const;
  provider = createPaymentProvider(settings, report);
});
afterAll(() => server.close());

const openForm = () =>
  provider.createFormToken(
    { id: 'an-order', number: 'CMD-2026-000001', amountCents: 1234 },
    { id: 'who', emailAddress: 'a@b.example' },
  );
const json =
  (body: object, status = 200) =>
  (response: FastifyReply) =>
    response.code(status).send(body);

it('a call of the provider continues the trace of the request', async () => {
  const traceparent = '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01';
  propagation.setGlobalPropagator({
    inject: (_context, carrier) => Object.assign(carrier as object, { traceparent }),
    extract: (context) => context,
    fields: () => [],
  });
  reply = json({});

  await provider.inquire('an-order');
  propagation.disable();

  expect(seen.at(-1)?.headers).toMatchObject({ traceparent });
});

describe('the call that opens a card form', () => {
  it('sends amount, order, customer and notification URL, and returns the form token', async () => {
    reply = json({ status: 'SUCCESS', answer: { formToken: 'token' } });

    const result = await openForm();

    expect(result).toEqual({ formToken: 'token' });
    expect(seen.at(-1)).toMatchObject({
      url: '/api-payment/V4/Charge/CreatePayment',
      headers: { authorization: `Basic ${Buffer.from('69876357:testpassword_X').toString('base64')}` },
      body: {
        amount: 1234,
        currency: 'EUR',
        orderId: 'an-order',
        customer: { email: 'a@b.example', reference: 'who' },
        ipnTargetUrl: 'http://shop.example/purchase/notification',
      },
    });
  });

  it.each([200, 401])('reports an error of the provider (%d) as refused', async (status) => {
    const answer = { errorCode: 'INT_905', errorMessage: 'invalid credentials' };
    reply = json({ status: 'ERROR', answer }, status);

    expect(await openForm()).toBe('refused');
  });

  it.each<[string, (response: FastifyReply) => unknown]>([
    ['a server error', json({}, 500)],
    ['an HTML page', (response) => response.type('text/html').send('<html>')],
    ['a closed connection', (response) => response.raw.destroy()],
    ['a reply without token', json({ status: 'SUCCESS', answer: {} })],
    ['an error without a code', json({ status: 'ERROR', answer: null })],
    ['a redirect', (response) => response.redirect('/elsewhere')],
  ])('has an unknown result after %s, and is not retried', async (_, respond) => {
    reply = respond;
    const before = seen.length;

    const result = await openForm();

    expect(result).toBe('unknown');
    expect(seen).toHaveLength(before + 1);
  });
});

it.each([
  ['an absent order has the result "absent" and is not reported', 'PSP_010', 'absent', []],
  ['wrong credentials has the result "unknown" and is reported', 'INT_905', 'unknown', ['INT_905']],
])('an inquiry that is refused for %s', async (_, errorCode, result, reported) => {
  report.mockClear();
  reply = json({ status: 'ERROR', answer: { errorCode } });

  expect(await provider.inquire('an-order')).toBe(result);
  const failures = reported.map((each) => [{ service: 'Order/Get', status: 200, errorCode: each }]);
  expect(report.mock.calls).toEqual(failures);
});
