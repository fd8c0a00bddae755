import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  Acknowledgement,
  Credentials,
  PasswordReset,
  PasswordResetRequest,
  RefreshedTokens,
  Registration,
  Tokens,
  VerificationQuery,
  VerifiedTokens,
} from 'shared-contracts/api/auth';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import type { Db } from '../database/database';
import { orderMail } from '../mail/outbox';
import { Refusal } from '../server/problems';
import { bearerOf } from './bearer';
import { type CustomerRepository, createCustomerRepository } from './customer-repository';
import { deviceNote, deviceOf } from './device-words';
import type { Passwords } from './passwords';
import { hashOf, newSecret } from './secrets';
import { endSessions, type SessionRepository } from './session-repository';
import type { Throttles } from './throttles';

export interface AuthWiring {
  readonly db: Db;
  readonly customers: CustomerRepository;
  readonly sessions: SessionRepository;
  readonly passwords: Passwords;
  readonly throttles: Throttles;
  /** Answers resets and registrations alike, whether the account exists or not. */
  readonly hideAccountExistence: boolean;
}

const tags = ['Compte'];
const wrongLogin = () => new Refusal(401, 'wrong_login', 'Identifiant ou mot de passe incorrect.');
const sessionOver = () => new Refusal(401, 'session_over', 'Votre session a expiré. Reconnectez-vous.');
const linkOver = () =>
  new Refusal(400, 'invalid_link', 'Ce lien n’est plus valable. Demandez-en un nouveau.');
const unknownEmail = () =>
  new Refusal(404, 'unknown_email', 'Aucun compte ne correspond à cette adresse mail.');
const accountExists = () => new Refusal(409, 'account_exists', 'Un compte existe déjà à cette adresse mail.');

