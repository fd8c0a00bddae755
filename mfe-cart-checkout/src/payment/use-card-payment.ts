import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { slowAfter, useDeployment, useEnvironment } from 'page-kit/page';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ValidatedPayment } from 'shared-contracts/api/checkout';
import { unknownError } from 'shared-contracts/api/unknown-error';
import { isApiError, useHttp } from 'shared-contracts/http';
import { exactFromEuros, toCents } from 'shared-contracts/pricing';
import { delaySentences } from 'shared-ui/feedback';
import { keptAwaitedForm } from './awaited-form';
import type { CardAnswer, CardRefusal } from './card-library';
import { CardFormMissing, loadCardForm } from './load-card-form';
import { type CardForm, end, type Opening, type Payable } from './opening';
import { orderQuery } from './order-query';
import { alreadyPaidOrder, creationRefusal, setupFailure } from './payment-errors';
import type { CardPayment, CardPaymentDeps, PaymentMessage, PaymentStage } from './payment-state';
import type { OrderedLines } from './purchase';
import { keptPayment, paymentExaminedAtom } from './submitted-payment';
import { holdPaymentLock, otherTabPays } from './tab-lock';

/** The thanks stay this long before the confirmation (milliseconds). */
const thanksTime = 1200;
/** The form cannot be used again: refused key or token, too many tries, expired, or the provider's own failure. */
const deadForm = /^(CLIENT_(004|100|999)|PSP_(099|108))$/;
const formBlocked =
  'Les champs de la carte n’ont pas pu s’afficher\u00a0: un bloqueur de contenu ou votre réseau les arrête peut-être. Autorisez-les pour cette page, puis réessayez.';
const validationLost =
  'Votre banque a accepté le paiement, mais sa confirmation ne nous est pas encore parvenue. Réessayez\u00a0: vous ne paierez pas deux fois. Sinon, un e-mail vous confirmera la commande dès que la banque nous l’aura signalée.';

/** The API has answered, and says no. */
const isRefusal = (error: unknown) => isApiError(error) && error.status !== null && error.status < 500;

