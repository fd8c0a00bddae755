interface Claims {
  /** Who the token speaks for. */
  readonly sub?: unknown;
  /** The session that it belongs to. */
  readonly sid?: unknown;
  /** Issued at and expiring at, in seconds on the server's clock. */
  readonly iat?: unknown;
  readonly exp?: unknown;
}

function claims(token: string): Claims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** An access token and when this device received it (milliseconds); null where that is not known. */
export interface ReceivedToken {
  readonly token: string;
  readonly receivedAt: number | null;
}

/**
 * Judged by the token's age on this device, so that a wrong clock does not make a fresh token look old. Where the moment
 * of receipt is unknown the device's clock decides, and an unreadable token counts as expired.
 */
export function isExpired({ token, receivedAt }: ReceivedToken, now: number): boolean {
  const { iat, exp } = claims(token) ?? {};
  if (typeof exp !== 'number') return receivedAt === null;
  if (receivedAt === null || typeof iat !== 'number') return now >= exp * 1000;
  return now - receivedAt >= (exp - iat) * 1000;
}

/** False only when both tokens name somebody and the names differ. */
export function mayBeSamePerson(one: string | null, other: string | null): boolean {
  const names = [one, other].map((token) => (token === null ? undefined : claims(token)?.sub));
  return names.some((name) => name === undefined) || names[0] === names[1];
}

/** The session that a token belongs to; null where it names none. */
export function sessionIdOf(token: string): string | null {
  const { sid } = claims(token) ?? {};
  return typeof sid === 'string' && sid !== '' ? sid : null;
}
