import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unauthorized } from '../server/problems';
import type { AccessTokens } from './access-tokens';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; known where `onRequest: app.requireCustomer` stands. */
    customer: { readonly id: string };
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

const nobody = { id: '' };

export function recogniseCustomers(app: FastifyInstance, accessTokens: AccessTokens): void {
  app.decorateRequest('customer', { getter: () => nobody });
  app.decorate('requireCustomer', async (request: FastifyRequest) => {
    const bearer = await accessTokens.read(bearerOf(request));
    if (!bearer) throw unauthorized();
    Object.defineProperty(request, 'customer', { value: { id: bearer.customerId } });
  });
}
