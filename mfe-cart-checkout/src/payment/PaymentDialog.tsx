import { type ReactNode, useEffect, useId, useRef } from 'react';
import { announce } from 'shared-contracts/events';
import { formatCents } from 'shared-contracts/pricing';
import { Dialog } from 'shared-ui/dialog';
import { Note, RetryButton, Spinner } from 'shared-ui/feedback';
import styles from './PaymentDialog.module.css';
import { useLeaveGuard } from './use-leave-guard';
import type { Payment } from './use-payment-session';

interface PaymentDialogProps {
  payment: Payment;
  /** A question shown instead of the card form; its title has the id `titleId`. */
  question?: ((titleId: string) => ReactNode) | null;
}

/** The dialog 'Régler l'achat'. It cannot be closed while a payment or an order is being processed. */
export function PaymentDialog({ payment, question }: PaymentDialogProps) {
  const titleId = useId();
  const { stage, close } = payment;
  const active = stage === 'submitting' || stage === 'paid' || stage === 'ordering';
  useLeaveGuard(active);

  useEffect(() => {
    announce('checkout:payment-opened', {});
    return () => announce('checkout:payment-closed', {});
  }, []);

  return (
    <Dialog open size="s" labelledBy={titleId} dismissable={!active} onClose={close}>
      {question ? question(titleId) : <CardPayment payment={payment} titleId={titleId} />}
    </Dialog>
  );
}

function CardPayment({ payment, titleId }: { payment: Payment; titleId: string }) {
  const { stage, amount, message, container, retry } = payment;
  return (
    <>
      <DialogTitle id={titleId}>Régler l'achat</DialogTitle>
      <p className={styles.amount}>
        <span>Total TTC</span>
        <b>{amount !== null && formatCents(amount)}</b>
      </p>
      {stage === 'opening' && <Spinner label="Chargement du formulaire de paiement…" />}
      <div ref={container} hidden={stage === 'paid'} />
      <div className={styles.messages}>
        <div role="alert">
          {message?.text && message.code !== 'late' && (
            <Note tone={message.accepted ? 'warn' : 'bad'}>
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
        {message?.canRetry && <RetryButton variant="secondary" icon="refresh" onClick={retry} />}
        {(stage === 'ready' || stage === 'submitting') && !message?.canRetry && (
          <Note tone="info" icon="lock">
            Votre banque peut vous demander de confirmer dans son application. Gardez cette fenêtre ouverte.
          </Note>
        )}
      </div>
    </>
  );
}

/** Title of the payment dialog; focused on mount, since the pressed button has unmounted. */
export function DialogTitle({ id, children }: { id: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <h2 ref={title} id={id} tabIndex={-1} data-autofocus>
      {children}
    </h2>
  );
}
