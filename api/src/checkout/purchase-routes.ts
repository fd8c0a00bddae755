import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { DeferredPaymentRequest } from 'shared-contracts/api/checkout';
import { pricingVersion as ours } from 'shared-contracts/pricing';
import { customerById } from '../account/customer-repository';
import { Refusal } from '../refusals/refusals';
import { callsOf, forCustomersOnly } from '../server/calls';
import { logSecurityEvent } from '../server/security-log';
import { placeDeferredOrder, settleCardForms } from './deferred-payment';
import { ownOrder } from './order-state';
import { readSigned } from './payment-answer';
import { placeOrder } from './place-order';

function badProof(request: FastifyRequest): Refusal {
  logSecurityEvent(request, 'payment_proof_forged', { account: request.customer.id });
  return new Refusal(
    400,
    'invalid_signature',
    'La réponse du prestataire de paiement n’est pas authentique.',
  );
}

/** Paying and ordering (specification section 7). */
export const purchaseRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settlement, openCardForm, payment, environment, rateLimits } = app.services;
  const { freeDelivery } = environment.settings;
  forCustomersOnly(app);
  const call = callsOf(app, 'Achat');
  const config = { errorString: true, idempotency: true, refusals: [404, 409, 422, 429] };
  const ordering = { ...config, refusals: [403, ...config.refusals] };

  /** Admits a request to order, and returns what it orders. @throws {Refusal} 429 after too many */
  async function admitted(request: FastifyRequest, body: DeferredPaymentRequest) {
    const { pricingVersion } = body;
    // Such a shop may show other amounts, which its customers must confirm.
    if (pricingVersion !== undefined && pricingVersion !== ours)
      request.log.warn({ pricingVersion, ours }, 'the shop computes prices by another version');
    const customer = await customerById(db, request.customer.id);
    // A repeated order is not refused: the shop would forget its key, and order again.
    if (!request.idempotencyClaim?.made) await rateLimits.formsPerCustomer.count(customer.id);
    return { ...body, customer, freeDelivery };
  }

  call('POST purchase/createPayment', ordering, async (request, reply) => {
    const purchase = await admitted(request, request.body);
    const orderId = await reply.once(
      async (tx) => (await placeOrder(tx, { ...purchase, payment: 'card' })).id,
    );
    return openCardForm(purchase.customer, orderId);
  });

  call('POST purchase/createDeferredPayment', ordering, async (request, reply) => {
    const purchase = await admitted(request, request.body);
    if (!request.idempotencyClaim?.made) await settleCardForms(app.services, purchase.customer.id);
    return reply.once((tx) => placeDeferredOrder(tx, purchase));
  });

  call('POST purchase/validatePayment', config, async (request) => {
    const { orderId, rawClientAnswer, hash, hashAlgorithm, hashKey } = request.body;
    if (hashAlgorithm !== 'sha256_hmac' || hashKey !== 'sha256_hmac') throw badProof(request);
    const answer = readSigned(rawClientAnswer, hash, payment.hmacKey);
    // A proof is valid only for its own order, and only if sent by the order's customer.
    if (answer?.orderDetails.orderId !== orderId) throw badProof(request);
    await ownOrder(db, request.customer.id, orderId);
    const outcome = await settlement.apply(answer, 'browser');
    if (outcome === 'unpaid')
      throw new Refusal(422, 'payment_refused', 'Le paiement a été refusé.', { orderId });
    return { orderId, status: outcome === 'paid' ? ('PAID' as const) : ('PAYMENT_PENDING' as const) };
  });
};
