import { type PaymentState, paymentState } from 'page-kit/orders';
import { useEffect, useRef, useState } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { LiveRegion } from 'shared-ui/layout';
import { Confirmation } from './Confirmation';
import { AbandonedOrder, CancelledOrder } from './EndedOrder';
import { UnpaidOrder, type UnpaidOrderProps } from './UnpaidOrder';

/** An order that is thanked for may still wait for its payment. */
type ShownState = PaymentState | 'awaited';

/** What is read out when an open page comes to this state. */
const news: Readonly<Record<ShownState, string>> = {
  awaited: 'Votre commande est confirmée, son règlement est en cours de traitement.',
  usual: 'Votre paiement est arrivé, votre commande est confirmée.',
  untried: 'Cette commande n’est pas payée.',
  unfinished: 'Cette commande n’est pas payée.',
  abandoned: 'Cette commande est abandonnée.',
  cancelled: 'Cette commande a été annulée par notre équipe.',
};

function shownState(order: Order): ShownState {
  const state = paymentState(order);
  return state === 'usual' && order.status === 'PAYMENT_PENDING' ? 'awaited' : state;
}

/** An order in the state that it has now; tells when that changes under the eyes of the customer. */
export function OrderView(props: UnpaidOrderProps) {
  const { order, customer } = props;
  const view = useRef<HTMLDivElement>(null);
  const state = shownState(order);
  const [announced, setAnnounced] = useState({ id: order.id, state, message: '' });
  if (announced.id !== order.id) setAnnounced({ id: order.id, state, message: '' });
  else if (announced.state !== state) setAnnounced({ id: order.id, state, message: news[state] });

  useEffect(() => {
    // The button that was pressed went with the state before.
    if (announced.message && document.activeElement === document.body)
      view.current?.querySelector('h1')?.focus();
  }, [announced]);

  return (
    <div ref={view}>
      <LiveRegion message={announced.message} />
      {(state === 'usual' || state === 'awaited') && <Confirmation order={order} customer={customer} />}
      {(state === 'untried' || state === 'unfinished') && <UnpaidOrder key={order.id} {...props} />}
      {state === 'abandoned' && <AbandonedOrder order={order} />}
      {state === 'cancelled' && <CancelledOrder order={order} />}
    </div>
  );
}
