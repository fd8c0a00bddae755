import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPaymentProvider, type PaymentProvider } from './payment-provider';

interface Seen {
  path: string;
  authorization: string;
  body: Record<string, unknown>;
}

let server: Server;
let provider: PaymentProvider;
let reply: (response: ServerResponse) => void;
const seen: Seen[] = [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    seen.push({
      path: url,
      authorization: headers.authorization ?? '',
      body: JSON.parse(await bodyOf(request)),
    });
    reply(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  provider = createPaymentProvider({
    apiUrl: `http://127.0.0.1:${port}`,
    shopId: '69876357',
    mode: 'TEST',
    password: 'testpassword_X',
    hmacKey: 'key',
    notificationUrl: 'http://shop.example/purchase/notification',
  });
});
afterAll(() => server.close());

const order = {
  orderId: 'an-order',
  orderNumber: 'CMD-2026-000001',
  amountCents: 1234,
  customerId: 'who',
  email: 'a@b.example',
};
const json =
  (body: object, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('the call that opens a card form', () => {
  it('sends amount, order, customer and notification URL', async () => {
    reply = json({ status: 'SUCCESS', answer: { formToken: 'token' } });

    const result = await provider.createFormToken(order);

    expect(result).toEqual({ outcome: 'created', formToken: 'token' });
    expect(seen.at(-1)).toMatchObject({
      path: '/api-payment/V4/Charge/CreatePayment',
      authorization: `Basic ${Buffer.from('69876357:testpassword_X').toString('base64')}`,
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
    reply = json(
      { status: 'ERROR', answer: { errorCode: 'INT_905', errorMessage: 'invalid credentials' } },
      status,
    );

    expect(await provider.createFormToken(order)).toEqual({ outcome: 'refused' });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['a failed server', json({}, 500)],
    ['garbage', (response) => response.end('<html>')],
    ['a broken line', (response) => response.destroy()],
    ['no token', json({ status: 'SUCCESS', answer: {} })],
    ['an error without a code', json({ status: 'ERROR', answer: null })],
    ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ])('leaves the outcome unknown after %s, and is not repeated', async (_, answer) => {
    reply = answer;
    const before = seen.length;

    const result = await provider.createFormToken(order);

    expect(result.outcome).toBe('unknown');
    expect(seen).toHaveLength(before + 1);
  });
});

describe('an inquiry about an order', () => {
  it('is absent without a payment', async () => {
    reply = json({ status: 'ERROR', answer: { errorCode: 'PSP_010' } });

    expect(await provider.inquire('an-order')).toEqual({ outcome: 'absent' });
  });

  it('is unknown after another error of the provider', async () => {
    reply = json({ status: 'ERROR', answer: { errorCode: 'INT_905' } });

    expect((await provider.inquire('an-order')).outcome).toBe('unknown');
  });
});
