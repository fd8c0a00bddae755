import { useQueryClient } from '@tanstack/react-query';
import { orderQuery } from 'page-kit/orders';
import { toast } from 'react-hot-toast/headless';
import type { Order } from 'shared-contracts/api/orders';
import { isApiError, useHttp } from 'shared-contracts/http';
import { CallQuestion } from '../CallQuestion';
import { OrderNumber } from './OrderState';
import { ordersKey } from './order-queries';

interface AbandonOrderProps {
  readonly order: Order;
  readonly onClose: () => void;
  /** Called when the order was abandoned, or turned out to be paid. */
  readonly onEnded: () => void;
}

/** Asks for confirmation before an unpaid order is abandoned; closes once the list no longer shows it. */
export function AbandonOrder({ order, onClose, onEnded }: AbandonOrderProps) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(http, order.id);

  async function abandon() {
    try {
      const abandoned = await http.post<Order>(`orders/${encodeURIComponent(order.id)}/abandon`);
      queryClient.setQueryData(queryKey, abandoned);
      toast.success('Commande abandonnée');
    } catch (error) {
      if (!isApiError(error) || error.code !== 'order_already_paid') throw error;
      toast.error('Cette commande est déjà payée.');
      await queryClient.invalidateQueries({ queryKey });
    }
    await queryClient.invalidateQueries({ queryKey: ordersKey });
    onClose();
    onEnded();
  }

  return (
    <CallQuestion
      title={<>Abandonner cette commande&#8239;?</>}
      confirmLabel="Abandonner"
      dismissLabel="Garder la commande"
      onConfirm={abandon}
      onClose={onClose}
    >
      <p>
        La commande <OrderNumber order={order} /> ne pourra plus être payée et quittera votre historique.
      </p>
    </CallQuestion>
  );
}
