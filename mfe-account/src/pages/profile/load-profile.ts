import { addressesQuery } from 'page-kit/account';
import { listsQuery } from 'page-kit/lists';
import { orderQuery } from 'page-kit/orders';
import { httpContext, queryClientContext, storeContext } from 'page-kit/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { isAuthenticatedAtom, profileQuery } from 'shared-contracts/auth';
import { deletionRequestQuery, sessionsQuery } from './account-queries';
import { historyFilterOf } from './orders/history-filter';
import { ordersQuery } from './orders/order-queries';
import { sectionCode } from './section-code';
import { orderIdOf, sectionOf } from './sections';

/** Starts to load code and data of the section in the URL, without waiting: the page does that. */
export function loadProfile({ request, context }: LoaderFunctionArgs): void {
  if (!context.get(storeContext).get(isAuthenticatedAtom)) return;
  const { search } = new URL(request.url);
  const section = sectionOf(search) ?? 'informations';
  const http = context.get(httpContext);
  const queryClient = context.get(queryClientContext);

  // The section reports a failure when it renders.
  sectionCode[section]().catch(() => undefined);
  void queryClient.prefetchQuery(profileQuery(http));
  if (section === 'address') void queryClient.prefetchQuery(addressesQuery(http));
  if (section === 'listes') void queryClient.prefetchQuery(listsQuery(http));
  if (section === 'securite') void queryClient.prefetchQuery(sessionsQuery(http));
  if (section === 'donnees') void queryClient.prefetchQuery(deletionRequestQuery(http));
  if (section === 'historique') {
    const orderId = orderIdOf(search);
    if (orderId) void queryClient.prefetchQuery(orderQuery(http, orderId));
    else void queryClient.prefetchInfiniteQuery(ordersQuery(http, historyFilterOf(search)));
  }
}
