import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Order } from 'shared-contracts/api/orders';
import { isApiError } from 'shared-contracts/http';
import { Question } from 'shared-ui/dialog';
import styles from './AbandonOrder.module.css';
import { useAbandonOrder } from './use-abandon-order';

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
