import { readStorage, removeStorage, writeStorage } from '../storage';

interface Claims {
  /** User of the token. */
  readonly sub?: unknown;
  /** Session of the token. */
  readonly sid?: unknown;
  /** Times of issue and expiry, in seconds of the server's clock. */
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

/** An access token and the time of its receipt on this device in milliseconds; null if unknown. */
interface ReceivedToken {
  readonly token: string;
  readonly receivedAt: number | null;
}

/**
 * Returns whether a token has expired by its age on this device, so that a wrong clock does not matter.
 * Without a time of receipt the device's clock decides; an unreadable token is expired.
 */
export function isExpired({ token, receivedAt }: ReceivedToken, now: number): boolean {
  const { iat, exp } = claims(token) ?? {};
  if (typeof exp !== 'number') return receivedAt === null;
  if (receivedAt === null || typeof iat !== 'number') return now >= exp * 1000;
  return now - receivedAt >= (exp - iat) * 1000;
}

/** Returns false only if both tokens have a user and the users differ. */
export function mayBeSamePerson(one: string | null, other: string | null): boolean {
  const names = [one, other].map((token) => (token === null ? undefined : claims(token)?.sub));
  return names.some((name) => name === undefined) || names[0] === names[1];
}

/** Returns the session id of a token; null if it has none. */
export function sessionIdOf(token: string): string | null {
  const { sid } = claims(token) ?? {};
  return typeof sid === 'string' && sid !== '' ? sid : null;
}

export const accessKey = 'sph-access';
export const refreshKey = 'sph-refresh';
/** Key of time of receipt and end of the token, `1767225600000 …a1b2c3d4`; ignored for other tokens. */
const receivedKey = 'sph-access-received';

export interface StoredTokens {
  readonly access: ReceivedToken | null;
  readonly refresh: string | null;
}

/** Returns a token that is valid in a header (RFC 6750, section 2.1); null for anything else. */
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

/** Writes both tokens, the access token last for tabs that listen to it. Returns false if storage failed. */
export function writeTokens(access: { token: string; receivedAt: number }, refresh: string): boolean {
  writeStorage('local', receivedKey, `${access.receivedAt} ${mark(access.token)}`);
  return writeStorage('local', refreshKey, refresh) && writeStorage('local', accessKey, access.token);
}

/** Removes the refresh token first: no tab refreshes if only an access token is stored. */
export function removeTokens(): void {
  for (const key of [refreshKey, accessKey, receivedKey]) removeStorage('local', key);
}
