import { useQuery } from '@tanstack/react-query';
import { orderQuery, paymentState } from 'page-kit/orders';
import { PageMeta, QueryFailure } from 'page-kit/page';
import { useLayoutEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { isMissing, useHttp } from 'shared-contracts/http';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/feedback';
import { Icon } from 'shared-ui/icon';
import { OrderSkeleton } from '../SectionSkeleton';
import { sectionPath, sectionTitles } from '../sections';
import styles from './OrderDetail.module.css';
import { OrderSheet } from './OrderSheet';
import { confirmationPath } from './order-paths';

interface OrderDetailProps {
  readonly orderId: string;
  /** Path of the list as the customer has filtered it. */
  readonly listPath: string;
  /** True when the customer came from the list: its focused link has unmounted. */
  readonly takesFocus: boolean;
}

/**
 * One order, with a link to the list. An unpaid order, which the list does not have, opens the page of the
 * checkout where it is paid. Orders of other customers show the message of unknown orders.
 */
export function OrderDetail({ orderId, listPath, takesFocus }: OrderDetailProps) {
  const query = useQuery(orderQuery(useHttp(), orderId));
  const { data: order, error } = query;
  const view = useRef<HTMLDivElement>(null);
  const state = order && paymentState(order);
  const shown = order !== undefined || error !== null;

  useLayoutEffect(() => {
    if (!takesFocus || !shown) return;
    window.scrollTo(0, 0);
    view.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [takesFocus, shown]);

  return (
    <div ref={view}>
      <PageMeta title={order ? `Commande ${order.orderNumber}` : 'Commande'} />
      <p className={styles.back} data-no-print>
        <a href={listPath}>
          <Icon name="chevron-left" size="s" />
          {sectionTitles.historique}
        </a>
      </p>
      {state === 'abandoned' || state === 'untried' ? (
        <Navigate to={confirmationPath(orderId)} replace />
      ) : order ? (
        <OrderSheet order={order} />
      ) : !error ? (
        <OrderSkeleton />
      ) : isMissing(error) ? (
        <EmptyState title="Votre commande" text="Cette commande ne peut pas être affichée.">
          <ButtonLink variant="secondary" href={sectionPath('historique')}>
            Voir toutes mes commandes
          </ButtonLink>
        </EmptyState>
      ) : (
        <QueryFailure
          query={query}
          text="Le détail de cette commande ne peut pas être affiché pour le moment."
        />
      )}
    </div>
  );
}
