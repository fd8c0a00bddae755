import { useAtomValue } from 'jotai';
import { isAuthenticatedAtom, sessionKnownAtom } from '../session/session';
import { useUser } from './profile';

/**
 * Whom a page for customers has before it: a `customer` to let in or a `visitor` to lead to login. `pending` while the
 * session is not read yet, or is being renewed because only its refresh token was found: the page holds its place.
 */
export function useRequireCustomer(): 'pending' | 'customer' | 'visitor' {
  const sessionKnown = useAtomValue(sessionKnownAtom);
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  const { pending } = useUser();

  if (sessionKnown && isAuthenticated) return 'customer';
  return !sessionKnown || pending ? 'pending' : 'visitor';
}
