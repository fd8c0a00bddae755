import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Order } from 'shared-contracts/api/orders';
import { isApiError, useHttp } from 'shared-contracts/http';
import { Question } from 'shared-ui/dialog';
import styles from './AbandonOrder.module.css';
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
  const { abandon, lookAgain } = useAbandonOrder(order.id);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function confirm() {
    setBusy(true);
    setRefusal(null);
    try {
      await abandon();
      toast.success('Commande abandonnée');
      onClose();
      onEnded();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 'order_already_paid') {
        toast.error(alreadyPaid);
        lookAgain();
        onClose();
        onEnded();
      } else if (error.code === 'payment_running') {
        lookAgain();
        onClose();
        onRunning(paymentRunning);
      } else {
        setRefusal(error.message);
        setBusy(false);
      }
    }
  }

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
        La commande <span className={styles.number}>{order.orderNumber}</span> ne pourra plus être payée et
        quittera votre historique.
      </p>
    </Question>
  );
}

const without = (orderId: string, { pages, ...rest }: OrderPages): OrderPages => ({
  ...rest,
  pages: pages.map(({ orders, next }) => ({ orders: orders.filter(({ id }) => id !== orderId), next })),
});

/** Ends an order that was not paid, and keeps what the shop knows of it in step. */
function useAbandonOrder(orderId: string) {
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
