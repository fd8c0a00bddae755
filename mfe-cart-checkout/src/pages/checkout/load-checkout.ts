import type { LoaderFunctionArgs } from 'react-router-dom';
import { addressesQuery } from 'shared-contracts/account';
import { isAuthenticatedAtom, profileQuery } from 'shared-contracts/auth';
import { httpContext, queryClientContext, storeContext } from 'shared-contracts/remotes';

/** Starts the customer's calls together with the page's code; the page waits for them itself. */
export function loadCheckout({ context }: Pick<LoaderFunctionArgs, 'context'>): null {
  if (!context.get(storeContext).get(isAuthenticatedAtom)) return null;
  const http = context.get(httpContext);
  const queryClient = context.get(queryClientContext);
  void queryClient.prefetchQuery(addressesQuery(http));
  void queryClient.prefetchQuery(profileQuery(http));
  return null;
}
