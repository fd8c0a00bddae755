import { createServer, type Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { listening } from '../../../../tests/kit/listening';
import { createSandbox } from '../app';
import type { PaymentAnswer } from '../payments/payment-answer';
import { demoCredentials, readSettings } from '../settings';

/** A notification as the shop received it. */
interface ReceivedNotice {
  fields: Record<string, string>;
  contentType: string;
  answer: PaymentAnswer;
}

interface TestCard {
  pan: string;
  expiryMonth: number;
  expiryYear: number;
  securityCode: string;
}

export const now = new Date('2026-05-05T10:00:00.000Z');
export const goodCard: TestCard = {
  pan: '4970100000000000',
  expiryMonth: 12,
  expiryYear: 2028,
  securityCode: '123',
};
export const cardNumbered = (pan: string): TestCard => ({ ...goodCard, pan });

/** Stops the sandbox's timers until the test advances them; network calls still work. */
export const holdTimers = () =>
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });

export const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** A shop with a separate notification URL, and its sandbox. */
class TestShop {
  notices: ReceivedNotice[] = [];
  /** Statuses of the next replies to notifications; 200 when empty. */
  replies: number[] = [];
  /** Current time of the sandbox. */
  clock = now;
  /** Where the sandbox sends notifications. */
  ipnUrl = '';
  readonly #server: Server;

  static async open(): Promise<TestShop> {
    const delays = { ipnRetryInterval: 10, unansweredChallengeLife: 10, ipnLateness: 20, slowPayment: 20 };
    const settings = { ...readSettings({}), ...delays };
    const sandbox = await createSandbox(settings, () => opened.clock);
    const opened = new TestShop(sandbox);
    opened.ipnUrl = `http://127.0.0.1:${await listening(opened.#server)}/ipn`;
    return opened;
  }

  private constructor(readonly sandbox: FastifyInstance) {
    this.#server = createServer(async (request, response) => {
      const { notices } = this;
      let body = '';
      for await (const chunk of request) body += chunk;
      const fields = Object.fromEntries(new URLSearchParams(body));
      const answer = JSON.parse(fields['kr-answer'] ?? '{}') as PaymentAnswer;
      notices.push({ fields, contentType: request.headers['content-type'] ?? '', answer });
      response.writeHead(this.replies.shift() ?? 200).end();
    });
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
  }

  async call(service: string, body: unknown, authorization?: string) {
    const { shopId, password } = demoCredentials;
    return this.sandbox.inject({
      method: 'POST',
      url: `/api-payment/V4/${service}`,
      headers: {
        'content-type': 'application/json',
        authorization: authorization ?? basic(shopId, password),
      },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  async createPayment(changes: object = {}): Promise<string> {
    const response = await this.call('Charge/CreatePayment', this.order(changes));
    return response.json().answer.formToken;
  }

  order(changes: object = {}) {
    return {
      amount: 31024,
      currency: 'EUR',
      orderId: 'CMD-2026-000123',
      customer: { email: 'camille@nettoyage-durand.example', reference: '42' },
      ipnTargetUrl: this.ipnUrl,
      transactionOptions: { cardOptions: { retry: 2 } },
      ...changes,
    };
  }

  async pay(formToken: string, card: TestCard = goodCard) {
    return (await this.submit('/form/pay', { formToken, publicKey: demoCredentials.publicKey, card })).json();
  }

  async submit(url: string, payload: object) {
    return this.sandbox.inject({ method: 'POST', url, payload });
  }

  /** Resolves when this many notifications have arrived. */
  async noticesArrived(count: number): Promise<ReceivedNotice[]> {
    while (this.notices.length < count) await nextTurn();
    return this.notices;
  }
}

/** A new shop for each test. */
export let shop: TestShop;

beforeEach(async () => {
  shop = await TestShop.open();
});
afterEach(async () => {
  jest.useRealTimers();
  await shop.close();
});
