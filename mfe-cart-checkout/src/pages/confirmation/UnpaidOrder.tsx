import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import type { User } from 'shared-contracts/api/users';
import { Button, TextLink } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { PaymentDialog } from '../../payment/PaymentDialog';
import { usePendingCardForm } from '../../payment/pending-card-form';
import { AbandonQuestion } from './AbandonQuestion';
import { Banner } from './Banner';
import { OrderNews } from './OrderNews';
import { OrderSheet } from './OrderSheet';
import styles from './UnpaidOrder.module.css';
import { unpaidTexts } from './unpaid-texts';
import { useResumeOnArrival } from './use-resume-on-arrival';
import { useResumedPayment } from './use-resumed-payment';

const accountMissing = 'Votre compte n’a pas pu être chargé\u00a0: rechargez la page pour pouvoir payer.';

export interface UnpaidOrderProps {
  order: Order;
  customer: { user: User | null; pending: boolean };
  /** The payment is in its dialog: the page stays as it is, whatever becomes of the order meanwhile. */
  onPaying: (paying: boolean) => void;
}

/** An order by card that is not paid: what to do about it. It asks by itself whether the payment has arrived. */
export function UnpaidOrder({ order, customer: { user, pending }, onPaying }: UnpaidOrderProps) {
  const payment = useResumedPayment(order, user?.id);
  const [abandoning, setAbandoning] = useState(false);
  const { dialogOpen, examined } = payment;
  const resumable = order.payment?.resumableUntil !== undefined;
  const { title, text } = unpaidTexts(order, examined);

  const tellPaying = useEffectEvent(onPaying);
  useEffect(() => {
    tellPaying(dialogOpen);
    return () => tellPaying(false);
  }, [dialogOpen]);

  const possible = resumable && user !== null;
  usePendingCardForm(possible, payment.pay);
  useResumeOnArrival(possible, payment.pay);

  return (
    <OrderSheet order={order} title={title}>
      <Banner tone="warn" title={title} text={<p>{text}</p>} order={order}>
        {payment.failure && (
          <Note tone={examined ? 'info' : 'bad'} role="alert">
            {payment.failure}
          </Note>
        )}
        <div className={styles.actions}>
          {resumable && (
            <Button
              icon="lock"
              variant={examined ? 'secondary' : 'primary'}
              busy={pending}
              disabledReason={user || pending ? undefined : accountMissing}
              onClick={() => void payment.pay()}
            >
              Reprendre le paiement
            </Button>
          )}
          <Button variant="secondary" onClick={() => setAbandoning(true)}>
            Abandonner
          </Button>
          <OrderNews orderId={order.id} />
          <TextLink href="/order">Retour au panier</TextLink>
        </div>
      </Banner>
      {dialogOpen && <PaymentDialog payment={payment} />}
      {abandoning && (
        <AbandonQuestion order={order} onClose={() => setAbandoning(false)} onRefused={payment.meetRefusal} />
      )}
    </OrderSheet>
  );
}
