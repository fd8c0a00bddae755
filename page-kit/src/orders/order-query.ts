import { queryOptions } from '@tanstack/react-query';
import type { Order } from 'shared-contracts/api/orders';
import type { Http } from 'shared-contracts/http';

/** Query of one order; refetched on window focus while its payment is pending. */
export function orderQuery(http: Http, orderId: string) {
  return queryOptions({
    queryKey: ['order', orderId],
    // The specified response has no id.
    queryFn: async ({ signal }): Promise<Order> => ({
      ...(await http.get<Order>(`orders/${encodeURIComponent(orderId)}`, { signal })),
      id: orderId,
    }),
    refetchOnWindowFocus: (query) => (query.state.data?.status === 'PAYMENT_PENDING' ? 'always' : false),
  });
}
