import type { FastifyPluginAsync } from 'fastify';
import { orderAnswer, type ShopIdentity } from '../payments/payment-answer';
import type { PaymentForms } from '../payments/payment-form';
import { failure, sameText, success } from '../protocol/envelope';
import { type Fields, isFields, readPaymentRequest } from '../protocol/payment-request';
import { isRefusal, refusal } from '../protocol/refusals';
import type { Settings } from '../settings';

interface RestParts {
  settings: Settings;
  shop: ShopIdentity;
  forms: PaymentForms;
  now: () => Date;
}

/**
 * The provider's web services (`/api-payment/V4/…`). Like the provider, they respond to business errors and
 * wrong credentials with HTTP 200; only a call without credentials gets 401.
 */
export const restRoutes: FastifyPluginAsync<RestParts> = async (app, { settings, shop, forms, now }) => {
  // The body is read regardless of its content type: a wrong one is a business error, not an HTTP error.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post<{ Params: { '*': string } }>('/api-payment/V4/*', async (request, reply) => {
    const webService = request.params['*'];
    const { authorization } = request.headers;
    if (!authorization) reply.code(401);
    const service = isShop(authorization, settings) ? services[webService] : undefined;
    const unknown = refusal(isShop(authorization, settings) ? 'INT_901' : 'INT_905');
    const answer = service ? service(parse(request.body)) : unknown;
    const serverUrl = `${request.protocol}://${request.host}`;
    const answerer = { webService, serverUrl, ...shop, now: now() };
    return isRefusal(answer) ? failure(answerer, answer) : success(answerer, answer);
  });

  const services: Readonly<Record<string, (body: Fields | null) => object>> = {
    'Charge/CreatePayment': (body) => {
      const payment = readPaymentRequest(body);
      if (isRefusal(payment)) return payment;
      const form = forms.open(payment, now().getTime() + settings.formTokenLife);
      return { formToken: form.token, _type: 'V4/Charge/PaymentForm' };
    },
    'Order/Get': (body) => {
      const orderId = body?.orderId;
      if (typeof orderId !== 'string' || !orderId) return refusal('INT_902', 'orderId');
      // The sandbox has only debits, so other operation types find nothing.
      const isDebit = (body?.operationType ?? 'DEBIT') === 'DEBIT';
      return (isDebit && orderAnswer(shop, forms.ofOrder(orderId), now())) || refusal('PSP_010');
    },
  };
};

function isShop(authorization: string | undefined, { shopId, password }: Settings): boolean {
  const encoded = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return sameText(Buffer.from(encoded, 'base64').toString('utf8'), `${shopId}:${password}`);
}

/** Parses a JSON object; null for anything else. */
function parse(body: unknown): Fields | null {
  if (typeof body !== 'string') return null;
  try {
    const value: unknown = JSON.parse(body);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}
