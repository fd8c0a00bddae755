import type { QueryClient } from '@tanstack/react-query';
import { atom, type Getter, type Setter } from 'jotai';
import type { Tokens } from '../api/auth';
import { claimCartAtom, emptyCartAtom } from '../cart/cart';
import { announce, listen } from '../events';
import { forgetAll, onStorageChange } from '../storage';
import type { Store } from '../store';
import { closeAuthDialogAtom } from './auth-dialog';
import { keepDeviceMark } from './device-marks';
import {
  accessKey,
  mayBeSamePerson,
  personOf,
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
  /** The customer of the newest session; null if its token names none, or without any session. */
  readonly person: string | null;
  /** Number of changes from one customer to another. */
  readonly personChanges: number;
  /** False if storage is forbidden or full: then it does not reflect the session of other tabs. */
  readonly stored: boolean;
}

const signedOut = { access: null, refresh: null, stored: false };

// Private: the session changes only through the actions below, which also store it.
const cellAtom = atom<Session>({
  known: false,
  generation: 0,
  person: null,
  personChanges: 0,
  ...signedOut,
});

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

/** Changes when another customer follows: as a key, it removes what the earlier one had typed. */
export const personChangesAtom = atom((get) => get(sessionAtom).personChanges);

/** Milliseconds for which prices wait for the customer's discount; then public prices are shown. */
const priceWait = 3000;

// Private: generation of the session whose wait is over.
const waitedGenerationAtom = atom(-1);

/** True once this session's wait for the discount is over. */
export const priceWaitOverAtom = atom((get) => get(waitedGenerationAtom) === get(sessionAtom).generation);

const tokenOf = ({ access }: StoredTokens) => access?.token ?? null;

type HeldTokens = StoredTokens & { readonly stored: boolean };

/** Sets the tokens; those of another customer than the last one, whose cart they do not inherit, are noticed. */
function hold(get: Getter, set: Setter, tokens: HeldTokens, generation: number): void {
  const { person, personChanges } = get(cellAtom);
  const next = personOf(tokenOf(tokens));
  const changes = person && next && person !== next ? personChanges + 1 : personChanges;
  set(cellAtom, { ...tokens, known: true, generation, person: next ?? person, personChanges: changes });
  set(claimCartAtom, next);
}

/** Replaces the tokens of the session by newer ones of its customer; only for this package. */
export const holdTokensAtom = atom(null, (get, set, tokens: HeldTokens) =>
  hold(get, set, tokens, get(cellAtom).generation),
);

function begin(get: Getter, set: Setter, tokens: HeldTokens): void {
  const generation = get(cellAtom).generation + 1;
  hold(get, set, tokens, generation);
  setTimeout(() => set(waitedGenerationAtom, generation), priceWait);
}

function end(get: Getter, set: Setter): void {
  const session = get(cellAtom);
  set(cellAtom, { ...session, ...signedOut, known: true, generation: session.generation + 1 });
  set(claimCartAtom, null);
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

/** Ends the session of another customer in this browser, also one that only another tab knows yet. */
const endOtherSessionAtom = atom(null, (get, set, next: string | null) => {
  const others = [get(cellAtom), readTokens()].filter(
    (session) => session.refresh !== null && (next === null || personOf(tokenOf(session)) !== next),
  );
  if (others.length > 0) set(signOutAtom, 'chosen');
});

/**
 * Stores the tokens and this device's mark, closes the login dialog and announces `account:signed-in`. What
 * another customer has left in this browser is removed first, so that no tab shows it to this one.
 */
export const signInAtom = atom(null, (get, set, tokens: Tokens) => {
  const access = { token: tokens.access_token, receivedAt: Date.now() };
  const customer = personOf(access.token);
  set(endOtherSessionAtom, customer);
  set(claimCartAtom, customer);
  const stored = writeTokens(access, tokens.refresh_token);
  keepDeviceMark(tokens.device_mark);
  begin(get, set, { access, refresh: tokens.refresh_token, stored });
  set(closeAuthDialogAtom);
  announce('account:signed-in', { here: true });
});

/** Removes the tokens and announces `account:signed-out`. Only the reason `chosen` empties the cart. */
export const signOutAtom = atom(null, (get, set, reason: 'chosen' | 'expired') => {
  const hadSession = get(cellAtom).refresh !== null;
  removeTokens();
  end(get, set);
  if (reason === 'chosen') set(emptyCartAtom);
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

  if (signedIn && tokens.refresh !== null && mayBeSamePerson(tokenOf(session), tokenOf(tokens))) {
    set(holdTokensAtom, { ...tokens, stored: true });
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

/** Synchronizes this tab's session with other tabs until the returned function is called. */
export function followSession(store: Store): () => void {
  const stops = [refreshKey, accessKey].map((key) =>
    onStorageChange(key, () => store.set(adoptStoredSessionAtom)),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** First elements of query keys with public data, or of the account that is being activated. */
const publicData = ['categories', 'extras', 'product', 'products', 'search', 'stock', 'verification'];

/**
 * Removes the customer's queries and the values under `keyOf('customer', …)` at every sign-out in any tab,
 * until the returned function is called.
 */
export function forgetCustomerOnSignOut(queryClient: QueryClient): () => void {
  return listen('account:signed-out', () => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => !publicData.includes(String(queryKey[0])) });
    forgetAll('customer', 'local', 'session');
  });
}
