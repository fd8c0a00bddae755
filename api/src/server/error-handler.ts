import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Problem } from 'shared-contracts/api/problem';
import { isDatabaseAway, isOfErasedCustomer, isRolledBack } from '../database/database-errors';
import { invalidField, invalidRequest, Refusal, unauthorized, unavailable } from '../refusals/refusals';
import { logSecurityEvent } from './security-log';
import { refusedByFastify } from './unreadable-requests';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refusals repeat their message in `error` (payment creation, specification section 7). */
    errorString?: boolean;
  }
}

function asRefusal(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidFields(error);
  const known = refusedByFastify[error.code];
  if (known) return new Refusal(...known);
  if (isDatabaseAway(error) || isRolledBack(error)) return unavailable();
  if (isOfErasedCustomer(error)) return unauthorized();
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new Refusal(status, 'invalid_request', 'La demande contient une erreur.');
  return null;
}

function invalidFields({ validation: [fault] = [], validationContext }: FastifyError): Refusal {
  const field = (fault?.instancePath ?? '').slice(1).replaceAll('/', '.');
  // Custom rules have a French message; those of zod are in English.
  if (fault?.keyword === 'custom' && fault.message) return invalidField(field, fault.message);
  return invalidRequest(field, validationContext === 'body' ? 'Le formulaire' : 'La demande');
}

function send(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { retryAfter, ...details } = refusal.details;
  if (retryAfter !== undefined) reply.header('Retry-After', Math.max(1, Math.ceil(retryAfter)));
  const { message, code } = refusal;
  const problem: Problem = { message, code, ...details };
  if (request.routeOptions.config.errorString) problem.error = message;
  reply.header('Cache-Control', 'no-store');
  // The body is built here from known fields, so it needs no schema.
  return reply
    .code(refusal.status)
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send(problem);
}

/** Responds to errors before routing: a URL that cannot be decoded. */
export function refuseUndecodable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void send(asRefusal(error) ?? invalidRequest(''), request, reply);
}

/** Returns the method and route pattern, without values of the URL. */
const callOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`;

/** Handles all errors: a stable code and a French message, without stack or SQL. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal?.status === 429) logSecurityEvent(request, 'throttled', { call: callOf(request) });
    if (refusal && refusal.status < 500) return send(refusal, request, reply);
    if (!refusal) request.log.error({ err: error }, 'request failed');
    else if (refusal !== error || error.cause)
      request.log.warn({ reason: refusal.code, err: error }, 'request refused');
    return send(refusal ?? new Refusal(500, 'internal_error', 'Une erreur est survenue.'), request, reply);
  });

  app.setNotFoundHandler((request, reply) =>
    send(new Refusal(404, 'not_found', 'Cette adresse n’existe pas.'), request, reply),
  );
}
