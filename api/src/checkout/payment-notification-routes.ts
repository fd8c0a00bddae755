import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Acknowledgement } from 'shared-contracts/api/auth';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import { Refusal } from '../refusals/refusals';
import { logSecurityEvent } from '../server/security-log';
import { readSigned } from './payment-answer';

const Notification = z.object({
  'kr-hash': z.string().max(200),
  'kr-hash-algorithm': z.literal('sha256_hmac'),
  'kr-hash-key': z.literal('password'),
  'kr-answer-type': z.string().max(40),
  'kr-answer': z.string().max(60_000),
});

/** Receives the provider's signed notifications (IPN), which arrive even if the browser never returns. */
export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { settlement, payment } = app.services;
  await app.register(formbody, { bodyLimit: 64 * 1024 });

  const schema = {
    tags: ['Prestataire de paiement'],
    consumes: ['application/x-www-form-urlencoded'],
    body: Notification,
    response: { 200: Acknowledgement, 404: Problem, 422: Problem },
  };
  app.post('/purchase/notification', { schema }, async (request) => {
    const { 'kr-answer': text, 'kr-hash': hash, 'kr-answer-type': type } = request.body;
    if (type !== 'V4/Payment') return { message: 'Ignorée' };
    const answer = readSigned(text, hash, payment.password);
    if (!answer) {
      logSecurityEvent(request, 'payment_proof_forged');
      throw new Refusal(400, 'invalid_signature', 'La notification n’est pas authentique.');
    }
    const outcome = await settlement.apply(answer, 'notification');
    request.log.info({ orderId: answer.orderDetails.orderId, outcome }, 'payment notification');
    return { message: 'Prise en compte' };
  });
};
