import { addressesQuery } from 'page-kit/account';
import { orderQuery } from 'page-kit/orders';
import { httpContext, queryClientContext, storeContext } from 'page-kit/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { isAuthenticatedAtom, profileQuery } from 'shared-contracts/auth';

/** Starts the customer's calls together with the page's code; the page waits for them itself. */
export function loadCheckout({ context }: Pick<LoaderFunctionArgs, 'context'>): null {
  if (!context.get(storeContext).get(isAuthenticatedAtom)) return null;
  const http = context.get(httpContext);
  const queryClient = context.get(queryClientContext);
  void queryClient.prefetchQuery(addressesQuery(http));
  void queryClient.prefetchQuery(profileQuery(http));
  return null;
}

/** Starts the customer's calls together with the page's code; the page waits for them itself. */
export function loadConfirmation({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>): null {
  const { orderId } = params;
  if (!orderId || !context.get(storeContext).get(isAuthenticatedAtom)) return null;
  const http = context.get(httpContext);
  const queryClient = context.get(queryClientContext);
  void queryClient.prefetchQuery(orderQuery(http, orderId));
  void queryClient.prefetchQuery(profileQuery(http));
  return null;
}
