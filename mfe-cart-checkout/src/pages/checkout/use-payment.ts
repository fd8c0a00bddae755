import { useSetAtom } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isApiError, useHttp } from 'shared-contracts/http';
import { notify } from 'shared-contracts/notifier';
import { useEnvironment } from 'shared-contracts/remotes';
import type { CardAnswer, CardRefusal } from '../../payment/card-library';
import { libraryNotLoaded } from '../../payment/card-library-faults';
import {
  alreadyPaidOrder,
  creationRefusal,
  forgetPaymentAtom,
  openPaymentForAtom,
  type Purchase,
  placeDeferredOrderAtom,
  unknownError,
} from '../../payment/purchase';
import { keptPayment } from '../../payment/submitted-payment';
import { holdPaymentLock } from '../../payment/tab-lock';

/** The thanks stay this long before the confirmation page (milliseconds). */
const thanksTime = 1200;
const deferredFailure = 'Echec de la création de la commande'; // specification section 8
const otherTab = 'Un paiement est déjà en cours dans un autre onglet.';
/** The form cannot be used again: refused key or token, too many tries, expired. */
const deadForm = /^(CLIENT_(004|100)|PSP_(099|108))$/;

export type PaymentStage = 'idle' | 'ordering' | 'opening' | 'ready' | 'submitting' | 'paid' | 'failed';

export interface PaymentMessage {
  /** Null if the card form itself shows it. */
  readonly text: string | null;
  /** The form could not be set up: the rest is in the console. */
  readonly setup?: boolean;
  readonly canRetry?: boolean;
}

export interface PaymentState {
  readonly stage: PaymentStage;
  readonly dialogOpen: boolean;
  /** In the dialog. */
  readonly message: PaymentMessage | null;
  /** On the page, beside 'Payer'. */
  readonly failure: string | null;
  /** Where the card form goes. */
  readonly place: RefObject<HTMLDivElement | null>;
  pay(): Promise<void>;
  retry(): void;
  close(): void;
}

export interface PaymentWiring {
  purchase: Purchase | null;
  deferred: boolean;
  /** The order is paid or placed. */
  onOrdered: (orderId: string) => void;
  /** Time to go to the confirmation. */
  onLeave: (orderId: string) => void;
}

/** One opened dialog: what must be undone when it closes. */
interface Opening {
  closed: boolean;
  readonly purchase: Purchase;
  readonly release: () => void;
  removeForm?: () => void;
}

function end(opening: Opening | null): void {
  if (!opening || opening.closed) return;
  opening.closed = true;
  opening.removeForm?.();
  opening.release();
}

/** From 'Payer' to the confirmation, by card or on account. One payment at a time, in this tab and across tabs. */
export function usePayment({ purchase, deferred, onOrdered, onLeave }: PaymentWiring): PaymentState {
  const http = useHttp();
  const { payment: provider } = useEnvironment();
  const openPaymentFor = useSetAtom(openPaymentForAtom);
  const placeDeferredOrder = useSetAtom(placeDeferredOrderAtom);
  const forgetPayment = useSetAtom(forgetPaymentAtom);
  const [stage, setStage] = useState<PaymentStage>('idle');
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
    opening.current = { closed: false, purchase, release };
    if (deferred) await payLater(opening.current);
    else await payByCard(opening.current);
  }

  async function payLater(current: Opening) {
    setStage('ordering');
    try {
      const { orderId } = await placeDeferredOrder({ http, purchase: current.purchase });
      onOrdered(orderId);
      onLeave(orderId);
    } catch (error) {
      rest();
      setFailure(deferredFailure);
      notify(deferredFailure);
      if (!isApiError(error)) throw error;
    }
  }

  async function payByCard(current: Opening) {
    // At once, so that the dialog is there to take the form.
    flushSync(() => {
      setMessage(null);
      setStage('opening');
    });
    try {
      const { formToken, orderId } = await openPaymentFor({ http, purchase: current.purchase });
      if (!current.closed) await showCardForm(current, formToken, orderId);
    } catch (error) {
      if (current.closed) return;
      const paid = alreadyPaidOrder(error);
      if (paid) {
        thank(paid);
        return;
      }
      console.error(error);
      fail({ text: creationRefusal(error), canRetry: true });
    }
  }

  async function showCardForm(current: Opening, formToken: string, orderId: string) {
    const { current: element } = place;
    if (!element) return;
    const { customerId, lines } = current.purchase;
    try {
      const { openCardForm } = await loadCardForm();
      if (current.closed) return;
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
      if (current.closed) removeForm();
      else current.removeForm = removeForm;
    } catch (error) {
      console.error(error);
      if (!current.closed) fail({ text: setupFailure(error), setup: true, canRetry: true });
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
    void payByCard(current);
  }

  const dialogOpen = stage !== 'idle' && stage !== 'ordering';
  return { stage, dialogOpen, message, failure, place, pay, retry, close: rest };
}

/** The card form's code comes with the first payment. */
async function loadCardForm() {
  try {
    return await import(/* webpackChunkName: "card-form" */ '../../payment/open-card-form');
  } catch (cause) {
    throw new Error(libraryNotLoaded, { cause });
  }
}

/** The library rejects with errors, with plain texts or with objects of its own. */
function setupFailure(error: unknown): string {
  if (typeof error === 'string') return error;
  const { message, errorMessage } = (error ?? {}) as { message?: unknown; errorMessage?: unknown };
  return [errorMessage, message].find((words) => typeof words === 'string') ?? unknownError;
}
