import { readStorage, removeStorage, writeStorage } from '../storage';

/** `sub`: user; `sid`: session; `iat` and `exp`: times of issue and expiry, in seconds of the server's clock. */
type Claims = Readonly<Partial<Record<'sub' | 'sid' | 'iat' | 'exp', unknown>>>;

/** Returns the claims of a token, not validated; null if it is unreadable. */
export function claims(token: string): Claims | null {
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
export interface ReceivedToken {
  readonly token: string;
  readonly receivedAt: number | null;
}

/** Returns the user of a token; null if it names none. */
export function personOf(token: string | null): string | null {
  const { sub } = (token !== null && claims(token)) || {};
  return typeof sub === 'string' || typeof sub === 'number' ? String(sub) : null;
}

/** Returns false only if both tokens have a user and the users differ. */
export function mayBeSamePerson(one: string | null, other: string | null): boolean {
  const [person, next] = [personOf(one), personOf(other)];
  return person === null || next === null || person === next;
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

/** Reads the stored tokens; damaged ones count as missing. */
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

/**
 * Writes both tokens, the access token last for tabs that listen to it. If storage refuses one, removes both and
 * returns false: the next start must not use tokens of two sessions, or a refresh token that is spent.
 */
export function writeTokens(access: { token: string; receivedAt: number }, refresh: string): boolean {
  writeStorage('local', receivedKey, `${access.receivedAt} ${mark(access.token)}`);
  const stored = writeStorage('local', refreshKey, refresh) && writeStorage('local', accessKey, access.token);
  if (!stored) removeTokens();
  return stored;
}

/** Removes the refresh token first: no tab refreshes if only an access token is stored. */
export function removeTokens(): void {
  for (const key of [refreshKey, accessKey, receivedKey]) removeStorage('local', key);
}
