import { readStorage, removeStorage, writeStorage } from '../storage';

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

export const accessKey = 'sph-access';
export const refreshKey = 'sph-refresh';
/** When the access token came, with the end of that token: `1767225600000 …a1b2c3d4`. A note for another token counts for nothing. */
const receivedKey = 'sph-access-received';

export interface StoredTokens {
  readonly access: ReceivedToken | null;
  readonly refresh: string | null;
}

/** What a header may carry as a token (RFC 6750, section 2.1); anything else in its place is damaged, and none. */
const bareToken = (text: string) => (/^[\w\-.~+/]+=*$/.test(text.trim()) ? text.trim() : null);
const mark = (token: string) => token.slice(-16);

export function readTokens(): StoredTokens {
  const token = readStorage('local', accessKey, bareToken);
  const refresh = readStorage('local', refreshKey, bareToken);
  if (token === null) return { access: null, refresh };
  const receivedAt = readStorage('local', receivedKey, (text) => {
    const [moment, end] = text.split(' ');
    return end === mark(token) && Number.isSafeInteger(Number(moment)) ? Number(moment) : null;
  });
  return { access: { token, receivedAt }, refresh };
}

/** The access token comes last: a tab that hears of it finds the rest in place. False when they could not be kept. */
export function writeTokens(access: { token: string; receivedAt: number }, refresh: string): boolean {
  writeStorage('local', receivedKey, `${access.receivedAt} ${mark(access.token)}`);
  return writeStorage('local', refreshKey, refresh) && writeStorage('local', accessKey, access.token);
}

/** The refresh token goes first: an access token alone is no session, so no tab starts to renew what is being removed. */
export function removeTokens(): void {
  for (const key of [refreshKey, accessKey, receivedKey]) removeStorage('local', key);
}
