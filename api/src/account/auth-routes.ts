import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { networkOf } from 'server-kit/networks';
import type { Tx } from '../database/database';
import { isOfErasedCustomer } from '../database/database-errors';
import type { Customer } from '../database/schema';
import { enqueueMail } from '../email/outbox';
import { isAllowed } from '../rate-limits/rate-limits';
import { hashOf } from '../secrets';
import { callsOf } from '../server/calls';
import { logSecurityEvent } from '../server/security-log';
import { bearerOf } from './access-tokens';
import {
  accountExists,
  emailNotVerified,
  linkOver,
  passwordNeeded,
  sessionOver,
  unknownEmail,
  wrongLogin,
  wrongLoginOrNotVerified,
  wrongPassword,
} from './account-refusals';
import { customerToVerify, setCredentials, spendLink, spendVerificationLink } from './credentials';
import { addCustomer, customerByLogin, lockUnchanged } from './customer-repository';
import { deviceNote, deviceOf } from './device-names';
import { createSessionRepository, endSessions } from './session-repository';
import {
  type Caller,
  clientKeyOf,
  countSignIn,
  forgetGuesses,
  forgiveSignIn,
  loginKeyOf,
  typedKeyOf,
} from './sign-in-attempts';

const verificationMailed = 'Un mail vous a été envoyé pour vérifier votre compte.';

