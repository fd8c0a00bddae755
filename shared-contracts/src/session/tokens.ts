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
interface ReceivedToken {
  readonly token: string;
  readonly receivedAt: number | null;
}

/**
 * Compares the token's age on this device, so that a wrong clock does not matter. Without a moment of receipt
 * the device's clock decides; an unreadable token is expired.
 */
export function isExpired({ token, receivedAt }: ReceivedToken, now: number): boolean {
  const { iat, exp } = claims(token) ?? {};
  if (typeof exp !== 'number') return receivedAt === null;
  if (receivedAt === null || typeof iat !== 'number') return now >= exp * 1000;
  return now - receivedAt >= (exp - iat) * 1000;
}

/** False only when both tokens have a user and the users differ. */
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
/** Moment of receipt and end of that token: `1767225600000 …a1b2c3d4`; ignored for any other token. */
const receivedKey = 'sph-access-received';

export interface StoredTokens {
  readonly access: ReceivedToken | null;
  readonly refresh: string | null;
}

/** A token as a header may carry it (RFC 6750, section 2.1); anything else is damaged. */
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

/** The access token is written last, for tabs that listen to it. False when storage failed. */
export function writeTokens(access: { token: string; receivedAt: number }, refresh: string): boolean {
  writeStorage('local', receivedKey, `${access.receivedAt} ${mark(access.token)}`);
  return writeStorage('local', refreshKey, refresh) && writeStorage('local', accessKey, access.token);
}

/** The refresh token goes first: no tab refreshes with an access token alone. */
export function removeTokens(): void {
  for (const key of [refreshKey, accessKey, receivedKey]) removeStorage('local', key);
}
