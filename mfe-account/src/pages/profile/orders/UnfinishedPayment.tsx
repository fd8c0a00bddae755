import { useQueryClient } from '@tanstack/react-query';
import { useCall } from 'page-kit/forms';
import { formatUntil } from 'page-kit/orders';
import { useEffect, useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Order } from 'shared-contracts/api/orders';
import { isApiError, serverNow, useHttp } from 'shared-contracts/http';
import { Button, ButtonLink } from 'shared-ui/button';
import { Question } from 'shared-ui/dialog';
import { Note } from 'shared-ui/feedback';
import { confirmationPath } from '../sections';
import { OrderNumber } from './OrderState';
import { type OrderPages, orderKey, orderListsKey, ordersKey } from './order-queries';
import styles from './UnfinishedPayment.module.css';

interface UnfinishedPaymentProps {
  readonly order: Order;
  /** Names the order. */
  readonly titleId: string;
  /** The order is unfinished no longer; these buttons, and the focus with them, are about to go. */
  readonly onEnded: () => void;
}

/** What a customer can do about a card payment that came to nothing: resume it for a time, or give the order up. Nothing while the bank examines one. */
export function UnfinishedPayment({ order, titleId, onEnded }: UnfinishedPaymentProps) {
  const untilId = useId();
  const resumableUntil = order.payment?.resumableUntil;
  const resumable = useUpcoming(resumableUntil);
  const [asking, setAsking] = useState(false);
  const [running, setRunning] = useState<string | null>(null);

  if (order.payment?.examined) return null;

  function ask() {
    setRunning(null);
    setAsking(true);
  }

  return (
    <div className={styles.unfinished} data-no-print>
      <p id={untilId}>
        {resumable
          ? `Vous pouvez reprendre le paiement jusqu’au ${formatUntil(resumableUntil)}.`
          : 'Le paiement ne peut plus être repris.'}
      </p>
      <div className={styles.actions}>
        {resumable && (
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
        <Button variant="secondary" size="small" aria-describedby={titleId} onClick={ask}>
          Abandonner
        </Button>
      </div>
      {running && (
        <Note tone="warn" role="alert" className={styles.running}>
          {running}
        </Note>
      )}
      {asking && (
        <AbandonOrder
          order={order}
          onClose={() => setAsking(false)}
          onEnded={onEnded}
          onRunning={setRunning}
        />
      )}
    </div>
  );
}

/** True until the moment (ISO 8601) has come by the API's clock; false without a readable one. */
function useUpcoming(moment: string | undefined): boolean {
  const time = Date.parse(moment ?? '');
  const [now, setNow] = useState(serverNow);
  const upcoming = time > now.getTime();

  useEffect(() => {
    if (!upcoming) return;
    const timer = setTimeout(() => setNow(serverNow()), time - serverNow().getTime());
    return () => clearTimeout(timer);
  }, [upcoming, time]);

  return upcoming;
}

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
function AbandonOrder({ order, onClose, onEnded, onRunning }: AbandonOrderProps) {
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
