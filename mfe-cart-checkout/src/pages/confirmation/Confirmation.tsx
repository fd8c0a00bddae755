import { useLateData } from 'page-kit/page';
import type { Order } from 'shared-contracts/api/orders';
import type { User } from 'shared-contracts/api/users';
import { Note, Skeleton, UntilLate } from 'shared-ui/feedback';
import { Banner } from './Banner';
import { OrderNews } from './OrderNews';
import { OrderSheet } from './OrderSheet';

export interface ConfirmationProps {
  order: Order;
  customer: { user: User | null; pending: boolean };
}

/** Thanks for an order that is paid or placed on account. One that waits for its payment asks by itself whether it has arrived. */
export function Confirmation({ order, customer }: ConfirmationProps) {
  return (
    <OrderSheet order={order} title="Commande confirmée" printable>
      <Banner tone="ok" title="MERCI POUR VOTRE COMMANDE" text={<MailLine {...customer} />} order={order}>
        {order.status === 'PAYMENT_PENDING' && (
          <>
            <Note tone="warn">Le règlement de la commande est en cours de traitement par notre équipe</Note>
            {order.payment?.method !== 'account' && <OrderNews orderId={order.id} />}
          </>
        )}
      </Banner>
    </OrderSheet>
  );
}

/** On a deep link the e-mail address is known only once the profile is. */
function MailLine({ user, pending }: ConfirmationProps['customer']) {
  const late = useLateData();
  if (user) {
    return (
      <p>
        Un e-mail de confirmation a été envoyé à <b>{user.emailAddress}</b>
      </p>
    );
  }
  if (pending) {
    return (
      <UntilLate {...late}>
        <Skeleton width="3/4" />
      </UntilLate>
    );
  }
  return <p>Un e-mail de confirmation a été envoyé à votre adresse.</p>;
}
