import type { QueryClient } from '@tanstack/react-query';
import { atom, type Getter, type Setter } from 'jotai';
import type { RefreshedTokens, Tokens } from '../api/auth';
import { emptyCartAtom } from '../cart/cart';
import { announce, listen } from '../events';
import { forgetAllOf, onStorageChange } from '../storage';
import type { Store } from '../store';
import { closeAuthDialogAtom } from './auth-dialog';
import { keepDeviceMark } from './device-marks';
import { beginPriceWait, priceWaitOverAtom } from './price-wait';
import {
  accessKey,
  mayBeSamePerson,
  readTokens,
  refreshKey,
  removeTokens,
  type StoredTokens,
  writeTokens,
} from './tokens';

interface Session extends StoredTokens {
  /** Whether the tokens have been read; false on the server. */
  readonly known: boolean;
  /** Number of sign-ins and sign-outs: a response to a call of an earlier generation is ignored. */
  readonly generation: number;
  /** False if storage is forbidden or full: then it does not reflect the session of other tabs. */
  readonly stored: boolean;
}

const signedOut = { access: null, refresh: null, stored: false };

// Private: the session changes only through the actions below, which also store it.
const cellAtom = atom<Session>({ known: false, generation: 0, ...signedOut });

/** The session with its tokens, read-only; only for this package (http and its hooks). */
export const sessionAtom = atom((get) => get(cellAtom));

/** True if a profile can be requested; a missing or expired access token is refreshed before the call. */
export const hasSessionAtom = atom((get) => get(sessionAtom).refresh !== null);

/** True if both tokens exist; false until `loadSessionAtom` has run: on the server, in the first render. */
export const isAuthenticatedAtom = atom((get) => {
  const { access, refresh } = get(sessionAtom);
  return access !== null && refresh !== null;
});

/** True once `loadSessionAtom` has run. */
export const sessionKnownAtom = atom((get) => get(sessionAtom).known);

/** True once this session's wait for the discount is over. */
export const priceWaitOverForSessionAtom = atom(
  (get) => get(priceWaitOverAtom) === get(sessionAtom).generation,
);

function begin(get: Getter, set: Setter, tokens: StoredTokens & { readonly stored: boolean }): void {
  const generation = get(cellAtom).generation + 1;
  set(cellAtom, { ...tokens, known: true, generation });
  beginPriceWait(set, generation);
}

function end(get: Getter, set: Setter): void {
  set(cellAtom, { ...signedOut, known: true, generation: get(cellAtom).generation + 1 });
}

/** Reads the stored tokens once at start. Removes an access token without refresh token; the cart stays. */
export const loadSessionAtom = atom(null, (get, set) => {
  if (get(cellAtom).known) return;
  const tokens = readTokens();
  if (tokens.refresh !== null) {
    begin(get, set, { ...tokens, stored: true });
    return;
  }
  if (tokens.access) removeTokens();
  set(cellAtom, { ...get(cellAtom), known: true });
});

/** Stores the tokens and this device's mark, closes the login dialog and announces `account:signed-in`. */
export const signInAtom = atom(null, (get, set, tokens: Tokens) => {
  const access = { token: tokens.access_token, receivedAt: Date.now() };
  const stored = writeTokens(access, tokens.refresh_token);
  keepDeviceMark(tokens.device_mark);
  // The next start must not read only one of these tokens, or tokens of another customer.
  if (!stored) removeTokens();
  begin(get, set, { access, refresh: tokens.refresh_token, stored });
  set(closeAuthDialogAtom);
  announce('account:signed-in', { here: true });
});

/** Removes the tokens and announces `account:signed-out`. Only the reason `chosen` empties the cart. */
export const signOutAtom = atom(null, (get, set, reason: 'chosen' | 'expired') => {
  const hadSession = get(cellAtom).refresh !== null;
  removeTokens();
  end(get, set);
  if (reason === 'chosen') set(emptyCartAtom, 'signed-out');
  if (hadSession || reason === 'chosen') announce('account:signed-out', { reason });
});

/** Applies newer tokens, a sign-in or a sign-out of another tab. Only reads storage. */
export const adoptStoredSessionAtom = atom(null, (get, set) => {
  const session = get(cellAtom);
  const signedIn = session.refresh !== null;
  if (!session.known || (signedIn && !session.stored)) return;
  const tokens = readTokens();
  const unchanged = tokens.refresh === session.refresh && tokens.access?.token === session.access?.token;
  if (unchanged || (!signedIn && tokens.refresh === null)) return;

  const token = (of: StoredTokens) => of.access?.token ?? null;
  if (signedIn && tokens.refresh !== null && mayBeSamePerson(token(session), token(tokens))) {
    set(cellAtom, { ...session, ...tokens });
    return;
  }
  if (signedIn) {
    end(get, set);
    announce('account:signed-out', { reason: 'expired' });
  }
  if (tokens.refresh !== null) {
    begin(get, set, { ...tokens, stored: true });
    set(closeAuthDialogAtom);
    announce('account:signed-in', { here: false });
  }
});

/** Stores the tokens of a refresh by `sent`, unless the session ended or another tab refreshed first. */
export const renewTokensAtom = atom(
  null,
  (get, set, { sent, answer }: { readonly sent: string; readonly answer: RefreshedTokens }) => {
    set(adoptStoredSessionAtom);
    const session = get(cellAtom);
    if (session.refresh !== sent) return;
    const access = { token: answer.access_token, receivedAt: Date.now() };
    const refresh = answer.refresh_token ?? sent;
    set(cellAtom, { ...session, access, refresh, stored: writeTokens(access, refresh) });
  },
);

/** Synchronizes this tab's session with other tabs until the returned function is called. */
export function followSession(store: Store): () => void {
  const stops = [refreshKey, accessKey].map((key) =>
    onStorageChange(key, () => store.set(adoptStoredSessionAtom)),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** First elements of query keys with public data. */
const publicData = ['categories', 'extras', 'product', 'products', 'search', 'stock'];

/**
 * Removes the customer's queries and the values under `keyOf('customer', …)` at every sign-out in any tab,
 * until the returned function is called.
 */
export function forgetCustomerOnSignOut(queryClient: QueryClient): () => void {
  return listen('account:signed-out', () => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => !publicData.includes(String(queryKey[0])) });
    forgetAllOf('customer', 'local', 'session');
  });
}
