import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unauthorized } from '../refusals/problems';
import type { AccessTokens } from './access-tokens';
import type { SessionRepository } from './session-repository';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; set where `onRequest: app.requireCustomer` is. */
    customer: { readonly id: string; readonly sessionId: string };
  }
  interface FastifyInstance {
    /** Lets only signed-in customers through. */
    requireCustomer(request: FastifyRequest): Promise<void>;
  }
}

/** The token after `Bearer`, or an empty text. */
export function bearerOf(request: FastifyRequest): string {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

const noCustomer = { id: '', sessionId: '' };

/** An access token is valid as long as its session. */
export function recogniseCustomers(
  app: FastifyInstance,
  accessTokens: AccessTokens,
  sessions: SessionRepository,
): void {
  app.decorateRequest('customer', { getter: () => noCustomer });
  app.decorate('requireCustomer', async (request: FastifyRequest) => {
    const bearer = await accessTokens.read(bearerOf(request));
    if (!bearer || !(await sessions.lives(bearer))) throw unauthorized();
    const { customerId, sessionId } = bearer;
    Object.defineProperty(request, 'customer', { value: { id: customerId, sessionId } });
  });
}
