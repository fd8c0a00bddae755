import { queryOptions } from '@tanstack/react-query';
import type { Order } from 'shared-contracts/api/orders';
import type { Http } from 'shared-contracts/http';
import { paymentState } from './order-payment';

/** The customer's newest order that was placed; null where there is none. */
export function lastOrderQuery(http: Http) {
  return queryOptions({
    queryKey: ['orders', 'last'],
    queryFn: async ({ signal }): Promise<Order | null> => {
      const orders = await http.get<Order[]>('orders', { signal });
      return orders.find((order) => isPlaced(order) && order.items.length > 0) ?? null;
    },
    // An order may just have been placed.
    staleTime: 0,
  });
}

/** Neither waiting for a card nor given up. */
function isPlaced(order: Order): boolean {
  const state = paymentState(order);
  return state === 'usual' || state === 'cancelled';
}
