import { useEffect, useId } from 'react';
import { announce } from 'shared-contracts/events';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Note } from 'shared-ui/note';
import { Spinner } from 'shared-ui/skeleton';
import styles from './PaymentDialog.module.css';
import type { PaymentState } from './payment-state';
import { useHeldPage } from './use-held-page';

export interface PaymentDialogProps {
  payment: PaymentState;
  /** Formatted, with tax and delivery. */
  total: string;
}

/** The dialog 'Régler l'achat'. It cannot be closed while the bank decides. */
export function PaymentDialog({
  payment: { stage, message, place, close, retry },
  total,
}: PaymentDialogProps) {
  const titleId = useId();
  const held = stage === 'submitting' || stage === 'paid';
  useHeldPage(held);

  useEffect(() => {
    announce('checkout:payment-opened', {});
    return () => announce('checkout:payment-closed', {});
  }, []);

  return (
    <Dialog open closeOnBack size="s" labelledBy={titleId} dismissable={!held} onClose={close}>
      <h2 id={titleId} className={styles.title} tabIndex={-1} data-autofocus>
        Régler l'achat
      </h2>
      <p className={styles.amount}>
        <span>Total TTC</span>
        <b>{total}</b>
      </p>
      {stage === 'opening' && <Spinner label="Chargement du formulaire de paiement…" />}
      <div ref={place} hidden={stage === 'paid'} />
      <div className={styles.messages}>
        <div role="alert">
          {message?.text && message.code !== 'late' && (
            <Note tone="bad">
              {message.setup ? (
                <span lang="en">{message.text} (see console for more details)</span>
              ) : (
                message.text
              )}
            </Note>
          )}
        </div>
        <div role="status">
          {message?.code === 'late' && <Note tone="info">{message.text}</Note>}
          {stage === 'paid' && (
            <Note tone="ok">
              <span lang="en">Payment successful! Redirection in progress…</span>
            </Note>
          )}
        </div>
        {message?.canRetry && (
          <Button variant="secondary" icon="refresh" onClick={retry}>
            Réessayer
          </Button>
        )}
        {(stage === 'ready' || stage === 'submitting') && !message?.canRetry && (
          <Note tone="info" icon="lock">
            Votre banque peut vous demander de confirmer dans son application. Gardez cette fenêtre ouverte.
          </Note>
        )}
      </div>
    </Dialog>
  );
}
