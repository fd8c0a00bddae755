import { readStorage, removeStorage, writeStorage } from '../storage';
import type { ReceivedToken } from './access-token';

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
