import { queryOptions } from '@tanstack/react-query';
import type { Order } from 'shared-contracts/api/orders';
import type { Http } from 'shared-contracts/http';

/** One order of the customer; requested again when the window comes back while its payment is awaited. */
export function orderQuery(http: Http, orderId: string) {
  return queryOptions({
    queryKey: ['order', orderId],
    // The specification's answer has no id: its URL has it.
    queryFn: async ({ signal }): Promise<Order> => ({
      ...(await http.get<Order>(`orders/${encodeURIComponent(orderId)}`, { signal })),
      id: orderId,
    }),
    refetchOnWindowFocus: (query) => (query.state.data?.status === 'PAYMENT_PENDING' ? 'always' : false),
  });
}
