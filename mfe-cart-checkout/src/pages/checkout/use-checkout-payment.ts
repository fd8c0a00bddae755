import { useQueryClient } from '@tanstack/react-query';
import { notify } from 'page-kit/forms';
import type { User } from 'shared-contracts/api/users';
import { isApiError } from 'shared-contracts/http';
import { addressChanged, changedAmount, conditionsChanged } from '../../payment/payment-errors';
import type { PaymentSession } from '../../payment/payment-session';
import { type OrderedLines, type Purchase, useCheckout } from '../../payment/checkout';
import { type Payment, usePaymentSession } from '../../payment/use-payment-session';

/** The customer. `user` null and not `pending`: the profile request failed. */
export interface Customer {
  readonly user: User | null;
  readonly pending: boolean;
}

const deferredFailure = 'Echec de la création de la commande'; // specification section 8

interface PaymentDeps {
  purchase: Purchase | null;
  deferred: boolean;
  /** The order is paid or placed. */
  onOrdered: (order: OrderedLines) => void;
  /** Navigates to the confirmation. */
  onLeave: (orderId: string) => void;
}

interface CartPayment extends Payment {
  readonly dialogOpen: boolean;
  pay(): Promise<void>;
  /** Continues with the changed amount. */
  confirm(): void;
}

/** Pays by card or on account, from 'Payer' to the confirmation; a changed amount must be confirmed first. */
export function usePayment({ purchase, deferred, onOrdered, onLeave }: PaymentDeps): CartPayment {
  const checkout = useCheckout();
  const queryClient = useQueryClient();
  const payment = usePaymentSession<Purchase>({
    openForm: checkout.openCardForm,
    onRefusal,
    onPaid: onOrdered,
    onLeave,
  });
  const { stage, changed, dispatch } = payment;

  async function pay() {
    const session = purchase && (await payment.begin(purchase));
    if (session) await order(session);
  }

  const order = (session: PaymentSession<Purchase>) => (deferred ? payLater(session) : session.payByCard());

  /** True if the API requires another amount: nothing is ordered or paid until the customer confirms it. */
  function askToConfirm(error: unknown, { payable }: PaymentSession<Purchase>): boolean {
    const newAmount = changedAmount(error, payable.due);
    if (newAmount) dispatch({ type: 'amountChanged', changed: newAmount });
    return newAmount !== null;
  }

  /** Handles what has changed since the page was loaded: the amount, an address, or what the company grants. */
  function onRefusal(error: unknown, session: PaymentSession<Purchase>): boolean {
    if (askToConfirm(error, session)) return true;
    if (!conditionsChanged(error) && !addressChanged(error)) return false;
    payment.close(error.message);
    void queryClient.invalidateQueries({ queryKey: [addressChanged(error) ? 'addresses' : 'profile'] });
    return true;
  }

  function confirm() {
    const { current: session } = payment.session;
    if (!session || !changed) return;
    session.payable = { ...session.payable, due: changed.due };
    dispatch({ type: 'confirmed', amount: changed.due.amount });
    void order(session);
  }

  async function payLater(session: PaymentSession<Purchase>) {
    dispatch({ type: 'ordering' });
    try {
      const { orderId } = await checkout.placeDeferred(session.payable);
      onOrdered({ orderId, lines: session.payable.lines });
      onLeave(orderId);
    } catch (error) {
      if (onRefusal(error, session)) return;
      payment.close(deferredFailure);
      notify(deferredFailure);
      if (!isApiError(error)) throw error;
    }
  }

  const dialogOpen = changed !== null || (stage !== 'idle' && stage !== 'ordering');
  return { ...payment, dialogOpen, pay, confirm };
}
