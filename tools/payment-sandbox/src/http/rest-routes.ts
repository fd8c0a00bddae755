import type { FastifyPluginAsync } from 'fastify';
import { orderAnswer } from '../payments/payment-answer';
import type { PaymentDesk } from '../payments/payment-desk';
import { envelope } from '../protocol/envelope';
import { fieldsOf, readPaymentRequest } from '../protocol/payment-request';
import { isRefusal, refusal } from '../protocol/refusals';
import type { Settings } from '../settings';

/** What the routes of shops and of the card form share. */
export interface RouteParts {
  settings: Settings;
  desk: PaymentDesk;
  now: () => Date;
}

/**
 * The provider's web services (`/api-payment/V4/…`). Like the provider, they respond to business errors and
 * wrong credentials with HTTP 200; only a call without credentials gets 401.
 */
export const restRoutes: FastifyPluginAsync<RouteParts> = async (app, { settings, desk, now }) => {
  // The body is read regardless of its content type: a wrong one is a business error, not an HTTP error.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post<{ Params: { '*': string } }>('/api-payment/V4/*', async (request, reply) => {
    const webService = request.params['*'];
    const { authorization } = request.headers;
    if (!authorization) reply.code(401);
    const service = Object.hasOwn(services, webService) ? services[webService] : undefined;
    const answer = isShop(authorization, settings)
      ? (service?.(parse(request.body)) ?? refusal('INT_901'))
      : refusal('INT_905');
    const serverUrl = `${request.protocol}://${request.host}`;
    return envelope({ webService, serverUrl, shopId: settings.shopId, now: now() }, answer);
  });

  const services: Readonly<Record<string, (body: unknown) => object>> = {
    'Charge/CreatePayment': (body) => {
      const payment = readPaymentRequest(body);
      if (isRefusal(payment)) return payment;
      return { formToken: desk.create(payment).token, _type: 'V4/Charge/PaymentForm' };
    },
    'Order/Get': (body) => {
      const { orderId } = fieldsOf(body);
      if (typeof orderId !== 'string' || !orderId) return refusal('INT_902', 'orderId');
      return orderAnswer(settings.shopId, desk.formsOf(orderId), now()) ?? refusal('PSP_010');
    },
  };
};

function isShop(authorization: string | undefined, { shopId, password }: Settings): boolean {
  const encoded = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return Buffer.from(encoded, 'base64').toString('utf8') === `${shopId}:${password}`;
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
