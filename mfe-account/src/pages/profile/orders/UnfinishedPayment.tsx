import { formatUntil } from 'page-kit/orders';
import { useId, useState } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { Button, ButtonLink } from 'shared-ui/button';
import { AbandonOrder } from './AbandonOrder';
import { confirmationPath } from './order-paths';
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
  const untilId = useId();
  const until = formatUntil(order.payment?.resumableUntil);
  const [asking, setAsking] = useState(false);

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
      {asking && <AbandonOrder order={order} onClose={() => setAsking(false)} onEnded={onEnded} />}
    </div>
  );
}
