import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Order, OrderAddress } from 'shared-contracts/api/orders';
import type { Http } from 'shared-contracts/http';
import { type PaymentState, paymentState } from './order-payment';

/** Neither awaiting a card payment nor abandoned. */
const placed: readonly PaymentState[] = ['usual', 'cancelled'];

const chosenDeliveryKey = (orderId: string) => ['order-delivery', orderId];

/** Query of one order; refetched on window focus while its payment is pending. */
export function orderQuery(http: Http, orderId: string) {
  return queryOptions({
    queryKey: ['order', orderId],
    // The specified response has no id.
    queryFn: async ({ signal, client }): Promise<Order> =>
      withChosenDelivery(client, {
        ...(await http.get<Order>(`orders/${encodeURIComponent(orderId)}`, { signal })),
        id: orderId,
      }),
    refetchOnWindowFocus: (query) => (query.state.data?.status === 'PAYMENT_PENDING' ? 'always' : false),
  });
}

/** Query of the customer's placed orders, newest first: as many as the API sends at once. */
export function placedOrdersQuery(http: Http) {
  return queryOptions({
    queryKey: ['orders', 'placed'],
    queryFn: async ({ signal }): Promise<readonly Order[]> => {
      const orders = await http.get<Order[]>('orders', { signal });
      return orders.filter((order) => placed.includes(paymentState(order)) && order.items.length > 0);
    },
    // A new order may just have been placed.
    staleTime: 0,
  });
}

/**
 * Called when an order was placed. Removes it from the cache, where it may be unpaid, and keeps its delivery
 * address for this visit, since the specified response has none.
 */
export function handOverOrder(client: QueryClient, orderId: string, delivery: OrderAddress | null): void {
  client.removeQueries({ queryKey: ['order', orderId] });
  client.setQueryDefaults(['order-delivery'], { gcTime: Infinity });
  client.setQueryData(chosenDeliveryKey(orderId), delivery);
}

/**
 * Returns the order with the delivery address that was chosen for it in this visit, if its API sends none or
 * only empty lines.
 */
export function withChosenDelivery(client: QueryClient, order: Order): Order {
  const { delivery: sent, ...address } = order.address;
  const delivery = sent?.postalCode ? sent : client.getQueryData<OrderAddress>(chosenDeliveryKey(order.id));
  return { ...order, address: delivery ? { ...address, delivery } : address };
}
