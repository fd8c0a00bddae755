import { useQueryClient } from '@tanstack/react-query';
import { formatUntil, orderQuery } from 'page-kit/orders';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Order } from 'shared-contracts/api/orders';
import { isApiError, useHttp } from 'shared-contracts/http';
import { Button, ButtonLink } from 'shared-ui/button';
import { CallQuestion } from '../CallQuestion';
import { OrderNumber } from './OrderState';
import { confirmationPath } from './order-paths';
import { ordersKey } from './order-queries';
import styles from './UnfinishedPayment.module.css';

interface UnfinishedPaymentProps {
  readonly order: Order;
  /** Id of the element that names the order. */
  readonly titleId: string;
  /** Called when the order was abandoned or paid: these buttons unmount, and the focus must move. */
  readonly onEnded: () => void;
}

/**
 * Lets the customer resume an unfinished card payment, as long as the API allows it, or abandon the order.
 * Renders nothing while the bank examines a payment.
 */
export function UnfinishedPayment({ order, titleId, onEnded }: UnfinishedPaymentProps) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const untilId = useId();
  const [asking, setAsking] = useState(false);
  const until = formatUntil(order.payment?.resumableUntil);
  const { queryKey } = orderQuery(http, order.id);

  /** Resolves once the list no longer shows the order as unpaid. */
  async function abandon() {
    try {
      const abandoned = await http.post<Order>(`orders/${encodeURIComponent(order.id)}/abandon`);
      queryClient.setQueryData(queryKey, abandoned);
      toast.success('Commande abandonnée');
    } catch (error) {
      await queryClient.invalidateQueries({ queryKey });
      if (!isApiError(error) || error.code !== 'order_already_paid') {
        void queryClient.invalidateQueries({ queryKey: ordersKey });
        throw error;
      }
      toast.error('Cette commande est déjà payée.');
    }
    await queryClient.invalidateQueries({ queryKey: ordersKey });
    setAsking(false);
    onEnded();
  }

  if (order.payment?.examined) return null;
  return (
    <div className={`${styles.unfinished} sph-row`} data-no-print>
      <p id={untilId}>
        {until
          ? `Vous pouvez reprendre le paiement jusqu’au ${until}.`
          : 'Le paiement ne peut plus être repris.'}
      </p>
      <div className={`${styles.actions} sph-cluster`}>
        {until && (
          <ButtonLink
            size="small"
            icon="credit-card"
            href={confirmationPath(order.id)}
            data-state={JSON.stringify({ resumePayment: true })}
            aria-describedby={`${titleId} ${untilId}`}
          >
            Reprendre le paiement
          </ButtonLink>
        )}
        <Button variant="secondary" size="small" aria-describedby={titleId} onClick={() => setAsking(true)}>
          Abandonner
        </Button>
      </div>
      {asking && (
        <CallQuestion
          title={<>Abandonner cette commande&#8239;?</>}
          confirmLabel="Abandonner"
          dismissLabel="Garder la commande"
          onConfirm={abandon}
          onClose={() => setAsking(false)}
        >
          <p>
            La commande <OrderNumber order={order} /> ne pourra plus être payée et quittera votre historique.
          </p>
        </CallQuestion>
      )}
    </div>
  );
}
