import { useQuery } from '@tanstack/react-query';
import { orderQuery } from 'page-kit/orders';
import { PageMeta } from 'page-kit/page';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { Order } from 'shared-contracts/api/orders';
import { useRequireCustomer, useUser } from 'shared-contracts/auth';
import { isMissing, useHttp } from 'shared-contracts/http';
import { Button, ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';
import { useArrivedPayment } from '../../payment/use-settled-payment';
import { ConfirmationSkeleton } from '../skeletons';
import { OrderView } from './OrderView';

/** The order of the URL, for its own customer. */
export function Component() {
  const { orderId = '' } = useParams();
  const { pathname } = useLocation();
  const status = useRequireCustomer();
  const customer = useUser();
  const order = useQuery({ ...orderQuery(useHttp(), orderId), enabled: status === 'customer' });
  const { error, data } = order;
  // The unpaid order as it was when its card form was opened: it stays on the page until the payment's dialog closes.
  const [paid, setPaid] = useState<Order | null>(null);
  const shown = paid ?? data;
  useArrivedPayment(shown);

  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  if (status === 'pending') return <ConfirmationSkeleton />;
  if (status === 'visitor') return <Navigate to="/login" replace state={{ returnTo: pathname }} />;
  if (shown)
    return <OrderView order={shown} customer={customer} onPaying={(on) => setPaid(on ? shown : null)} />;
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
          <Button icon="refresh" busy={order.isFetching} onClick={() => void order.refetch()}>
            Réessayer
          </Button>
        )}
        <ButtonLink variant={unknown ? 'primary' : 'secondary'} href="/profile?historique">
          Historique de mes commandes
        </ButtonLink>
      </EmptyState>
    </Wrap>
  );
}
