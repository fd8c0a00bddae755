import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Acknowledgement } from 'shared-contracts/api/auth';
import { ContactMessage } from 'shared-contracts/api/contact-message';
import { Problem } from 'shared-contracts/api/problem';
import type { Throttles } from '../account/throttles';
import type { Db } from '../database/database';
import { enqueueMail } from '../mail/outbox';

/** The contact form; the message reaches the company as a mail. */
export const contactRoutes: FastifyPluginAsyncZod<{ db: Db; throttles: Throttles }> = async (
  app,
  { db, throttles },
) => {
  const schema = {
    tags: ['Contact'],
    body: ContactMessage,
    response: { 201: Acknowledgement, 429: Problem },
  };
  app.post('/contact', { schema, config: { idempotency: 'keep' } }, async (request, reply) => {
    await throttles.messagesPerAddress.count(request.ip);
    const { orderReference = '', ...message } = request.body;
    await enqueueMail(db, { kind: 'contact', content: { ...message, orderReference } });
    return reply.code(201).send({ message: 'Message envoyé !' });
  });
};
