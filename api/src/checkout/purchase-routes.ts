import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  DeferredPaymentRequest,
  PaymentForm,
  PaymentProof,
  PaymentRequest,
  PlacedOrder,
  ValidatedPayment,
} from 'shared-contracts/api/checkout';
import { Problem } from 'shared-contracts/api/problem';
import { pricingVersion as ours } from 'shared-contracts/pricing';
import { forCustomersOnly } from '../refusals/declared-refusals';
import { Refusal } from '../refusals/problems';
import { logSecurityEvent } from '../server/security-log';
import { createDeferredPayment } from './deferred-payment';
import { ownOrder } from './order-state';
import { readSigned } from './payment-answer';

const tags = ['Achat'];

function badProof(request: FastifyRequest): Refusal {
  logSecurityEvent(request, 'payment_proof_forged', { account: request.customer.id });
  return new Refusal(
    400,
    'invalid_signature',
    'La réponse du prestataire de paiement n’est pas authentique.',
  );
}

/** A shop with another version may show other amounts, which its customers are asked to confirm. */
function tellOtherPricing(log: FastifyBaseLogger, pricingVersion: number | undefined): void {
  if (pricingVersion !== undefined && pricingVersion !== ours)
    log.warn({ pricingVersion, ours }, 'the shop computes prices by another version');
}

/** Paying and ordering (specification section 7). */
export const purchaseRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, customers, settlement, cardForms, payment, environment, throttles } = app.services;
  const { freeDelivery } = environment.settings;
  const placeDeferredOrder = createDeferredPayment(app.services);
  forCustomersOnly(app);

  const refusals = { 404: Problem, 409: Problem, 422: Problem, 429: Problem };
  const config = { errorString: true, idempotency: 'repeat' as const };

  const createPayment = {
    tags,
    body: PaymentRequest,
    response: { 200: PaymentForm, ...refusals },
  };
  app.post('/purchase/createPayment', { schema: createPayment, config }, async (request) => {
    const { amount, currency: _currency, pricingVersion, ...choice } = request.body;
    tellOtherPricing(request.log, pricingVersion);
    const customer = await customers.byId(request.customer.id);
    return cardForms.ofCart({ customer, choice, expectedAmount: amount, freeDelivery });
  });

  const createDeferred = {
    tags,
    body: DeferredPaymentRequest,
    response: { 200: PlacedOrder, 403: Problem, ...refusals },
  };
  app.post('/purchase/createDeferredPayment', { schema: createDeferred, config }, async (request) => {
    const { amount, pricingVersion, ...choice } = request.body;
    tellOtherPricing(request.log, pricingVersion);
    const customer = await customers.byId(request.customer.id);
    await throttles.formsPerCustomer.count(customer.id);
    return placeDeferredOrder({ customer, choice, expectedAmount: amount, freeDelivery });
  });

  const validate = { tags, body: PaymentProof, response: { 200: ValidatedPayment, ...refusals } };
  app.post('/purchase/validatePayment', { schema: validate, config }, async (request) => {
    const { orderId, rawClientAnswer, hash, hashAlgorithm, hashKey } = request.body;
    if (hashAlgorithm !== 'sha256_hmac' || hashKey !== 'sha256_hmac') throw badProof(request);
    const answer = readSigned(rawClientAnswer, hash, payment.hmacKey);
    if (!answer) throw badProof(request);
    // A proof pays the order that it names, and only its owner may bring it.
    if (answer.orderDetails.orderId !== orderId) throw badProof(request);
    await ownOrder(db, request.customer.id, orderId);
    const outcome = await settlement.apply(answer, 'browser');
    if (outcome === 'unpaid')
      throw new Refusal(422, 'payment_refused', 'Le paiement a été refusé.', { orderId });
    return { orderId, status: outcome === 'paid' ? ('PAID' as const) : ('PAYMENT_PENDING' as const) };
  });
};
