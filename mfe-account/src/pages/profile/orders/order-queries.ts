import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Order } from 'shared-contracts/api/orders';
import type { Http } from 'shared-contracts/http';

/** Orders of one call, newest first, and the cursor of older ones. */
export interface OrderPage {
  readonly orders: readonly Order[];
  readonly next: string | null;
}

export const ordersKey = ['orders'] as const;
export const orderKey = (orderId: string) => ['order', orderId] as const;
const awaitsPayment = ({ status }: Order) => status === 'PAYMENT_PENDING';

/** The customer's orders, page by page. Looked up afresh at each visit: an order may just have been placed or paid. */
export function ordersQuery(http: Http) {
  return infiniteQueryOptions({
    queryKey: ordersKey,
    queryFn: async ({ pageParam, signal }): Promise<OrderPage> => {
      const path = pageParam ? `orders?cursor=${encodeURIComponent(pageParam)}` : 'orders';
      const { data, headers } = await http.request<Order[]>('GET', path, undefined, { signal });
      return { orders: data, next: headers.get('X-Next-Cursor') };
    },
    initialPageParam: '',
    // A server that repeats its cursor would never come to an end.
    getNextPageParam: ({ next }, _pages, cursor) => (next && next !== cursor ? next : undefined),
    staleTime: 0,
    refetchOnWindowFocus: ({ state }) => allOrders(state.data).some(awaitsPayment),
  });
}

/** Without repetitions: orders placed between two calls move the others along. */
export function allOrders(data: Pick<InfiniteData<OrderPage>, 'pages'> | undefined): readonly Order[] {
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

/** One order; what the list already knows of it shows at once. */
export function orderQuery(http: Http, queryClient: QueryClient, orderId: string) {
  const listed = () => queryClient.getQueryState<InfiniteData<OrderPage>>(ordersKey);
  return queryOptions({
    queryKey: orderKey(orderId),
    queryFn: ({ signal }) => http.get<Order>(`orders/${encodeURIComponent(orderId)}`, { signal }),
    initialData: () => allOrders(listed()?.data).find(({ id }) => id === orderId),
    initialDataUpdatedAt: () => listed()?.dataUpdatedAt,
    refetchOnWindowFocus: ({ state }) => state.data !== undefined && awaitsPayment(state.data),
  });
}
