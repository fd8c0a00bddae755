import { useQueryClient } from '@tanstack/react-query';
import { notify } from 'page-kit/forms';
import { isApiError } from 'shared-contracts/http';
import { type OrderedLines, type Purchase, useCheckout } from '../../payment/checkout';
import { changedAmount } from '../../payment/payment-errors';
import type { PaymentSession } from '../../payment/payment-session';
import { usePaymentSession } from '../../payment/use-payment-session';

const deferredFailure = 'Echec de la création de la commande'; // specification section 8

/** Key of the query that has outdated data, by the code of the refusal that says so. */
const outdatedQueries = new Map([
  ['ordering_blocked', 'profile'],
  ['account_limit_exceeded', 'profile'],
  ['deferred_not_allowed', 'profile'],
  ['address_changed', 'addresses'],
]);

interface PaymentDeps {
  purchase: Purchase | null;
  deferred: boolean;
  /** The order is paid or placed. */
  onOrdered: (order: OrderedLines) => void;
  /** Navigates to the confirmation. */
  onLeave: (orderId: string) => void;
}

/** Pays by card or on account, from 'Payer' to the confirmation; a changed amount must be confirmed first. */
export function useCheckoutPayment({ purchase, deferred, onOrdered, onLeave }: PaymentDeps) {
  const checkout = useCheckout();
  const queryClient = useQueryClient();
  const payment = usePaymentSession<Purchase>({
    openForm: checkout.openCardForm,
    onRefusal,
    onPaid: onOrdered,
    onLeave,
  });
  const { changed, dispatch } = payment;

  async function pay() {
    const session = purchase && (await payment.begin(purchase));
    if (session) await order(session);
  }

  const order = (session: PaymentSession<Purchase>) => (deferred ? payLater(session) : session.payByCard());

  /** Handles what has changed since the page was loaded: the amount, an address, or what the company grants. */
  function onRefusal(error: unknown, { payable }: PaymentSession<Purchase>): boolean {
    const newAmount = changedAmount(error, payable.due);
    if (newAmount) {
      // Nothing is ordered or paid until the customer confirms it.
      dispatch({ type: 'amountChanged', changed: newAmount });
      return true;
    }
    const outdated = isApiError(error) && outdatedQueries.get(error.code);
    if (!outdated) return false;
    payment.close(error.message);
    void queryClient.invalidateQueries({ queryKey: [outdated] });
    return true;
  }

  /** Continues with the changed amount. */
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

  return { ...payment, pay, confirm };
}
