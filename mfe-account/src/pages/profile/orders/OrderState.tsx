import { paymentState } from 'page-kit/orders';
import type { Order } from 'shared-contracts/api/orders';
import { isPickUpMode } from 'shared-contracts/pricing';
import { Pill } from 'shared-ui/feedback';
import { statusTexts } from './history-filter';
import styles from './OrderState.module.css';

/** Renders an order number that does not wrap at its hyphens. */
export const OrderNumber = ({ order }: { readonly order: Order }) => (
  <span className={styles.number}>{order.orderNumber}</span>
);

const statusLooks = {
  PAID: { tone: 'ok', icon: 'check' },
  PAYMENT_PENDING: { tone: 'warn', icon: 'clock' },
} as const;

function StatusPill({ order: { status } }: { readonly order: Order }) {
  if (status !== 'PAID' && status !== 'PAYMENT_PENDING') return <Pill tone="neutral">Inconnu</Pill>;
  return <Pill {...statusLooks[status]}>{statusTexts[status]}</Pill>;
}

function GoodsPill({ order: { fulfilment, deliveryMode } }: { readonly order: Order }) {
  const isPickUp = isPickUpMode(deliveryMode);
  if (fulfilment === 'prepared') return <Pill tone="neutral">Préparé</Pill>;
  if (fulfilment === 'delivered')
    return (
      <Pill tone="ok" icon="check">
        {isPickUp ? 'Enlevé' : 'Livré'}
      </Pill>
    );
  const part = fulfilment === 'partly-shipped' ? ' en partie' : '';
  return (
    <Pill tone="info" icon={isPickUp ? 'box' : 'truck'}>
      {`${isPickUp ? 'Prêt' : 'Expédié'}${part}`}
    </Pill>
  );
}

/** Shows the state of an order as specified, and details that the API adds. */
export function OrderState({ order }: { readonly order: Order }) {
  const state = paymentState(order);
  return (
    <p className={`${styles.state} sph-row`}>
      {state === 'cancelled' ? <Pill tone="neutral">Annulé</Pill> : <StatusPill order={order} />}
      {state === 'unfinished' && (
        <span className="sph-small">
          {order.payment?.examined ? 'Paiement en cours de traitement' : 'Paiement non terminé'}
        </span>
      )}
      {state === 'usual' && order.fulfilment && <GoodsPill order={order} />}
      {state === 'usual' && order.cancelledParts && <Pill tone="neutral">Annulé en partie</Pill>}
      {state === 'cancelled' && <span className="sph-small">Annulée par notre équipe</span>}
    </p>
  );
}
