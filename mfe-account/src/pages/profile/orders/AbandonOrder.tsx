import { useQueryClient } from '@tanstack/react-query';
import { useCall } from 'page-kit/forms';
import { toast } from 'react-hot-toast/headless';
import type { Order } from 'shared-contracts/api/orders';
import { isApiError, useHttp } from 'shared-contracts/http';
import { Question } from 'shared-ui/dialog';
import { OrderNumber } from './OrderState';
import { type OrderPages, orderKey, orderListsKey, ordersKey } from './order-queries';

const alreadyPaid = 'Cette commande est déjà payée.';
const paymentRunning =
  'Un paiement de cette commande est en cours\u00a0: elle ne peut pas être abandonnée pour le moment.';

interface AbandonOrderProps {
  readonly order: Order;
  readonly onClose: () => void;
  /** The order is unfinished no longer. */
  readonly onEnded: () => void;
  /** A payment turned up, which may still succeed. */
  readonly onRunning: (text: string) => void;
}

/** Asks before an unpaid order is given up. Where it turns out to be another one than shown, it is asked for again. */
export function AbandonOrder({ order, onClose, onEnded, onRunning }: AbandonOrderProps) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { busy, refusal, run } = useCall();

  /** The order leaves the list and is shown as the API says it is now. */
  async function abandon(): Promise<void> {
    const ended = await http.post<Order>(`orders/${encodeURIComponent(order.id)}/abandon`);
    queryClient.setQueryData(orderKey(order.id), ended);
    queryClient.setQueriesData<OrderPages>(
      { queryKey: orderListsKey },
      (known) => known && without(order.id, known),
    );
    toast.success('Commande abandonnée');
  }

  /** The code of a refusal by which the order is not as it is shown. */
  function lookAgain(error: unknown): string {
    const code = isApiError(error) ? error.code : undefined;
    if (code !== 'order_already_paid' && code !== 'payment_running') throw error;
    void queryClient.invalidateQueries({ queryKey: orderKey(order.id) });
    return code;
  }

  const confirm = () =>
    run(async () => {
      const refused = await abandon().catch(lookAgain);
      void queryClient.invalidateQueries({ queryKey: ordersKey });
      onClose();
      if (refused === 'payment_running') return onRunning(paymentRunning);
      if (refused) toast.error(alreadyPaid);
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
