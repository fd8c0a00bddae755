import { jwtVerify, SignJWT } from 'jose';

export const accessMinutes = 15;
const algorithm = 'HS256';
const type = 'at+jwt';
const audience = 'boutique';

export interface Bearer {
  readonly customerId: string;
  readonly sessionId: string;
}

export interface AccessTokens {
  issue(bearer: Bearer): Promise<string>;
  /** Null for anything but a token of ours that is still valid. */
  read(token: string): Promise<Bearer | null>;
}

/** Short-lived tokens that any API process can check; whether their session still lives is told by the database. */
export function createAccessTokens(secret: string, issuer: string): AccessTokens {
  const key = new TextEncoder().encode(secret);

  return {
    issue: ({ customerId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(customerId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${accessMinutes}m`)
        .sign(key),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ: type,
          issuer,
          audience,
          requiredClaims: ['exp', 'sub', 'sid'],
        });
        const { sub, sid } = payload;
        return typeof sub === 'string' && typeof sid === 'string'
          ? { customerId: sub, sessionId: sid }
          : null;
      } catch {
        return null;
      }
    },
  };
}
