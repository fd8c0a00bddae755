import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { User } from '../api/users';
import { validRate } from '../pricing';
import { hasSessionAtom, isAuthenticatedAtom, priceWaitOverAtom, sessionKnownAtom } from '../session/session';
import { useHttp } from './http-context';
import type { Http } from './types';

/** Query for the customer's profile, stored only in the query client; requested again when the tab is shown. */
export function profileQuery(http: Http) {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => http.get<User>('users/profile', { signal }),
    refetchOnWindowFocus: true,
  });
}

/** Returns the signed-in customer; null for a visitor, after a failure and while the profile is `pending`. */
export function useUser(): { readonly user: User | null; readonly pending: boolean } {
  const http = useHttp();
  const hasSession = useAtomValue(hasSessionAtom);
  const profile = useQuery({ ...profileQuery(http), enabled: hasSession });
  return { user: (hasSession && profile.data) || null, pending: hasSession && profile.isPending };
}

/** Returns the percentage for displayed prices. `pending`: show a placeholder, for at most 3 s. */
export function useDiscountRate(): { readonly discountRate: number; readonly pending: boolean } {
  const { user, pending } = useUser();
  const waitedLongEnough = useAtomValue(priceWaitOverAtom);
  return { discountRate: validRate(user?.discountRate), pending: pending && !waitedLongEnough };
}

/**
 * Returns whether a page for customers opens (`customer`) or redirects to the login (`visitor`). `pending`
 * until the session is read, and while a refresh token without access token is used.
 */
export function useRequireCustomer(): 'pending' | 'customer' | 'visitor' {
  const sessionKnown = useAtomValue(sessionKnownAtom);
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  const { pending } = useUser();

  if (sessionKnown && isAuthenticated) return 'customer';
  return !sessionKnown || pending ? 'pending' : 'visitor';
}
