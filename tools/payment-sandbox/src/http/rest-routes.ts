import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { CallLog } from '../control/call-log';
import type { Scenario } from '../control/scenario';
import { orderAnswer, type ShopIdentity, transactionAnswer } from '../payments/payment-answer';
import type { PaymentForms } from '../payments/payment-form';
import {
  type Answerer,
  failure,
  isRefusal,
  type Refusal,
  refusal,
  sameText,
  success,
} from '../protocol/envelope';
import { type Fields, isFields, readPaymentRequest } from '../protocol/payment-request';
import type { Settings } from '../settings';
import { misbehave, pause } from './replies';

interface RestParts {
  settings: Settings;
  shop: ShopIdentity;
  forms: PaymentForms;
  scenario: Scenario;
  log: CallLog;
  now: () => Date;
}

const slowCall = 5000;

/**
 * The provider's web services (`/api-payment/V4/…`). Business errors and wrong credentials are answered
 * with HTTP 200, as the provider does; only a call without credentials gets 401.
 */
export const restRoutes: FastifyPluginAsync<RestParts> = async (app, parts) => {
  const { settings, shop, forms, scenario, log, now } = parts;

  // The body is read whatever its declared type: a wrong one is a business error, not an HTTP one.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post<{ Params: { '*': string } }>('/api-payment/V4/*', async (request, reply) => {
    const webService = request.params['*'];
    const answerer: Answerer = {
      webService,
      serverUrl: `${request.protocol}://${request.host}`,
      shopId: shop.shopId,
      mode: shop.mode,
      now: now(),
    };
    const refuse = (reason: Refusal, orderId: string | null = null) => {
      log.add({ kind: 'rest', target: webService, orderId, outcome: reason.code });
      return reply.send(failure(answerer, reason));
    };
    const accept = (answer: object, orderId: string | null = null) => {
      log.add({ kind: 'rest', target: webService, orderId, outcome: 'SUCCESS' });
      return reply.send(success(answerer, answer));
    };

    if (!request.headers.authorization) reply.code(401);
    if (!isShop(request.headers.authorization, settings)) return refuse(refusal('INT_905'));
    const body = parse(request.body);

    switch (webService) {
      case 'Charge/SDKTest':
        if (!body || typeof body.value !== 'string') return refuse(refusal('INT_902', 'value'));
        return accept({ value: body.value, _type: 'V4/Charge/SDKTest' });
      case 'Charge/CreatePayment':
        return createPayment(body, request, reply, { accept, refuse });
      case 'Order/Get':
        return getOrder(body, request, reply, { accept, refuse });
      case 'Transaction/Get': {
        if (!body || typeof body.uuid !== 'string') return refuse(refusal('INT_902', 'uuid'));
        const found = forms.findTransaction(body.uuid);
        if (!found) return refuse(refusal('PSP_010'));
        const { orderId, metadata } = found.form.request;
        return accept(transactionAnswer(shop, found.transaction, metadata), orderId);
      }
      default:
        return refuse(refusal('INT_901'));
    }
  });

  interface Answers {
    accept: (answer: object, orderId?: string | null) => FastifyReply;
    refuse: (reason: Refusal, orderId?: string | null) => FastifyReply;
  }

  async function createPayment(
    body: Fields | null,
    request: FastifyRequest,
    reply: FastifyReply,
    { accept, refuse }: Answers,
  ) {
    const payment = body ? readPaymentRequest(body) : refusal('INT_902');
    if (isRefusal(payment)) return refuse(payment, orderIdOf(body));
    const step = scenario.take('createPayment');
    const behaviour = step?.behaviour ?? 'normal';
    await pause(step?.delayMs ?? (behaviour === 'slow' ? slowCall : 0));
    if (behaviour === 'no-agreement') return refuse(refusal('PSP_610'), payment.orderId);
    if (behaviour === 'unavailable') {
      log.add({ kind: 'rest', target: 'Charge/CreatePayment', orderId: payment.orderId, outcome: behaviour });
      return reply
        .code(503)
        .type('text/html')
        .send('<html><body><h1>503 Service Unavailable</h1></body></html>');
    }

    const life = behaviour === 'expired-token' ? 0 : settings.formTokenLife;
    const form = forms.open(payment, now().getTime() + life);
    if (behaviour === 'normal' || behaviour === 'slow' || behaviour === 'expired-token') {
      return accept({ formToken: form.token, _type: 'V4/Charge/PaymentForm' }, payment.orderId);
    }
    log.add({ kind: 'rest', target: 'Charge/CreatePayment', orderId: payment.orderId, outcome: behaviour });
    return misbehave(behaviour, request, reply, settings.hangLimit);
  }

  async function getOrder(
    body: Fields | null,
    request: FastifyRequest,
    reply: FastifyReply,
    { accept, refuse }: Answers,
  ) {
    const orderId = orderIdOf(body);
    if (!body || !orderId) return refuse(refusal('INT_902', 'orderId'));
    const step = scenario.take('orderGet');
    await pause(step?.delayMs ?? (step?.behaviour === 'slow' ? slowCall : 0));
    if (step && step.behaviour !== 'normal' && step.behaviour !== 'slow') {
      log.add({ kind: 'rest', target: 'Order/Get', orderId, outcome: step.behaviour });
      return misbehave(step.behaviour, request, reply, settings.hangLimit);
    }
    // Only debits exist here, so any other operation type finds nothing.
    const wanted = body.operationType ?? 'DEBIT';
    const answer = wanted === 'DEBIT' ? orderAnswer(shop, forms.ofOrder(orderId), now()) : null;
    return answer ? accept(answer, orderId) : refuse(refusal('PSP_010'), orderId);
  }
};

function isShop(authorization: string | undefined, { shopId, password }: Settings): boolean {
  const encoded = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return sameText(Buffer.from(encoded, 'base64').toString('utf8'), `${shopId}:${password}`);
}

/** A JSON object, or null for anything else. */
function parse(body: unknown): Fields | null {
  if (typeof body !== 'string') return null;
  try {
    const value: unknown = JSON.parse(body);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

function orderIdOf(body: Fields | null): string | null {
  return typeof body?.orderId === 'string' && body.orderId ? body.orderId : null;
}
