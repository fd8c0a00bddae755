import { claims, type ReceivedToken } from './tokens';

// Apart from the tokens: only the account's calls, which are loaded later, need it.

/**
 * Returns whether a token has expired by its age on this device, so that a wrong clock does not matter.
 * Without a time of receipt the device's clock decides, and a token that cannot be read is expired; a received
 * one is not, since an API may issue tokens of another kind.
 */
export function isExpired({ token, receivedAt }: ReceivedToken, now: number): boolean {
  const { iat, exp } = claims(token) ?? {};
  if (typeof exp !== 'number') return receivedAt === null;
  if (receivedAt === null || typeof iat !== 'number') return now >= exp * 1000;
  return now - receivedAt >= (exp - iat) * 1000;
}
