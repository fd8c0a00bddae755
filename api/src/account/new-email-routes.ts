import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { enqueueMail } from '../email/outbox';
import { callsOf } from '../server/calls';
import { logSecurityEvent } from '../server/security-log';
import { linkOver } from './account-refusals';
import { setCredentials, spendLink } from './customer-repository';
import { deviceNote } from './device-names';
import { createSessionRepository, endSessions } from './session-repository';

/** Confirms a customer's new email address by the link that was sent to it. */
export const newEmailRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, rateLimits, accessTokens } = app.services;
  const call = callsOf(app, 'Compte');

  // Without a sign-in: the link may be opened on another device.
  call('POST auth/email/confirm', { refusals: [409, 429] }, async (request) => {
    await rateLimits.messagesPerIp.count(request.ip);
    const id = await db.transaction(async (tx) => {
      const { owner, link } = await spendLink(tx, request.body.token, 'new-email');
      if (!link.emailAddress || !link.sessionId) throw linkOver();
      const asked = { id: owner.id, sessionId: link.sessionId };
      // A customer who has ended the session of a thief does not expect it to change the account.
      if (!(await createSessionRepository(tx, accessTokens).lives(asked))) throw linkOver();
      await setCredentials(tx, owner.id, { emailAddress: link.emailAddress });
      await endSessions(tx, owner.id, link.sessionId);
      for (const recipient of [owner.emailAddress, link.emailAddress]) {
        const content = { ...deviceNote(request), recipient };
        await enqueueMail(tx, { kind: 'email-changed', customerId: owner.id, content });
      }
      return owner.id;
    });
    logSecurityEvent(request, 'email_changed', { account: id });
    return { message: 'Votre adresse e-mail a été changée.' };
  });
};
