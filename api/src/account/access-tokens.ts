import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { unauthorized } from '../refusals/refusals';

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

/** Minutes after which an access token is replaced. */
const accessMinutes = 15;
const algorithm = 'HS256';
const type = 'at+jwt';
const audience = 'boutique';

export interface Bearer {
  readonly customerId: string;
  readonly sessionId: string;
}

/**
 * Short-lived tokens that any API process can check; whether the session lives is read from the database.
 * @param previous secret that was replaced: what it has signed still counts
 */
export function createAccessTokens(secret: string, issuer: string, previous?: string) {
  const keyOf = (text: string) => new TextEncoder().encode(text);
  const key = keyOf(secret);
  const accepted = previous ? [key, keyOf(previous)] : [key];

  async function payloadOf(token: string) {
    for (const each of accepted) {
      const verified = await jwtVerify(token, each, {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience,
        requiredClaims: ['exp', 'sub', 'sid'],
      }).catch(() => null);
      if (verified) return verified.payload;
    }
    return null;
  }

  return {
    issue: ({ customerId, sessionId }: Bearer) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(customerId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${accessMinutes}m`)
        .sign(key),
    /** Null for anything but a token of ours that is still valid. */
    read: async (token: string): Promise<Bearer | null> => {
      const { sub, sid } = (await payloadOf(token)) ?? {};
      return typeof sub === 'string' && typeof sid === 'string' ? { customerId: sub, sessionId: sid } : null;
    },
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** The token after `Bearer`, or an empty text. */
export function bearerOf(request: FastifyRequest): string {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

const noCustomer = { id: '', sessionId: '' };

/** An access token is valid as long as its session. */
export function recogniseCustomers(
  app: FastifyInstance,
  accessTokens: AccessTokens,
  sessions: { lives(bearer: Bearer): Promise<boolean> },
): void {
  app.decorateRequest('customer', { getter: () => noCustomer });
  app.decorate('requireCustomer', async (request: FastifyRequest) => {
    const bearer = await accessTokens.read(bearerOf(request));
    if (!bearer || !(await sessions.lives(bearer))) throw unauthorized();
    const { customerId, sessionId } = bearer;
    Object.defineProperty(request, 'customer', { value: { id: customerId, sessionId } });
  });
}
