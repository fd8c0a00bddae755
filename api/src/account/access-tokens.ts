import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { unauthorized } from '../refusals/refusals';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in customer, set by the hook `requireCustomer`; with empty ids on routes without it. */
    customer: Bearer;
  }
  interface FastifyInstance {
    /** Authenticates the caller and sets `request.customer`. @throws {Refusal} 401 */
    requireCustomer(request: FastifyRequest): Promise<void>;
  }
}

const accessMinutes = 15;
const algorithm = 'HS256';
const type = 'at+jwt';
const audience = 'boutique';

/** The account and session of an access token. */
export interface Bearer {
  readonly id: string;
  readonly sessionId: string;
}

/**
 * Issues and verifies short-lived access tokens. Any API process can verify their signature; whether the
 * session is still valid is read from the database.
 * @param previous former secret; tokens that it has signed are still accepted
 */
export function createAccessTokens(secret: string, issuer: string, previous?: string) {
  const keyOf = (text: string) => new TextEncoder().encode(text);
  const key = keyOf(secret);
  const accepted = previous ? [key, keyOf(previous)] : [key];

  async function payloadOf(token: string) {
    for (const acceptedKey of accepted) {
      const verified = await jwtVerify(token, acceptedKey, {
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
    issue: ({ id, sessionId }: Bearer) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${accessMinutes}m`)
        .sign(key),
    /** Verifies an access token; null when it is invalid or expired. */
    read: async (token: string): Promise<Bearer | null> => {
      const { sub, sid } = (await payloadOf(token)) ?? {};
      return typeof sub === 'string' && typeof sid === 'string' ? { id: sub, sessionId: sid } : null;
    },
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Returns the bearer token of the `Authorization` header, or an empty string. */
export function bearerOf(request: FastifyRequest): string {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

const noCustomer = { id: '', sessionId: '' };

/** Adds `requireCustomer`, which accepts an access token only while its session is valid. */
export function recogniseCustomers(
  app: FastifyInstance,
  accessTokens: AccessTokens,
  sessions: { lives(bearer: Bearer): Promise<boolean> },
): void {
  // Fastify refuses an object as the initial value, which all requests would share, but not a getter.
  app.decorateRequest('customer', { getter: () => noCustomer });
  app.decorate('requireCustomer', async (request: FastifyRequest) => {
    const bearer = await accessTokens.read(bearerOf(request));
    if (!bearer || !(await sessions.lives(bearer))) throw unauthorized();
    Object.defineProperty(request, 'customer', { value: bearer });
  });
}
