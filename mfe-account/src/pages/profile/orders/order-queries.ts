import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { orderQuery, withChosenDelivery } from 'page-kit/orders';
import { filteredByHeader, nextCursorHeader } from 'shared-contracts/api/headers';
import type { Order } from 'shared-contracts/api/orders';
import { listen } from 'shared-contracts/events';
import type { Http } from 'shared-contracts/http';
import { filterOrders, type HistoryFilter, isFiltered, isGoods } from './history-filter';

/** Orders of one response, newest first, and the cursor of the next page. */
interface OrderPage {
  readonly orders: readonly Order[];
  readonly next: string | null;
}

/** Key prefix of all queries for several orders. */
export const ordersKey = ['orders'] as const;

function orderListPath({ words, status, month }: HistoryFilter, cursor: string): string {
  const query = new URLSearchParams({
    ...(cursor && { cursor }),
    ...(words && { q: words }),
    ...(status && { [isGoods(status) ? 'fulfilment' : 'status']: status }),
    ...(month && { month }),
  });
  return `orders?${query}`;
}

const followed = new WeakSet<QueryClient>();

/** From the first list on, removes cached lists when an order is placed, so that none is shown without it. */
function followOrders(queryClient: QueryClient): void {
  if (followed.has(queryClient)) return;
  followed.add(queryClient);
  listen('checkout:order-placed', () => {
    queryClient.removeQueries({ queryKey: ordersKey, type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey: ordersKey });
  });
}

/**
 * The customer's orders that match the filter. A page may be empty although more follow: filters that the API
 * does not apply are applied here. Refetched at each visit: an order may just have been placed or paid.
 */
export function ordersQuery(http: Http, filter: HistoryFilter) {
  return infiniteQueryOptions({
    queryKey: [...ordersKey, 'list', filter],
    queryFn: async ({ pageParam, signal, client }): Promise<OrderPage> => {
      followOrders(client);
      const extras = (pageParam || isFiltered(filter)) && (await http.takesExtras());
      const path = extras ? orderListPath(filter, pageParam) : 'orders';
      const { data, headers } = await http.request<Order[]>('GET', path, undefined, { signal });
      const applied = new Set(headers.get(filteredByHeader)?.split(/\s+/));
      const orders = filterOrders(data, filter, applied);
      // The page of an order shows it at once.
      for (const order of orders)
        client.setQueryData(orderQuery(http, order.id).queryKey, withChosenDelivery(client, order));
      return { orders, next: headers.get(nextCursorHeader) };
    },
    initialPageParam: '',
    // A server that repeats its cursor would cause an endless loop.
    getNextPageParam: ({ next }, _pages, cursor) => (next && next !== cursor ? next : undefined),
    staleTime: 0,
    refetchOnWindowFocus: ({ state }) =>
      allOrders(state.data).some(({ status }) => status === 'PAYMENT_PENDING'),
  });
}

/** Returns each order once: orders placed between two calls shift the others to the next page. */
export function allOrders(data: Pick<InfiniteData<OrderPage>, 'pages'> | undefined): readonly Order[] {
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}