/** Sign-in, registration, passwords (specification section 7) and links to a new email address. */
export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, sessions, accessTokens, passwords, rateLimits, deviceMarks, pseudonymOf, environment } =
    app.services;
  // If true, the responses to resets and registrations do not reveal whether the account exists.
  const { hideAccountExistence } = environment.settings;
  const call = callsOf(app, 'Compte');

  call('POST auth/login', { refusals: [401, 403, 429] }, async (request) => {
    const { username, password, _remember_me, device_marks = [] } = request.body;
    const customer = await customerByLogin(db, username);
    const caller = callerOf(customer, username, request.ip, device_marks);
    const found = (await isPasswordOf(customer, password, caller, request)) ? customer : null;
    if (!found?.emailVerifiedAt) {
      if (hideAccountExistence) {
        // A refused caller causes the same work, and is counted by a key of no account.
        await sendVerification(found, found?.id ?? `refused ${caller.counters[0]}`);
        throw wrongLoginOrNotVerified();
      }
      if (!found) throw wrongLogin();
      await sendVerification(found, found.id);
      throw emailNotVerified();
    }
    const choice = { remember: _remember_me, markedDevice: caller.device };
    return db.transaction((tx) => signIn(tx, request, found, choice));
  });

  /** Enqueues an emailed link. Without a customer, the same work is done, and the sender drops the email. */
  const enqueueLink = (kind: 'verify' | 'reset', customer: Customer | null): Promise<boolean> =>
    enqueueMail(db, { kind, customerId: customer?.id ?? null }).catch((error) => {
      // The account was erased in the meantime.
      if (isOfErasedCustomer(error)) return false;
      throw error;
    });

  /** Sends the verification email again, at most three times an hour by `key`. */
  async function sendVerification(customer: Customer | null, key: string): Promise<void> {
    if (await isAllowed(rateLimits.verificationsPerAccount, key)) await enqueueLink('verify', customer);
  }

  /** @throws {Refusal} 401 when the password was changed since `customer` was read */
  async function signIn(
    tx: Tx,
    request: FastifyRequest,
    customer: Customer,
    { remember = false, markedDevice = null }: { remember?: boolean; markedDevice?: string | null } = {},
  ) {
    const tokens = await sessions.begin(tx, customer, { remember, device: deviceOf(request) });
    return { ...tokens, device_mark: deviceMarks.markOf(customer, markedDevice) };
  }

  /** @param typed the login as typed, which identifies the caller when no such account exists */
  function callerOf(customer: Customer | null, typed: string, ip: string, marks: readonly string[]): Caller {
    const account = customer?.id ?? loginKeyOf(typed);
    const device = deviceMarks.deviceOf(customer, marks);
    const counters: Caller['counters'] = hideAccountExistence ? [typedKeyOf(typed), account] : [account];
    return { account, counters, address: ip, device };
  }

  /**
   * Checks a password. Only wrong passwords stay counted as attempts, and where the existence of accounts is
   * hidden, those of accounts that are not verified. @throws {Refusal} 429
   */
  async function isPasswordOf(
    customer: Customer | null,
    password: string,
    caller: Caller,
    request: FastifyRequest,
  ): Promise<boolean> {
    const isAllowedToTry = await countSignIn(rateLimits, caller);
    const clientKey = caller.device === null ? networkOf(request.ip).site : caller.account;
    const isRight = await passwords.matches(customer?.passwordHash ?? null, password, clientKey);
    const matches = isRight && isAllowedToTry;
    if (matches && (customer?.emailVerifiedAt || !hideAccountExistence))
      await forgiveSignIn(rateLimits, caller);
    if (!matches)
      logSecurityEvent(request, 'sign_in_refused', { account: customer?.id ?? pseudonymOf(caller.account) });
    return matches;
  }

  call('POST auth/refresh', { refusals: [401] }, async (request) => {
    const { tokens, copyOf } = await sessions.refresh(bearerOf(request));
    if (copyOf) logSecurityEvent(request, 'refresh_token_reused', { account: copyOf });
    if (!tokens) throw sessionOver();
    return tokens;
  });

  call('POST auth/logout', { refusals: [401] }, async (request) => {
    const token = bearerOf(request);
    if (!token) throw sessionOver();
    await sessions.end(token);
    return null;
  });

  // For sign-outs whose request failed: the shop has discarded the tokens. Unknown ids get the same response.
  call('DELETE auth/sessions/:id', {}, async ({ params }) => {
    await sessions.endById(params.id);
    return null;
  });

  call('POST auth/register', { refusals: [409, 429] }, async (request) => {
    const { password, mark, ...person } = request.body;
    await rateLimits.messagesPerIp.count(request.ip);
    const added = await addCustomer(db, {
      ...person,
      passwordHash: await passwords.hash(password, networkOf(request.ip).site),
      registrationMark: mark ? hashOf(mark) : null,
    });
    if (!added && !hideAccountExistence) throw accountExists();
    if (!added) await enqueueLink('verify', null);
    return { message: verificationMailed };
  });

  call('POST auth/verify', { refusals: [403, 429] }, async (request) => {
    const { token, mark } = request.query;
    const customer = await customerToVerify(db, token);
    // In another browser than that of the registration, the password proves that the owner of the mailbox has
    // registered: anyone can register any address.
    if (mark !== undefined && customer.registrationMark !== hashOf(mark)) {
      const password = request.body?.password;
      if (password === undefined) throw passwordNeeded();
      const caller = callerOf(customer, customer.emailAddress, request.ip, []);
      if (!(await isPasswordOf(customer, password, caller, request))) throw wrongPassword();
    }
    return db.transaction(async (tx) => {
      await lockUnchanged(tx, customer, linkOver);
      await spendVerificationLink(tx, token);
      return signIn(tx, request, customer);
    });
  });

  call('POST auth/verify/resend', { refusals: [429] }, async (request) => {
    const { email } = request.body;
    const customer = await customerByLogin(db, email);
    await rateLimits.messagesPerIp.count(request.ip);
    await rateLimits.verificationsPerAccount.count(typedKeyOf(email));
    await sendVerification(customer?.emailVerifiedAt ? null : customer, customer?.id ?? email);
    return { message: verificationMailed };
  });

  call('POST auth/password/reset', { refusals: [404, 429] }, async (request) => {
    const { email, device_marks = [] } = request.body;
    const customer = await customerByLogin(db, email);
    const caller = callerOf(customer, email, request.ip, device_marks);
    if (caller.device === null) await rateLimits.messagesPerIp.count(request.ip);
    await rateLimits.resetsPerAccount.count(clientKeyOf(caller));
    logSecurityEvent(request, 'password_reset_asked', { account: customer?.id ?? pseudonymOf(email) });
    if (!customer && !hideAccountExistence) throw unknownEmail();
    if (!(await enqueueLink('reset', customer)) && !hideAccountExistence) throw unknownEmail();
    return { message: 'Requête prise en compte' };
  });

  call('POST auth/password/reset/confirm', { refusals: [429] }, async (request) => {
    const { token, password } = request.body;
    await rateLimits.messagesPerIp.count(request.ip);
    const passwordHash = await passwords.hash(password, networkOf(request.ip).site);
    // One transaction: a link is not used up when the password could not be stored.
    const customer = await db.transaction(async (tx) => {
      const { owner } = await spendLink(tx, token, 'reset');
      await setCredentials(tx, owner.id, { passwordHash });
      await endSessions(tx, owner.id);
      const content = deviceNote(request);
      await enqueueMail(tx, { kind: 'password-reset', customerId: owner.id, content });
      return owner;
    });
    // A customer blocked by too many wrong passwords can sign in again after a reset.
    await forgetGuesses(rateLimits, customer, request.ip);
    logSecurityEvent(request, 'password_reset', { account: customer.id });
    logSecurityEvent(request, 'signed_out_everywhere', { account: customer.id });
    return { message: 'Modification de mot de passe réussie.' };
  });

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