/** From the button that pays to the confirmation, by card. */
export function useCardPayment<P extends Payable>(deps: CardPaymentDeps<P>): CardPayment<P> {
  const http = useHttp();
  const { payment: provider } = useEnvironment();
  const deployment = useDeployment();
  const navigate = useNavigate();
  const location = useLocation();
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<PaymentStage>('idle');
  const [amount, setAmount] = useState<number | null>(null);
  const [message, setMessage] = useState<PaymentMessage | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const paymentExamined = useSetAtom(paymentExaminedAtom);
  const container = useRef<HTMLDivElement>(null);
  const running = useRef(false);
  const opening = useRef<Opening<P> | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const gone = useRef(false);

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      end(opening.current);
      clearTimeout(leaving.current);
    };
  }, []);

  function close() {
    end(opening.current);
    opening.current = null;
    running.current = false;
    setStage('idle');
    setMessage(null);
  }

  async function begin(payable: P) {
    if (running.current) return null;
    running.current = true;
    setFailure(null);
    const release = await holdPaymentLock();
    if (gone.current) {
      release?.();
      return null;
    }
    if (!release) {
      setFailure(otherTabPays);
      running.current = false;
      return null;
    }
    opening.current = { closed: false, payable, tries: 0, release };
    setAmount(payable.due.amount);
    return opening.current;
  }

  function change(current: Opening<P>, payable: P) {
    current.payable = payable;
    setAmount(payable.due.amount);
  }

  async function payByCard(current: Opening<P>) {
    current.tries += 1;
    const { tries } = current;
    const isOver = () => current.closed || current.tries !== tries;
    // At once, so that the dialog is there to take the form.
    flushSync(() => {
      // Another try meanwhile moves no button from under the pointer.
      setMessage((shown) => (shown?.code === 'late' ? shown : null));
      deps.onOpening?.();
      setStage('opening');
    });
    try {
      const { formToken, orderId } = await deps.openForm(current.payable);
      if (!isOver()) await showCardForm({ current, isOver, formToken, orderId });
    } catch (error) {
      if (!isOver()) await formRefused(error, current, isOver);
    }
  }

  async function formRefused(error: unknown, current: Opening<P>, isOver: () => boolean) {
    if (deps.takesRefusal(error, current)) return;
    const paid = alreadyPaidOrder(error);
    if (!paid) return notOpened(error);
    try {
      // It may be another order, with other articles than what was to be paid.
      const { items, totalTTC } = await queryClient.fetchQuery({ ...orderQuery(http, paid), staleTime: 0 });
      if (isOver()) return;
      if (totalTTC !== undefined) setAmount(toCents(exactFromEuros(totalTTC)));
      thank({ orderId: paid, lines: items });
    } catch (unread) {
      if (!isOver()) notOpened(unread);
    }
  }

  function notOpened(error: unknown) {
    console.error(error);
    fail({ text: creationRefusal(error), canRetry: true });
  }

  async function showCardForm({ current, isOver, formToken, orderId }: CardForm) {
    const { current: element } = container;
    if (!element) return;
    const { customerId, lines } = current.payable;
    let usable = false;
    const waiting = setTimeout(() => {
      if (!isOver()) setMessage({ text: delaySentences.slow, canRetry: true, code: 'late' });
    }, slowAfter);
    try {
      const { openCardForm } = await loadCardForm(deployment);
      clearTimeout(waiting);
      if (isOver()) return;
      setMessage(null);
      const removeForm = await openCardForm({
        payment: provider,
        formToken,
        container: element,
        onReady: () => {
          usable = true;
          setStage('ready');
        },
        onSubmitting: () => {
          setMessage(null);
          setStage('submitting');
          keptPayment.keep({ orderId, customerId, lines });
        },
        onRefused: (refusal, alreadyShown) =>
          usable ? refused(refusal, alreadyShown) : formNotShown(refusal),
        onPaid: (answer) => validate(answer, { orderId, lines }),
      });
      if (isOver()) removeForm();
      else current.removeForm = removeForm;
    } catch (error) {
      clearTimeout(waiting);
      if (isOver()) return;
      console.error(error);
      const code = error instanceof CardFormMissing ? ({ code: 'missing' } as const) : {};
      fail({ text: setupFailure(error), setup: true, canRetry: true, ...code });
    }
  }

  function fail(shown: PaymentMessage) {
    setMessage(shown);
    setStage('failed');
  }

  function refused({ errorCode, errorMessage }: CardRefusal, alreadyShown: boolean) {
    const canRetry = deadForm.test(errorCode);
    if (canRetry) deps.forgetForm?.();
    setMessage({ text: alreadyShown ? null : errorMessage || unknownError, canRetry });
    setStage('ready');
  }

  /** The form is on the page, but the provider's frames have not come. */
  function formNotShown(refusal: CardRefusal) {
    console.error(refusal);
    deps.forgetForm?.();
    fail({ text: formBlocked, canRetry: true });
  }

  async function validate(answer: CardAnswer, order: OrderedLines) {
    setStage('submitting');
    try {
      // The specification reads no answer here; ours also says that the bank still examines the payment.
      const validated = await http.post<Partial<ValidatedPayment> | null | undefined>(
        'purchase/validatePayment',
        { ...answer, orderId: order.orderId },
      );
      if (validated?.status === 'PAYMENT_PENDING') paymentExamined(order.orderId);
    } catch (error) {
      // Nothing is lost: the server learns of the payment from the provider as well. A refusal is not shown (decision 000, 55).
      console.error(error);
      setStage('ready');
      deps.forgetForm?.();
      if (!isRefusal(error)) {
        setMessage({ text: validationLost, accepted: true, canRetry: true });
        setFailure(validationLost);
      }
      return;
    }
    thank(order);
  }

  function thank(order: OrderedLines) {
    setStage('paid');
    setFailure(null);
    deps.onPaid(order);
    leaving.current = setTimeout(() => deps.onLeave(order.orderId), thanksTime);
  }

  function retry() {
    const { current } = opening;
    if (!current) return;
    current.removeForm?.();
    delete current.removeForm;
    if (message?.code === 'missing') void payInDeployedVersion(current);
    else void payByCard(current);
  }

  /** The code may be gone because another version is deployed: that one goes on. No form is open that it would tear down. */
  async function payInDeployedVersion(current: Opening<P>) {
    setMessage(null);
    setStage('opening');
    const isOutdated = await deployment.lookForAnother();
    if (current.closed) return;
    if (!isOutdated) return payByCard(current);
    keptAwaitedForm.keep({ askedAt: Date.now() });
    await navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  }

  const retryOnline = useEffectEvent(retry);
  const codeAwaited = message?.code !== undefined;
  useEffect(() => {
    if (!codeAwaited) return;
    const again = () => retryOnline();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [codeAwaited]);

  return {
    stage,
    amount,
    message,
    failure,
    container,
    opening,
    setStage,
    setFailure,
    begin,
    change,
    payByCard,
    retry,
    close,
  };
}
