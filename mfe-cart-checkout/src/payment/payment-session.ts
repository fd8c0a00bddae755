import { type Deployment, slowAfter } from 'page-kit/page';
import { flushSync } from 'react-dom';
import type { CartLine } from 'shared-contracts/api/cart';
import type { PaymentForm } from 'shared-contracts/api/checkout';
import type { Order } from 'shared-contracts/api/orders';
import { unknownError } from 'shared-contracts/api/unknown-error';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { exactFromEuros, toCents } from 'shared-contracts/pricing';
import type { Checkout, OrderedLines } from './checkout';
import { loadCardForm } from './load-card-form';
import type { CardAnswer, CardRefusal } from './load-card-library';
import {
  alreadyPaidOrder,
  creationRefusal,
  formBlocked,
  isRefusal,
  libraryNotLoaded,
  setupFailure,
  unusableForm,
  validationLost,
} from './payment-errors';
import type { PaymentEvent, PaymentMessage } from './payment-state';
import { submittedPayment } from './submitted-payment';

/** Time in milliseconds for which the success message is shown before the confirmation. */
const successTime = 1200;

/** What a card form can be opened for: a cart or a placed order. */
export interface Payable {
  readonly customerId: string;
  readonly lines: readonly CartLine[];
  /** Cents, with tax and delivery; null if the API does not send it. */
  readonly due: { readonly amount: number | null };
}

/** The differences between paying a cart and paying a placed order. */
export interface PaymentTarget<P extends Payable> {
  /** Requests the card form from the API. */
  openForm(payable: P): Promise<PaymentForm>;
  /** Returns true if it has handled the refusal; false lets the session show an error. */
  onRefusal(error: unknown, session: PaymentSession<P>): boolean;
  /** The order is paid, or its payment is in review. */
  onPaid(order: OrderedLines, isInReview: boolean): void;
  /** Navigates to the confirmation. */
  onLeave(orderId: string): void;
}

interface PaymentParts<P extends Payable> {
  readonly target: PaymentTarget<P>;
  readonly checkout: Checkout;
  readonly provider: PublicEnvironment['payment'];
  readonly deployment: Deployment;
  dispatch(event: PaymentEvent): void;
  /** Element for the card form; null until the dialog is mounted. */
  container(): HTMLElement | null;
  readOrder(orderId: string): Promise<Order>;
  /** Reopens the page in the deployed version, which opens the card form. */
  reopenPage(): void | Promise<void>;
  /** Releases the payment lock, so that other tabs can pay. */
  release(): void;
}

/** A running payment. */
export interface PaymentSession<P extends Payable> {
  /** As shown to the customer, or confirmed since. */
  payable: P;
  payByCard(): Promise<void>;
  retry(message: PaymentMessage | null): void;
  /** Removes the form and lets other tabs pay. Idempotent. */
  end(): void;
}

