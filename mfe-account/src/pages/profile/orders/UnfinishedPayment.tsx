import { formatUntil } from 'page-kit/orders';
import { useEffect, useId, useState } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { Button, ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { confirmationPath } from '../sections';
import { AbandonOrder } from './AbandonOrder';
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

/** True until the moment (ISO 8601) has come, also while the page stays open; false without a readable one. */
function useUpcoming(moment: string | undefined): boolean {
  const time = Date.parse(moment ?? '');
  const [now, setNow] = useState(Date.now);
  const upcoming = time > now;

  useEffect(() => {
    if (!upcoming) return;
    const timer = setTimeout(() => setNow(Date.now()), time - Date.now());
    return () => clearTimeout(timer);
  }, [upcoming, time]);

  return upcoming;
}
