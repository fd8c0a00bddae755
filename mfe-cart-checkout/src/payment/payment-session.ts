import { type Deployment, slowAfter } from 'page-kit/page';
import { flushSync } from 'react-dom';
import type { CartLine } from 'shared-contracts/api/cart';
import type { PaymentForm } from 'shared-contracts/api/checkout';
import type { Order } from 'shared-contracts/api/orders';
import { unknownError } from 'shared-contracts/api/unknown-error';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { isApiError } from 'shared-contracts/http';
import { exactFromEuros, toCents } from 'shared-contracts/pricing';
import { CardFormMissing, loadCardForm } from './load-card-form';
import type { CardAnswer, CardRefusal } from './load-card-library';
import {
  alreadyPaidOrder,
  creationRefusal,
  deadForm,
  formBlocked,
  setupFailure,
  validationLost,
} from './payment-errors';
import type { PaymentEvent, PaymentMessage } from './payment-state';
import { pendingCardForm } from './pending-card-form';
import type { Checkout, OrderedLines } from './place-order';
import { submittedPayment } from './submitted-payment';

/** The thanks stay this long before the confirmation (milliseconds). */
const thanksTime = 1200;

/** The API has answered, and says no. */
const isRefusal = (error: unknown) => isApiError(error) && error.status !== null && error.status < 500;

/** What a card form can be opened for: a cart, or an order that was placed. */
export interface Payable {
  readonly customerId: string;
  readonly lines: readonly CartLine[];
  /** Cents, with tax and delivery; null where the API does not tell. */
  readonly due: { readonly amount: number | null };
}

/** What differs between the payment of a cart and that of a placed order. */
export interface PaymentTarget<P extends Payable> {
  /** Requests its card form from the API. */
  openForm(payable: P): Promise<PaymentForm>;
  /** True when a refused form is no failure: the caller shows what it means. */
  onRefusal(error: unknown, session: PaymentSession<P>): boolean;
  /** The order is paid, or its payment is in review. */
  onPaid(order: OrderedLines): void;
  /** Time to go to the confirmation. */
  onLeave(orderId: string): void;
}

/** What a session works with. */
interface PaymentParts<P extends Payable> {
  readonly target: PaymentTarget<P>;
  readonly checkout: Checkout;
  readonly provider: PublicEnvironment['payment'];
  readonly deployment: Deployment;
  dispatch(event: PaymentEvent): void;
  /** Where the card form goes; null before the dialog is there. */
  container(): HTMLElement | null;
  readOrder(orderId: string): Promise<Order>;
  /** Opens the page again in the version that is deployed. */
  reopenPage(): void | Promise<void>;
  /** Lets other tabs pay. */
  release(): void;
}

export interface PaymentSession<P extends Payable> {
  /** As it was shown, or confirmed since. */
  payable: P;
  payByCard(): Promise<void>;
  retry(message: PaymentMessage | null): void;
  /** Takes the form away and lets other tabs pay; a second time it does nothing. */
  end(): void;
}

/** One payment, from the button that pays until its dialog closes; what comes after `end` changes nothing. */
export function createPaymentSession<P extends Payable>(
  payable: P,
  parts: PaymentParts<P>,
): PaymentSession<P> {
  const { target, checkout, provider, deployment, dispatch } = parts;
  let ended = false;
  /** How often the form was requested; what an earlier try brings comes too late. */
  let tries = 0;
  /** The bank has accepted the card: what the form reports meanwhile must not make the dialog closable. */
  let validating = false;
  let removeForm: (() => void) | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const fail = (message: PaymentMessage) => dispatch({ type: 'formFailed', message });

  async function payByCard(): Promise<void> {
    tries += 1;
    const current = tries;
    const isOver = () => ended || tries !== current;
    // At once, so that the dialog is there to take the form.
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
    const paid = alreadyPaidOrder(error);
    if (!paid) return notOpened(error);
    try {
      // It may be another order, with other articles than what was to be paid.
      const { items, totalTTC } = await parts.readOrder(paid);
      if (!isOver())
        thank(
          { orderId: paid, lines: items },
          totalTTC === undefined ? {} : { amount: toCents(exactFromEuros(totalTTC)) },
        );
    } catch (unread) {
      if (!isOver()) notOpened(unread);
    }
  }

  function notOpened(error: unknown): void {
    console.error(error);
    fail({ text: creationRefusal(error), canRetry: true });
  }

  async function showForm({ formToken, orderId }: PaymentForm, isOver: () => boolean): Promise<void> {
    const container = parts.container();
    if (!container) return;
    const { customerId, lines } = session.payable;
    let usable = false;
    const waiting = setTimeout(() => {
      if (!isOver()) dispatch({ type: 'codeLate' });
    }, slowAfter);
    try {
      const { openCardForm } = await loadCardForm(deployment);
      clearTimeout(waiting);
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
          submittedPayment.store({ orderId, customerId, lines });
        },
        onRefused: (refusal, alreadyShown) =>
          usable ? refused(refusal, alreadyShown) : formNotShown(refusal),
        onPaid: (answer) => validate(answer, { orderId, lines }),
      });
      if (isOver()) remove();
      else removeForm = remove;
    } catch (error) {
      clearTimeout(waiting);
      if (isOver()) return;
      console.error(error);
      const code = error instanceof CardFormMissing ? ({ code: 'missing' } as const) : {};
      fail({ text: setupFailure(error), setup: true, canRetry: true, ...code });
    }
  }

  function refused({ errorCode, errorMessage }: CardRefusal, alreadyShown: boolean): void {
    if (validating) return;
    const canRetry = deadForm.test(errorCode);
    if (canRetry) checkout.forgetForm();
    const text = alreadyShown ? null : errorMessage || unknownError;
    dispatch({ type: 'cardRefused', message: { text, canRetry } });
  }

  /** The form is on the page, but the provider's frames have not come. */
  function formNotShown(refusal: CardRefusal): void {
    console.error(refusal);
    checkout.forgetForm();
    fail({ text: formBlocked, canRetry: true });
  }

  async function validate(answer: CardAnswer, order: OrderedLines): Promise<void> {
    dispatch({ type: 'submitted' });
    validating = true;
    try {
      await checkout.validate(answer, order.orderId);
    } catch (error) {
      // Not shown (decision 000, 55): the server learns of the payment from the provider as well.
      console.error(error);
      checkout.forgetForm();
      const message = isRefusal(error) ? null : { text: validationLost, accepted: true, canRetry: true };
      dispatch({ type: 'validationFailed', message });
      return;
    } finally {
      validating = false;
    }
    thank(order);
  }

  function thank(order: OrderedLines, amount: { readonly amount?: number } = {}): void {
    dispatch({ type: 'paid', ...amount });
    target.onPaid(order);
    if (!ended) leaving = setTimeout(() => target.onLeave(order.orderId), thanksTime);
  }

  /** The code may be gone because another version is deployed: that one goes on. No form is open that it would tear down. */
  async function payInDeployedVersion(): Promise<void> {
    dispatch({ type: 'opening' });
    const isOutdated = await deployment.lookForAnother();
    if (ended) return;
    if (!isOutdated) return payByCard();
    pendingCardForm.store({ askedAt: Date.now() });
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
