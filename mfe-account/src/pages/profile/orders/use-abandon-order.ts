import { useQueryClient } from '@tanstack/react-query';
import type { Order } from 'shared-contracts/api/orders';
import { useHttp } from 'shared-contracts/http';
import { type OrderPages, orderKey, orderListsKey, ordersKey } from './order-queries';

const without = (orderId: string, { pages, ...rest }: OrderPages): OrderPages => ({
  ...rest,
  pages: pages.map(({ orders, next }) => ({ orders: orders.filter(({ id }) => id !== orderId), next })),
});

/** Ends an order that was not paid, and keeps what the shop knows of it in step. */
export function useAbandonOrder(orderId: string) {
  const http = useHttp();
  const queryClient = useQueryClient();

  return {
    /** The order leaves the list and is shown as the API says it is now. Rejects as `http` does. */
    async abandon(): Promise<void> {
      const ended = await http.post<Order>(`orders/${encodeURIComponent(orderId)}/abandon`);
      queryClient.setQueryData(orderKey(orderId), ended);
      queryClient.setQueriesData<OrderPages>(
        { queryKey: orderListsKey },
        (known) => known && without(orderId, known),
      );
      void queryClient.invalidateQueries({ queryKey: ordersKey });
    },
    /** Asks for the order and the list anew: they are not as they are shown. */
    lookAgain(): void {
      void queryClient.invalidateQueries({ queryKey: orderKey(orderId) });
      void queryClient.invalidateQueries({ queryKey: ordersKey });
    },
  };
}