/** Creates one payment, from 'Payer' until its dialog closes; a validation that ends later does not navigate. */
export function createPaymentSession<P extends Payable>(
  payable: P,
  parts: PaymentParts<P>,
): PaymentSession<P> {
  const { target, checkout, provider, deployment, dispatch } = parts;
  let ended = false;
  /** Number of requests for the form; results of earlier attempts are ignored. */
  let attempts = 0;
  /** The bank has accepted the card: events of the form must not make the dialog closable meanwhile. */
  let validating = false;
  let removeForm: (() => void) | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const fail = (message: PaymentMessage) => dispatch({ type: 'formFailed', message });

  async function payByCard(): Promise<void> {
    attempts += 1;
    const current = attempts;
    const isOver = () => ended || attempts !== current;
    // Synchronous, so that the dialog is mounted before the form.
    flushSync(() => dispatch({ type: 'opening' }));
    try {
      const form = await target.openForm(session.payable);
      if (!isOver()) await showForm(form, isOver);
    } catch (error) {
      if (!isOver()) await formRefused(error, isOver);
    }
  }

  async function formRefused(error: unknown, isOver: () => boolean): Promise<void> {
    if (target.onRefusal(error, session)) return;
    const paidOrderId = alreadyPaidOrder(error);
    if (!paidOrderId) return showCreationFailure(error);
    try {
      // It may be another order, with other articles than the current purchase.
      const { items, totalTTC } = await parts.readOrder(paidOrderId);
      const amount = totalTTC === undefined ? undefined : toCents(exactFromEuros(totalTTC));
      if (!isOver()) finish({ orderId: paidOrderId, lines: items }, false, amount);
    } catch (readError) {
      if (!isOver()) showCreationFailure(readError);
    }
  }

  function showCreationFailure(error: unknown): void {
    console.error(error);
    fail({ text: creationRefusal(error), canRetry: true });
  }

  async function showForm({ formToken, orderId }: PaymentForm, isOver: () => boolean): Promise<void> {
    const container = parts.container();
    if (!container) return;
    const { customerId, lines } = session.payable;
    let usable = false;
    let code: PaymentMessage['code'] = 'missing';
    const lateTimer = setTimeout(() => {
      if (!isOver()) dispatch({ type: 'codeLate' });
    }, slowAfter);
    // A request that began offline may fail only after the connection has returned.
    let isOnlineAgain = false;
    const onOnline = () => (isOnlineAgain = true);
    window.addEventListener('online', onOnline);
    try {
      const { openCardForm } = await loadCardForm(deployment);
      code = undefined;
      clearTimeout(lateTimer);
      if (isOver()) return;
      dispatch({ type: 'codeLoaded' });
      const remove = await openCardForm({
        payment: provider,
        formToken,
        container,
        onReady: () => {
          usable = true;
          dispatch({ type: 'formReady' });
        },
        onSubmitting: () => {
          dispatch({ type: 'submitted' });
          submittedPayment.store({ orderId, customerId });
        },
        onRefused: (refusal, alreadyShown) =>
          usable ? refused(refusal, alreadyShown) : formNotShown(refusal),
        onPaid: (answer) => validate(answer, { orderId, lines }),
      });
      if (isOver()) remove();
      else removeForm = remove;
    } catch (error) {
      clearTimeout(lateTimer);
      if (isOver()) return;
      console.error(error);
      if (code && isOnlineAgain) await payInDeployedVersion();
      else fail({ text: code ? libraryNotLoaded : setupFailure(error), setup: true, canRetry: true, code });
    } finally {
      window.removeEventListener('online', onOnline);
    }
  }

  function refused({ errorCode, errorMessage }: CardRefusal, alreadyShown: boolean): void {
    if (validating) return;
    const canRetry = unusableForm.test(errorCode);
    if (canRetry) checkout.forgetForm();
    const text = alreadyShown ? null : errorMessage || unknownError;
    dispatch({ type: 'cardRefused', message: { text, canRetry } });
  }

  /** The form is on the page, but the provider's iframes were not loaded. */
  function formNotShown(refusal: CardRefusal): void {
    console.error(refusal);
    checkout.forgetForm();
    fail({ text: formBlocked, canRetry: true });
  }

  async function validate(answer: CardAnswer, order: OrderedLines): Promise<void> {
    dispatch({ type: 'submitted' });
    validating = true;
    let isInReview: boolean;
    try {
      isInReview = await checkout.validate(answer, order.orderId);
    } catch (error) {
      // Not shown (decision 000, 55): the provider also notifies the server of the payment.
      console.error(error);
      checkout.forgetForm();
      const message = isRefusal(error) ? null : { text: validationLost, accepted: true, canRetry: true };
      dispatch({ type: 'validationFailed', message });
      return;
    } finally {
      validating = false;
    }
    finish(order, isInReview);
  }

  function finish(order: OrderedLines, isInReview: boolean, amount?: number): void {
    dispatch({ type: 'paid', amount });
    target.onPaid(order, isInReview);
    if (!ended) leaving = setTimeout(() => target.onLeave(order.orderId), successTime);
  }

  /** Continues in the deployed version if that is why the code is missing. No form is open at this point. */
  async function payInDeployedVersion(): Promise<void> {
    dispatch({ type: 'opening' });
    const isOutdated = await deployment.lookForAnother();
    if (ended) return;
    if (!isOutdated) return payByCard();
    await parts.reopenPage();
  }

  const session: PaymentSession<P> = {
    payable,
    payByCard,
    retry(message) {
      removeForm?.();
      removeForm = undefined;
      void (message?.code === 'missing' ? payInDeployedVersion() : payByCard());
    },
    end() {
      clearTimeout(leaving);
      if (ended) return;
      ended = true;
      removeForm?.();
      parts.release();
    },
  };
  return session;
}
