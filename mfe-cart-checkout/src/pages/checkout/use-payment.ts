import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError, useHttp } from 'shared-contracts/http';
import { notify } from 'shared-contracts/notifier';
import { slowAfter, useDeployment, useEnvironment } from 'shared-contracts/remotes';
import { keptAwaitedForm } from '../../payment/awaited-form';
import type { CardAnswer, CardRefusal } from '../../payment/card-library';
import { type ChangedAmount, changedAmount } from '../../payment/changed-amount';
import { CardFormMissing, loadCardForm } from '../../payment/load-card-form';
import {
  alreadyPaidOrder,
  creationRefusal,
  forgetPaymentAtom,
  openPaymentForAtom,
  type Purchase,
  placeDeferredOrderAtom,
  unknownError,
} from '../../payment/purchase';
import { setupFailure } from '../../payment/setup-failure';
import { keptPayment } from '../../payment/submitted-payment';
import { holdPaymentLock } from '../../payment/tab-lock';
import { type CardForm, end, type Opening } from './opening';
import type { PaymentMessage, PaymentStage, PaymentState } from './payment-state';

/** The thanks stay this long before the confirmation page (milliseconds). */
const thanksTime = 1200;
const deferredFailure = 'Echec de la création de la commande'; // specification section 8
const late = 'Le chargement est toujours en cours, plus long que d’habitude.';
const otherTab = 'Un paiement est déjà en cours dans un autre onglet.';
/** The form cannot be used again: refused key or token, too many tries, expired. */
const deadForm = /^(CLIENT_(004|100)|PSP_(099|108))$/;

export interface PaymentWiring {
  purchase: Purchase | null;
  deferred: boolean;
  /** The order is paid or placed. */
  onOrdered: (orderId: string) => void;
  /** Time to go to the confirmation. */
  onLeave: (orderId: string) => void;
}

/** From 'Payer' to the confirmation, by card or on account. One payment at a time, in this tab and across tabs. */
export function usePayment({ purchase, deferred, onOrdered, onLeave }: PaymentWiring): PaymentState {
  const http = useHttp();
  const { payment: provider } = useEnvironment();
  const deployment = useDeployment();
  const navigate = useNavigate();
  const location = useLocation();
  const openPaymentFor = useSetAtom(openPaymentForAtom);
  const placeDeferredOrder = useSetAtom(placeDeferredOrderAtom);
  const forgetPayment = useSetAtom(forgetPaymentAtom);
  const [stage, setStage] = useState<PaymentStage>('idle');
  const [amount, setAmount] = useState<number | null>(null);
  const [changed, setChanged] = useState<ChangedAmount | null>(null);
  const [message, setMessage] = useState<PaymentMessage | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const running = useRef(false);
  const opening = useRef<Opening | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      end(opening.current);
      clearTimeout(leaving.current);
    },
    [],
  );

  function rest() {
    end(opening.current);
    opening.current = null;
    running.current = false;
    setStage('idle');
    setChanged(null);
    setMessage(null);
  }

  async function pay() {
    if (running.current || !purchase) return;
    running.current = true;
    setFailure(null);
    const release = await holdPaymentLock();
    if (!release) {
      setFailure(otherTab);
      running.current = false;
      return;
    }
    opening.current = { closed: false, purchase, tries: 0, release };
    setAmount(purchase.due.amount);
    await order(opening.current);
  }

  const order = (current: Opening) => (deferred ? payLater(current) : payByCard(current));

  /** True when the API asks another amount: nothing is ordered or paid before the customer has seen it. */
  function askAgain(current: Opening, error: unknown): boolean {
    const other = changedAmount(error, current.purchase.due);
    if (!other) return false;
    setChanged(other);
    setStage('asking');
    return true;
  }

  function confirm() {
    const { current } = opening;
    if (!current || !changed) return;
    current.purchase = { ...current.purchase, due: changed.due };
    setAmount(changed.due.amount);
    void order(current);
  }

  async function payLater(current: Opening) {
    setStage('ordering');
    try {
      const { orderId } = await placeDeferredOrder({ http, purchase: current.purchase });
      onOrdered(orderId);
      onLeave(orderId);
    } catch (error) {
      if (askAgain(current, error)) return;
      rest();
      setFailure(deferredFailure);
      notify(deferredFailure);
      if (!isApiError(error)) throw error;
    }
  }

  async function payByCard(current: Opening) {
    current.tries += 1;
    const { tries } = current;
    const isOver = () => current.closed || current.tries !== tries;
    // At once, so that the dialog is there to take the form.
    flushSync(() => {
      // Another try meanwhile moves no button from under the pointer.
      setMessage((shown) => (shown?.code === 'late' ? shown : null));
      setChanged(null);
      setStage('opening');
    });
    try {
      const { formToken, orderId } = await openPaymentFor({ http, purchase: current.purchase });
      if (!isOver()) await showCardForm({ current, isOver, formToken, orderId });
    } catch (error) {
      if (isOver() || askAgain(current, error)) return;
      const paid = alreadyPaidOrder(error);
      if (paid) {
        thank(paid);
        return;
      }
      console.error(error);
      fail({ text: creationRefusal(error), canRetry: true });
    }
  }

  async function showCardForm({ current, isOver, formToken, orderId }: CardForm) {
    const { current: element } = place;
    if (!element) return;
    const { customerId, lines } = current.purchase;
    const waiting = setTimeout(() => {
      if (!isOver()) setMessage({ text: late, canRetry: true, code: 'late' });
    }, slowAfter);
    try {
      const { openCardForm } = await loadCardForm(deployment);
      clearTimeout(waiting);
      if (isOver()) return;
      setMessage(null);
      const removeForm = await openCardForm({
        payment: provider,
        formToken,
        place: element,
        onReady: () => setStage('ready'),
        onSubmitting: () => {
          setMessage(null);
          setStage('submitting');
          keptPayment.keep({ orderId, customerId, lines });
        },
        onRefused: refused,
        onPaid: (answer) => validate(answer, orderId),
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
    if (canRetry) forgetPayment();
    setMessage({ text: alreadyShown ? null : errorMessage || unknownError, canRetry });
    setStage('ready');
  }

  async function validate(answer: CardAnswer, orderId: string) {
    setStage('submitting');
    try {
      await http.post('purchase/validatePayment', { ...answer, orderId });
    } catch (error) {
      // Nothing is shown and nothing is lost: the server learns of the payment from the provider as well.
      console.error(error);
      setStage('ready');
      forgetPayment();
      return;
    }
    thank(orderId);
  }

  function thank(orderId: string) {
    setStage('paid');
    onOrdered(orderId);
    leaving.current = setTimeout(() => onLeave(orderId), thanksTime);
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
  async function payInDeployedVersion(current: Opening) {
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

  const dialogOpen = changed !== null || (stage !== 'idle' && stage !== 'ordering');
  return { stage, dialogOpen, amount, changed, message, failure, place, pay, confirm, retry, close: rest };
}
