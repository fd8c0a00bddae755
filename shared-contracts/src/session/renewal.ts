import { atom } from 'jotai';
import type { RefreshedTokens } from '../api/auth';
import { adoptStoredSessionAtom, holdTokensAtom, sessionAtom } from './session';
import { writeTokens } from './tokens';

/** Stores the tokens of a refresh by `sent`, unless the session ended or another tab refreshed first. */
export const renewTokensAtom = atom(
  null,
  (get, set, { sent, answer }: { readonly sent: string; readonly answer: RefreshedTokens }) => {
    set(adoptStoredSessionAtom);
    const session = get(sessionAtom);
    if (session.refresh !== sent) return;
    const access = { token: answer.access_token, receivedAt: Date.now() };
    const refresh = answer.refresh_token ?? sent;
    set(holdTokensAtom, { access, refresh, stored: writeTokens(access, refresh) });
  },
);
