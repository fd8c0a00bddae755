import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Acknowledgement } from 'shared-contracts/api/auth';
import { ContactMessage } from 'shared-contracts/api/contact-message';
import { Problem } from 'shared-contracts/api/problem';
import { bearerOf } from '../account/access-tokens';
import { isAllowed } from '../account/throttles';
import { enqueueMail } from '../email/outbox';

/** The contact form; the message reaches the company as a mail, and its sender gets an acknowledgement. */
export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, customers, throttles } = app.services;
  const schema = {
    tags: ['Contact'],
    body: ContactMessage,
    response: { 201: Acknowledgement, 401: Problem, 429: Problem },
  };
  app.post('/contact', { schema, config: { idempotency: 'keep' } }, async (request, reply) => {
    if (bearerOf(request)) await app.requireCustomer(request);
    await throttles.messagesPerIp.count(request.ip);
    const { orderReference = '', ...message } = request.body;
    await enqueueMail(db, { kind: 'contact', content: { ...message, orderReference } });
    const { email, firstName, subject } = message;
    // Beyond the limit a message is accepted all the same, without an acknowledgement.
    if (await isAllowed(throttles.acknowledgementsPerMailbox, email)) {
      const customer = request.customer.id ? await customers.byId(request.customer.id) : null;
      const copy = customer?.emailAddress === email && { firstName, subject, message: message.message };
      await enqueueMail(db, { kind: 'contact-received', content: { email, ...copy } });
    }
    return reply.code(201).send({ message: 'Message envoyé !' });
  });
};
