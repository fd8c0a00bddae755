import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { enqueueMail } from '../email/outbox';
import { notFound } from '../refusals/refusals';
import { callsOf, forCustomersOnly } from '../server/calls';
import { logSecurityEvent } from '../server/security-log';
import { accountExists, sameEmail, wrongCurrentPassword } from './account-refusals';
import { requestNewEmail, setCredentials } from './credentials';
import { customerByLogin, lockUnchanged } from './customer-repository';
import { deviceNote, deviceNotes } from './device-names';
import { endSession, endSessions } from './session-repository';
import { confirmedCustomer } from './sign-in-attempts';

/** Changes the customer's password and email address, lists and revokes sessions. */
export const securityRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, sessions, passwords, rateLimits, environment } = app.services;
  forCustomersOnly(app);
  const call = callsOf(app, 'Compte');

  /** @throws {Refusal} 403, 429 */
  const withPassword = (id: string, currentPassword: string) =>
    confirmedCustomer(app.services, id, currentPassword, wrongCurrentPassword);

  call('POST users/password', { refusals: [403, 429] }, async (request) => {
    const { id, sessionId } = request.customer;
    const { currentPassword, password } = request.body;
    const customer = await withPassword(id, currentPassword);
    const passwordHash = await passwords.hash(password, id);
    await db.transaction(async (tx) => {
      await lockUnchanged(tx, customer, wrongCurrentPassword);
      await setCredentials(tx, id, { passwordHash });
      await endSessions(tx, id, sessionId);
      await enqueueMail(tx, { kind: 'password-changed', customerId: id, content: deviceNote(request) });
    });
    logSecurityEvent(request, 'password_changed', { account: id });
    return { message: 'Votre mot de passe a été changé.' };
  });

  call('POST users/email', { refusals: [403, 409, 429] }, async (request) => {
    const { id, sessionId } = request.customer;
    const { currentPassword, emailAddress } = request.body;
    const customer = await withPassword(id, currentPassword);
    await rateLimits.verificationsPerAccount.count(id);
    const owner = await customerByLogin(db, emailAddress);
    if (owner?.id === id) throw sameEmail();
    if (owner && !environment.settings.hideAccountExistence) throw accountExists();
    await db.transaction(async (tx) => {
      await lockUnchanged(tx, customer, wrongCurrentPassword);
      // Where the existence of accounts is hidden, the owner of a taken address is asked, and the link refused.
      await requestNewEmail(tx, id, { emailAddress, sessionId });
    });
    return { message: `Un e-mail vous a été envoyé à ${emailAddress} pour confirmer cette adresse.` };
  });

  call('GET users/sessions', {}, ({ customer }) => sessions.list(customer));

  call('DELETE users/sessions/:id', { refusals: [404] }, async ({ customer, params }) => {
    await db.transaction(async (tx) => {
      const ended = await endSession(tx, customer.id, params.id);
      if (!ended) throw notFound('Session');
      if (params.id === customer.sessionId) return;
      const content = deviceNotes([ended]);
      await enqueueMail(tx, { kind: 'sessions-ended', customerId: customer.id, content });
    });
    return { id: params.id };
  });

  call('DELETE users/sessions', {}, async (request) => {
    const { id, sessionId } = request.customer;
    const ended = await db.transaction(async (tx) => {
      const others = await endSessions(tx, id, sessionId);
      if (others.length > 0)
        await enqueueMail(tx, { kind: 'sessions-ended', customerId: id, content: deviceNotes(others) });
      return others.length;
    });
    if (ended > 0) logSecurityEvent(request, 'signed_out_everywhere', { account: id });
    return { ended };
  });
};
