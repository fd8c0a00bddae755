import { useQueryClient } from '@tanstack/react-query';
import { useCall } from 'page-kit/forms';
import { orderQuery } from 'page-kit/orders';
import { toast } from 'react-hot-toast/headless';
import type { Order } from 'shared-contracts/api/orders';
import { isApiError, useHttp } from 'shared-contracts/http';
import { Question } from 'shared-ui/dialog';
import { OrderNumber } from './OrderState';
import { type OrderPages, orderListsKey, ordersKey } from './order-queries';

interface AbandonOrderProps {
  readonly order: Order;
  readonly onClose: () => void;
  /** Called when the order was abandoned, or turned out to be paid. */
  readonly onEnded: () => void;
  /** Called when a payment of the order is running, which may still succeed. */
  readonly onRunning: () => void;
}

/** Asks for confirmation before an unpaid order is abandoned. Fetches the order again if its state has changed. */
export function AbandonOrder({ order, onClose, onEnded, onRunning }: AbandonOrderProps) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(http, order.id);
  const { busy, refusal, run } = useCall();

  /** Abandons the order, removes it from the lists and caches the response. */
  async function abandon(): Promise<void> {
    const abandoned = await http.post<Order>(`orders/${encodeURIComponent(order.id)}/abandon`);
    queryClient.setQueryData(queryKey, abandoned);
    queryClient.setQueriesData<OrderPages>(
      { queryKey: orderListsKey },
      (orders) => orders && without(order.id, orders),
    );
    toast.success('Commande abandonnée');
  }

  /** Returns the error code if the order's state has changed, and fetches the order again; rethrows other errors. */
  function refetchChanged(error: unknown): string {
    const code = isApiError(error) ? error.code : undefined;
    if (code !== 'order_already_paid' && code !== 'payment_running') throw error;
    void queryClient.invalidateQueries({ queryKey });
    return code;
  }

  const confirm = () =>
    run(async () => {
      const refused = await abandon().catch(refetchChanged);
      void queryClient.invalidateQueries({ queryKey: ordersKey });
      onClose();
      if (refused === 'payment_running') return onRunning();
      if (refused) toast.error('Cette commande est déjà payée.');
      onEnded();
    });

  return (
    <Question
      title={<>Abandonner cette commande&#8239;?</>}
      confirmLabel="Abandonner"
      dismissLabel="Garder la commande"
      busy={busy}
      refusal={refusal}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        La commande <OrderNumber order={order} /> ne pourra plus être payée et quittera votre historique.
      </p>
    </Question>
  );
}

const without = (orderId: string, { pages, ...rest }: OrderPages): OrderPages => ({
  ...rest,
  pages: pages.map(({ orders, next }) => ({ orders: orders.filter(({ id }) => id !== orderId), next })),
});
