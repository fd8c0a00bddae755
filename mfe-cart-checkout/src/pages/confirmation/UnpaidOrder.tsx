import { formatUntil } from 'page-kit/orders';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { useUser } from 'shared-contracts/auth';
import { Button, TextLink } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { PaymentDialog } from '../../payment/PaymentDialog';
import { useResumeOnArrival } from '../../payment/resume-payment';
import { AbandonQuestion } from './AbandonQuestion';
import { OrderSheet } from './OrderSheet';
import { useResumedPayment } from './use-resumed-payment';

const accountMissing = 'Votre compte n’a pas pu être chargé\u00a0: rechargez la page pour pouvoir payer.';

export interface UnpaidOrderProps {
  order: Order;
  /** True while the payment dialog is open: the page must not change, even if the order does. */
  onPaying: (paying: boolean) => void;
}

/** An unpaid card order, with buttons to resume the payment or abandon the order. */
export function UnpaidOrder({ order, onPaying }: UnpaidOrderProps) {
  const { user, pending } = useUser();
  const payment = useResumedPayment(order, user?.id);
  const [abandoning, setAbandoning] = useState(false);
  const { dialogOpen } = payment;
  const examined = order.payment?.examined === true;
  const resumable = order.payment?.resumableUntil !== undefined;
  const { title, text } = unpaidTexts(order, examined);

  const reportPaying = useEffectEvent(onPaying);
  useEffect(() => {
    reportPaying(dialogOpen);
    return () => reportPaying(false);
  }, [dialogOpen]);

  useResumeOnArrival(resumable && user !== null, payment.pay);

  return (
    <>
      <OrderSheet order={order} tone="warn" title={title} text={<p>{text}</p>}>
        {payment.failure && (
          <Note tone={examined ? 'info' : 'bad'} role="alert">
            {payment.failure}
          </Note>
        )}
        <div className="sph-row">
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
          <TextLink href="/order">Retour au panier</TextLink>
        </div>
      </OrderSheet>
      {dialogOpen && <PaymentDialog payment={payment} />}
      {abandoning && (
        <AbandonQuestion order={order} onClose={() => setAbandoning(false)} onRefused={payment.showRefusal} />
      )}
    </>
  );
}

/** Heading and explanation of an unpaid card order. `examined`: the provider is reviewing a payment. */
function unpaidTexts({ payment }: Order, examined: boolean): { title: string; text: string } {
  if (examined) {
    return {
      title: 'Paiement en cours de traitement',
      text: 'Votre paiement est encore en cours de vérification. Cette page vous dira s’il est accepté\u202f; s’il est refusé, vous pourrez le reprendre.',
    };
  }
  const until = formatUntil(payment?.resumableUntil);
  if (payment?.tried) {
    return {
      title: 'Paiement non terminé',
      text: until
        ? `Nous n’avons pas reçu votre paiement. Reprenez-le avant le ${until}, aux mêmes prix, ou abandonnez la commande.`
        : 'Nous n’avons pas reçu votre paiement. Pour commander, repassez par votre panier.',
    };
  }
  return {
    title: 'Commande non réglée',
    text: until
      ? `Cette commande n’est pas payée. Payez-la avant le ${until}, aux mêmes prix, ou abandonnez-la.`
      : 'Cette commande n’a pas été payée. Pour commander, repassez par votre panier.',
  };
}
