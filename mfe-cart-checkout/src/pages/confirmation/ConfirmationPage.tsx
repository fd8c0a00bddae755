import { useQuery } from '@tanstack/react-query';
import { orderQuery, type PaymentState, paymentState } from 'page-kit/orders';
import { PageMeta, UntilDataLate, useEnvironment } from 'page-kit/page';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { Order } from 'shared-contracts/api/orders';
import { useRequireCustomer, useUser } from 'shared-contracts/auth';
import { isMissing, useHttp } from 'shared-contracts/http';
import { ButtonLink, TextLink } from 'shared-ui/button';
import { EmptyState, Note, RetryButton, Skeleton } from 'shared-ui/feedback';
import { LiveRegion, Wrap } from 'shared-ui/layout';
import { useArrivedPayment } from '../../payment/use-settled-payment';
import { ConfirmationSkeleton } from '../skeletons';
import { OrderSheet } from './OrderSheet';
import { UnpaidOrder, type UnpaidOrderProps } from './UnpaidOrder';

/** Polling intervals in milliseconds. */
const minInterval = 5_000;
const maxInterval = 5 * 60_000;

/**
 * Polls an order while the page is visible and a card payment may arrive: every five seconds at first, then at
 * growing intervals of up to five minutes, and immediately after a reconnect.
 */
function usePolledOrder(orderId: string, enabled: boolean) {
  const [openedAt] = useState(() => Date.now());
  return useQuery({
    ...orderQuery(useHttp(), orderId),
    enabled,
    refetchInterval: ({ state: { data, dataUpdatedAt, errorUpdatedAt } }) => {
      if (data?.status !== 'PAYMENT_PENDING' || data.payment?.method === 'account') return false;
      const waited = Math.max(dataUpdatedAt, errorUpdatedAt) - openedAt;
      return Math.min(maxInterval, Math.max(minInterval, waited / 2));
    },
  });
}

/** Page of the order in the URL, for the customer who placed it. */
export function Component() {
  const { orderId = '' } = useParams();
  const { pathname } = useLocation();
  const status = useRequireCustomer();
  const order = usePolledOrder(orderId, status === 'customer');
  const { error, data } = order;
  // The unpaid order, unchanged while its payment dialog is open.
  const [frozen, setFrozen] = useState<Order | null>(null);
  const shown = frozen ?? data;
  useArrivedPayment(shown);

  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  if (status === 'pending') return <ConfirmationSkeleton />;
  if (status === 'visitor') return <Navigate to="/login" replace state={{ returnTo: pathname }} />;
  if (shown) return <OrderView order={shown} onPaying={(on) => setFrozen(on ? shown : null)} />;
  if (!error) return <ConfirmationSkeleton />;

  const unknown = isMissing(error);
  return (
    <Wrap>
      <PageMeta title="Commande" />
      <EmptyState
        headingLevel={1}
        picture="indisponible"
        title="Votre commande"
        text={
          unknown
            ? 'Cette commande ne peut pas être affichée. Retrouvez toutes vos commandes dans votre historique.'
            : 'Le détail de cette commande ne peut pas être affiché pour le moment.'
        }
      >
        {!unknown && (
          <RetryButton icon="refresh" busy={order.isFetching} onClick={() => void order.refetch()} />
        )}
        <ButtonLink variant={unknown ? 'primary' : 'secondary'} href="/profile?historique">
          Historique de mes commandes
        </ButtonLink>
      </EmptyState>
    </Wrap>
  );
}

/** `awaited`: the order is confirmed, but its payment is still being processed. */
type ShownState = PaymentState | 'awaited';

/** Announced to screen readers when the order changes to this state on an open page. */
const announcements: Readonly<Record<ShownState, string>> = {
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

function OrderView(props: UnpaidOrderProps) {
  const { order } = props;
  const view = useRef<HTMLDivElement>(null);
  const state = shownState(order);
  const [announced, setAnnounced] = useState({ id: order.id, state, message: '' });
  if (announced.id !== order.id) setAnnounced({ id: order.id, state, message: '' });
  else if (announced.state !== state) setAnnounced({ id: order.id, state, message: announcements[state] });

  useLayoutEffect(() => {
    // The pressed button unmounted with the previous state.
    if (announced.message && document.activeElement === document.body)
      view.current?.querySelector('h1')?.focus();
  }, [announced]);

  return (
    <div ref={view}>
      <LiveRegion message={announced.message} />
      {(state === 'usual' || state === 'awaited') && <Confirmation order={order} />}
      {(state === 'untried' || state === 'unfinished') && <UnpaidOrder key={order.id} {...props} />}
      {state === 'abandoned' && <AbandonedOrder order={order} />}
      {state === 'cancelled' && <CancelledOrder order={order} />}
    </div>
  );
}

/** Confirmation of an order that is paid or on account. */
function Confirmation({ order }: { order: Order }) {
  return (
    <OrderSheet
      order={order}
      tone="ok"
      documentTitle="Commande confirmée"
      title="MERCI POUR VOTRE COMMANDE"
      text={<EmailLine />}
    >
      {order.status === 'PAYMENT_PENDING' && (
        <Note tone="warn">Le règlement de la commande est en cours de traitement par notre équipe</Note>
      )}
    </OrderSheet>
  );
}

/** On a deep link, the email address is unknown until the profile is loaded. */
function EmailLine() {
  const { user, pending } = useUser();
  if (user?.emailAddress) {
    return (
      <p>
        Un e-mail de confirmation a été envoyé à <b>{user.emailAddress}</b>
      </p>
    );
  }
  if (pending) {
    return (
      <UntilDataLate>
        <Skeleton width="3/4" />
      </UntilDataLate>
    );
  }
  return <p>Un e-mail de confirmation a été envoyé à votre adresse.</p>;
}

/** An order that was not paid in time or was abandoned by the customer. */
function AbandonedOrder({ order }: { order: Order }) {
  return (
    <OrderSheet
      order={order}
      tone="neutral"
      title="Commande abandonnée"
      text={<p>Elle n’a pas été payée et ne peut plus l’être. Pour commander, passez par votre panier.</p>}
    >
      <ButtonLink href="/order">Voir mon panier</ButtonLink>
    </OrderSheet>
  );
}

/** An order cancelled by the company. */
function CancelledOrder({ order }: { order: Order }) {
  const { company } = useEnvironment();
  return (
    <OrderSheet
      order={order}
      tone="neutral"
      documentTitle="Commande annulée"
      title="Commande annulée par notre équipe"
      text={
        <p>
          Pour toute question, appelez le service client au{' '}
          <TextLink href={`tel:${company.phone}`}>{company.phoneDisplayed}</TextLink>.
        </p>
      }
    />
  );
}