/** Sign-in, registration and passwords (specification section 7). */
export const authRoutes: FastifyPluginAsyncZod<AuthWiring> = async (app, wiring) => {
  const { db, customers, sessions, passwords, throttles, hideAccountExistence } = wiring;

  const login = {
    tags,
    body: Credentials,
    response: { 200: Tokens, 401: Problem, 403: Problem, 429: Problem },
  };
  app.post('/auth/login', { schema: login }, async (request) => {
    const { username, password, _remember_me } = request.body;
    const customer = await customers.byLogin(username);
    const account = customer?.id ?? username.toLowerCase();
    // Counted before the costly hash; what turns out well is taken back.
    await throttles.loginsPerAddress.count(request.ip);
    await throttles.loginsPerAccount.count(account);
    if (!(await passwords.matches(customer?.passwordHash ?? null, password)) || !customer) throw wrongLogin();
    await throttles.loginsPerAccount.clear(account);
    await throttles.loginsPerAddress.forgive(request.ip);
    if (!customer.emailVerifiedAt) {
      await mailVerificationAgain(customer.id);
      throw new Refusal(
        403,
        'email_not_verified',
        'Vérifiez d’abord votre adresse mail : un message vous a été envoyé.',
      );
    }
    return sessions.begin({
      customerId: customer.id,
      remember: _remember_me,
      device: deviceOf(request),
    });
  });

  async function mailVerificationAgain(customerId: string): Promise<void> {
    try {
      await throttles.verificationsPerAccount.count(customerId);
    } catch (error) {
      if (error instanceof Refusal) return;
      throw error;
    }
    await orderMail(db, { kind: 'verify', customerId });
  }

  const refresh = { tags, response: { 200: RefreshedTokens, 401: Problem } };
  app.post('/auth/refresh', { schema: refresh }, async (request) => {
    const tokens = await sessions.refresh(bearerOf(request));
    if (!tokens) throw sessionOver();
    return tokens;
  });

  const logout = { tags, response: { 204: z.null(), 401: Problem } };
  app.post('/auth/logout', { schema: logout }, async (request, reply) => {
    const token = bearerOf(request);
    if (!token) throw sessionOver();
    await sessions.end(token);
    return reply.code(204).send(null);
  });

  // A sign-out that could not be sent when it was chosen: the tokens are gone, what is left only ends. Unknown ids answer alike.
  const logoutLate = { tags, params: z.object({ id: z.string() }), response: { 204: z.null() } };
  app.delete('/auth/sessions/:id', { schema: logoutLate }, async (request, reply) => {
    await sessions.endById(request.params.id);
    return reply.code(204).send(null);
  });

  const register = {
    tags,
    body: Registration,
    response: { 201: Acknowledgement, 409: Problem, 429: Problem },
  };
  app.post('/auth/register', { schema: register }, async (request, reply) => {
    const { password, mark, ...person } = request.body;
    await throttles.messagesPerAddress.count(request.ip);
    const added = await customers.add({
      ...person,
      passwordHash: await passwords.hash(password),
      registrationMark: mark ? hashOf(mark) : null,
    });
    if (!added && !hideAccountExistence) throw accountExists();
    return reply.code(201).send({ message: 'Un mail vous a été envoyé pour vérifier votre compte.' });
  });

  const verify = { tags, querystring: VerificationQuery, response: { 200: VerifiedTokens } };
  app.post('/auth/verify', { schema: verify }, async (request) => {
    const { token, mark } = request.query;
    const customerId = await customers.useVerificationToken(token);
    if (!customerId) throw linkOver();
    const choosePassword = mark !== undefined && (await dropForeignPassword(customerId, mark));
    await customers.markVerified(customerId);
    const tokens = await sessions.begin({ customerId, remember: false, device: deviceOf(request) });
    return { ...tokens, ...(choosePassword && { choosePassword }) };
  });

  /**
   * Anybody may register an address with a password of theirs. Where its owner opens the mail in another browser, that
   * password is dropped, and a link to choose one is mailed. True when that was so.
   */
  async function dropForeignPassword(customerId: string, mark: string): Promise<boolean> {
    const customer = await customers.byId(customerId);
    const isNew = customer !== null && customer.emailVerifiedAt === null;
    if (!isNew || (mark !== '' && customer.registrationMark === hashOf(mark))) return false;
    const passwordHash = await passwords.hash(newSecret());
    await db.transaction(async (tx) => {
      await createCustomerRepository(tx).setPassword(customerId, passwordHash);
      await orderMail(tx, { kind: 'choose-password', customerId });
    });
    return true;
  }

  const reset = {
    tags,
    body: PasswordResetRequest,
    response: { 200: Acknowledgement, 404: Problem, 429: Problem },
  };
  app.post('/auth/password/reset', { schema: reset }, async (request) => {
    const { email } = request.body;
    await throttles.messagesPerAddress.count(request.ip);
    await throttles.resetsPerEmail.count(email);
    const customer = await customers.byLogin(email);
    if (customer) await orderMail(db, { kind: 'reset', customerId: customer.id });
    else if (!hideAccountExistence) throw unknownEmail();
    return { message: 'Requête prise en compte' };
  });

  const confirm = { tags, body: PasswordReset, response: { 200: Acknowledgement, 429: Problem } };
  app.post('/auth/password/reset/confirm', { schema: confirm }, async (request) => {
    const { token, password } = request.body;
    await throttles.messagesPerAddress.count(request.ip);
    const passwordHash = await passwords.hash(password);
    // All of it or nothing: a link is not spent for a password that was not stored.
    const customerId = await db.transaction(async (tx) => {
      const inTransaction = createCustomerRepository(tx);
      const owner = await inTransaction.useResetToken(token);
      if (!owner) throw linkOver();
      await inTransaction.setPassword(owner, passwordHash);
      await endSessions(tx, owner);
      await orderMail(tx, {
        kind: 'password-reset',
        customerId: owner,
        content: deviceNote(deviceOf(request)),
      });
      return owner;
    });
    await throttles.loginsPerAccount.clear(customerId);
    return { message: 'Modification de mot de passe réussie.' };
  });
};
