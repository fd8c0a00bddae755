import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { TextLink } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { settledOrderToldAtom, settledOrderToTellAtom } from '../payment/use-settled-payment';
import styles from './SettledOrder.module.css';

/** Announces once that an order was paid without this browser's knowledge. The live region exists before its text. */
export function SettledOrder() {
  const order = useAtomValue(settledOrderToTellAtom);
  const acknowledge = useSetAtom(settledOrderToldAtom);
  useEffect(() => () => acknowledge(), [acknowledge]);

  return (
    <div role="status">
      {order && (
        <Note tone="ok" className={styles.note}>
          Votre commande <b>{order.orderNumber}</b> est réglée&nbsp;: ses articles ont quitté votre panier.{' '}
          <TextLink href={`/invoice/${encodeURIComponent(order.id)}`}>Voir la commande</TextLink>
        </Note>
      )}
    </div>
  );
}
