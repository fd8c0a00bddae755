import { useSetAtom } from 'jotai';
import { notify } from 'page-kit/forms';
import { useState } from 'react';
import { isApiError, useHttp } from 'shared-contracts/http';
import type { Opening } from '../../payment/opening';
import { type ChangedAmount, changedAmount } from '../../payment/payment-errors';
import type { PaymentState } from '../../payment/payment-state';
import {
  forgetPaymentAtom,
  type OrderedLines,
  openPaymentForAtom,
  type Purchase,
  placeDeferredOrderAtom,
} from '../../payment/purchase';
import { useCardPayment } from '../../payment/use-card-payment';

const deferredFailure = 'Echec de la création de la commande'; // specification section 8

export interface PaymentDeps {
  purchase: Purchase | null;
  deferred: boolean;
  /** The order is paid or placed. */
  onOrdered: (order: OrderedLines) => void;
  /** Time to go to the confirmation. */
  onLeave: (orderId: string) => void;
}

export interface CartPayment extends PaymentState {
  readonly dialogOpen: boolean;
  /** The customer is asked to confirm it, or has just done so. */
  readonly changed: ChangedAmount | null;
  /** On the page, beside 'Payer'. */
  readonly failure: string | null;
  pay(): Promise<void>;
  /** Goes on with the changed amount. */
  confirm(): void;
}

/** From 'Payer' to the confirmation, by card or on account; asks before it goes on with another amount. */
export function usePayment({ purchase, deferred, onOrdered, onLeave }: PaymentDeps): CartPayment {
  const http = useHttp();
  const openPaymentFor = useSetAtom(openPaymentForAtom);
  const placeDeferredOrder = useSetAtom(placeDeferredOrderAtom);
  const forgetForm = useSetAtom(forgetPaymentAtom);
  const [changed, setChanged] = useState<ChangedAmount | null>(null);
  const card = useCardPayment<Purchase>({
    openForm: (due) => openPaymentFor({ http, purchase: due }),
    takesRefusal: askAgain,
    onOpening: () => setChanged(null),
    forgetForm,
    onPaid: onOrdered,
    onLeave,
  });
  const { stage, amount, message, failure, container, retry } = card;

  function close() {
    card.close();
    setChanged(null);
  }

  async function pay() {
    const opening = purchase && (await card.begin(purchase));
    if (opening) await order(opening);
  }

  const order = (opening: Opening<Purchase>) => (deferred ? payLater(opening) : card.payByCard(opening));

  /** True when the API asks another amount: nothing is ordered or paid before the customer has seen it. */
  function askAgain(error: unknown, { payable }: Opening<Purchase>): boolean {
    const other = changedAmount(error, payable.due);
    if (!other) return false;
    setChanged(other);
    card.setStage('asking');
    return true;
  }

  function confirm() {
    const { current } = card.opening;
    if (!current || !changed) return;
    card.change(current, { ...current.payable, due: changed.due });
    void order(current);
  }

  async function payLater(opening: Opening<Purchase>) {
    card.setStage('ordering');
    try {
      const { orderId } = await placeDeferredOrder({ http, purchase: opening.payable });
      onOrdered({ orderId, lines: opening.payable.lines });
      onLeave(orderId);
    } catch (error) {
      if (askAgain(error, opening)) return;
      close();
      card.setFailure(deferredFailure);
      notify(deferredFailure);
      if (!isApiError(error)) throw error;
    }
  }

  const dialogOpen = changed !== null || (stage !== 'idle' && stage !== 'ordering');
  return { stage, dialogOpen, amount, changed, message, failure, container, pay, confirm, retry, close };
}
