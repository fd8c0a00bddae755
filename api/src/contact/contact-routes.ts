import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bearerOf } from '../account/access-tokens';
import { customerById } from '../account/customer-repository';
import { enqueueMail } from '../email/outbox';
import { isAllowed } from '../rate-limits/rate-limits';
import { callsOf } from '../server/calls';

/** The contact form: the message is emailed to the company, and the sender gets an acknowledgement. */
export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, rateLimits } = app.services;
  const send = { idempotency: true, refusals: [401, 429] };
  callsOf(app, 'Contact')('POST contact', send, async (request, reply) => {
    if (bearerOf(request)) await app.requireCustomer(request);
    await rateLimits.messagesPerIp.count(request.ip);
    const { orderReference = '', ...message } = request.body;
    const { email, firstName, subject } = message;
    // Beyond the limit a message is still accepted, but not acknowledged.
    const isAcknowledged = await isAllowed(rateLimits.acknowledgementsPerMailbox, email);
    const customer = request.customer.id ? await customerById(db, request.customer.id) : null;
    const copy = customer?.emailAddress === email && { firstName, subject, message: message.message };
    return reply.once(async (tx) => {
      await enqueueMail(tx, { kind: 'contact', content: { ...message, orderReference } });
      if (isAcknowledged) await enqueueMail(tx, { kind: 'contact-received', content: { email, ...copy } });
      return { message: 'Message envoyé !' };
    });
  });
};
