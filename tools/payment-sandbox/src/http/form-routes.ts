import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Submission } from '../payments/payment-desk';
import type { PaymentForm } from '../payments/payment-form';
import { readCardNumber } from '../payments/read-card-number';
import { fieldsOf } from '../protocol/payment-request';
import { cardholderText, isRefusal, type Refusal, refusal } from '../protocol/refusals';
import type { RouteParts } from './rest-routes';

/** Calls of the card form, a page of this origin that the script embeds in the shop's page. */
export const formRoutes: FastifyPluginAsync<RouteParts> = async (app, { settings, desk, now }) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    reply.header('Cache-Control', 'no-store');
    // Only the page above may call these routes; a shop's page must never send a card number.
    const { origin } = request.headers;
    if (origin && (!URL.canParse(origin) || new URL(origin).host !== request.headers.host))
      return reply.code(403).send({ message: 'Only the card form may call this.' });
  });

  app.post('/form/session', async ({ body }) => {
    const form = formIn(body);
    if (isRefusal(form)) return refused(form);
    const { amount, currency } = form.request;
    return { kind: 'open', amount, currency };
  });

  app.post('/form/pay', async ({ body }, reply) => {
    const form = formIn(body);
    if (isRefusal(form)) return refused(form);
    const card = readCardNumber(fieldsOf(body).card, now());
    if (Array.isArray(card)) return { ...refused(refusal('CLIENT_300')), children: card };
    return answer(await desk.submit(form, card), reply);
  });

  app.post('/form/challenge', async ({ body }, reply) => {
    const { id, decision } = fieldsOf(body);
    const isValid = decision === 'confirm' || decision === 'abandon' || decision === 'wait';
    if (typeof id !== 'string' || !isValid) return reply.code(400).send({ message: 'id, decision' });
    return answer(await desk.decide(id, decision), reply);
  });

  function formIn(body: unknown): PaymentForm | Refusal {
    const { formToken, publicKey } = fieldsOf(body);
    if (publicKey !== settings.publicKey) return refusal('CLIENT_004');
    return typeof formToken === 'string' ? desk.open(formToken) : refusal('CLIENT_100');
  }

  function answer(submission: Submission, reply: FastifyReply) {
    // Not a closed connection: browsers retry a POST when a reused connection is closed.
    if (submission.kind === 'lost') return reply.code(500).send();
    return submission.kind === 'refused' ? refused(submission.refusal, submission.answer) : submission;
  }
};

const refused = (error: Refusal, answer: object | null = null) => ({
  kind: 'refused',
  error: { ...error, errorMessage: cardholderText(error.errorCode) },
  children: [],
  answer,
});
