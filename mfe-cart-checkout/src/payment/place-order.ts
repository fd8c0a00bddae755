import { atom, useStore } from 'jotai';
import { useMemo } from 'react';
import type { CartLine } from 'shared-contracts/api/cart';
import type {
  DeferredPaymentRequest,
  OrderChoice,
  PaymentForm,
  PaymentRequest,
  PlacedOrder,
  ValidatedPayment,
} from 'shared-contracts/api/checkout';
import type { AmountDue } from 'shared-contracts/api/problem';
import { cartLinesAtom, emptyCartAtom, replaceCartAtom } from 'shared-contracts/cart';
import { announce } from 'shared-contracts/events';
import { type Http, isApiError, useHttp } from 'shared-contracts/http';
import { pricingVersion } from 'shared-contracts/pricing';
import type { Store } from 'shared-contracts/store';
import { storedWithCart } from '../storage/stored-with-cart';
import type { CardAnswer } from './load-card-library';
import { markPaymentInReviewAtom, submittedPayment, withoutOrdered } from './submitted-payment';

/** An order that the customer is about to place. */
export interface Purchase {
  readonly customerId: string;
  readonly lines: readonly CartLine[];
  /** Amounts shown to, or confirmed by, the customer. */
  readonly due: AmountDue;
  readonly choice: OrderChoice;
}

/** A placed or paid order with its lines. */
export interface OrderedLines {
  readonly orderId: string;
  readonly lines: readonly CartLine[];
}

/** Reuse of a form token in milliseconds: 12 minutes, of the 15 for which the provider accepts it. */
const tokenLifetime = 12 * 60 * 1000;

interface CardForm extends PaymentForm {
  readonly signature: string;
  readonly openedAt: number;
}

/** A requested order without a response yet: a repeated request with its key cannot place it twice. */
interface OrderAttempt {
  /** Path and content of the order. */
  readonly signature: string;
  /** Its `Idempotency-Key`. */
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  /** Version sent with the request: the body of a repeated request must be the same. */
  readonly pricingVersion: number;
}

/** Lifetime of an attempt in milliseconds: one day; the API stores responses for two days. */
const attemptLifetime = 24 * 60 * 60 * 1000;

/** Stored, so that after a lost response and a reload the request is repeated with the same key. */
export const storedAttempt = storedWithCart<OrderAttempt>(
  'local',
  'order',
  ({ signature, key, askedAt, pricingVersion }) => {
    if (typeof signature !== 'string' || typeof key !== 'string') return null;
    if (typeof askedAt !== 'number' || typeof pricingVersion !== 'number') return null;
    if (Date.now() - askedAt >= attemptLifetime) return null;
    return { signature, key, askedAt, pricingVersion };
  },
);

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Creates an attempt with a new key. */
function newAttempt(signature: string): OrderAttempt {
  return { signature, key: newKey(), askedAt: Date.now(), pricingVersion };
}

// Private: what was sent last, so that no page sends it twice.
const sentCartAtom = atom<string | null>(null);
const cardFormAtom = atom<CardForm | null>(null);
const attemptAtom = atom<OrderAttempt | null>(null);

/** Identifies a purchase. Stored: all versions of the shop must produce the same value. */
const identityOf = ({ customerId, lines, due: { amount }, choice }: Purchase) => ({
  customerId,
  lines,
  amount,
  choice,
});

/** The API did not place the order. Unknown without a response, on a 5xx or while the first call runs. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status !== null && error.status < 500 && error.code !== 'request_in_progress';

/** The API responded without a form; its message, if any, is in `body`. */
class PaymentCreationError extends Error {
  override name = 'PaymentCreationError';

  constructor(readonly body: unknown) {
    super('The payment was not created');
  }
}

/** Returns the form in the API's response. @throws {PaymentCreationError} if there is none */
function paymentFormOf(answer: unknown): PaymentForm {
  const { formToken, orderId } = (answer ?? {}) as Partial<PaymentForm>;
  if (typeof formToken === 'string' && typeof orderId === 'string') return { formToken, orderId };
  throw new PaymentCreationError(answer);
}

export type Checkout = ReturnType<typeof createCheckout>;

/** Creates the calls that order and pay; tab and browser store what was sent. */
export function createCheckout({ http, store }: { http: Http; store: Store }) {
  /** Sends the whole list by `POST cart/add`, once per unchanged cart. */
  async function sendCart({ customerId, lines }: Purchase): Promise<void> {
    const cart = JSON.stringify([customerId, lines]);
    if (store.get(sentCartAtom) === cart) return;
    store.set(sentCartAtom, null);
    await http.post('cart/add', lines);
    store.set(sentCartAtom, cart);
  }

  /** Sets the open attempt, null once its outcome is known. Also in storage, which may be unavailable. */
  function setAttempt(attempt: OrderAttempt | null): void {
    store.set(attemptAtom, attempt);
    if (attempt) storedAttempt.store(attempt);
    else storedAttempt.remove();
  }

  /**
   * Sends the cart, then the order. `bodyOf` creates its body for a pricing version, if the API accepts one.
   * A call with unknown outcome is repeated with the same key, so that it cannot order twice.
   */
  async function place(
    path: string,
    purchase: Purchase,
    bodyOf: (pricingVersion?: number) => object,
  ): Promise<unknown> {
    const signature = JSON.stringify([path, identityOf(purchase)]);
    const last = store.get(attemptAtom) ?? storedAttempt.read();
    const repeated = last?.signature === signature;
    const attempt = repeated ? last : newAttempt(signature);
    try {
      // A repeated call has sent its cart before. If the order was placed, the server's cart must stay empty.
      if (!repeated) await sendCart(purchase);
      setAttempt(attempt);
      const extras = await http.takesExtras();
      const response = await http.post(
        path,
        bodyOf(extras ? attempt.pricingVersion : undefined),
        extras ? { headers: { 'Idempotency-Key': attempt.key } } : {},
      );
      setAttempt(null);
      return response;
    } catch (error) {
      if (isRefusal(error)) {
        setAttempt(null);
        // The server's cart may have changed.
        store.set(sentCartAtom, null);
      }
      throw error;
    }
  }

  /** Makes the next payment request a new form: after an expired form or a failed validation. */
  const forgetForm = () => store.set(cardFormAtom, null);

  return {
    forgetForm,

    /** Returns order and form token of this purchase; they are reused while it is unchanged. */
    async openCardForm(purchase: Purchase): Promise<PaymentForm> {
      const { due, choice } = purchase;
      const signature = JSON.stringify(identityOf(purchase));
      const current = store.get(cardFormAtom);
      if (current?.signature === signature && Date.now() - current.openedAt < tokenLifetime) return current;

      forgetForm();
      const bodyOf = (pricingVersion?: number): PaymentRequest => ({
        amount: due.amount,
        currency: 'EUR',
        ...choice,
        pricingVersion,
      });
      const form = paymentFormOf(await place('purchase/createPayment', purchase, bodyOf));
      const opened = { ...form, signature, openedAt: Date.now() };
      store.set(cardFormAtom, opened);
      return opened;
    },

    /** Requests the card form of a placed, unpaid order. */
    async resume(orderId: string): Promise<PaymentForm> {
      return paymentFormOf(await http.post(`orders/${encodeURIComponent(orderId)}/payment`));
    },

    /** Places an order on account. */
    async placeDeferred(purchase: Purchase): Promise<PlacedOrder> {
      const bodyOf = (pricingVersion?: number): DeferredPaymentRequest =>
        // Per specification, an order on account without a version has no amount either.
        pricingVersion === undefined
          ? purchase.choice
          : { ...purchase.choice, amount: purchase.due.amount, pricingVersion };
      return (await place('purchase/createDeferredPayment', purchase, bodyOf)) as PlacedOrder;
    },

    /** Sends the bank's response to the API, which may report a payment in review. */
    async validate(answer: CardAnswer, orderId: string): Promise<void> {
      const body = { ...answer, orderId };
      const validated = await http.post<Partial<ValidatedPayment> | null | undefined>(
        'purchase/validatePayment',
        body,
      );
      if (validated?.status === 'PAYMENT_PENDING') store.set(markPaymentInReviewAtom, orderId);
    },

    /**
     * Removes the ordered `lines` from the cart and forgets cart, form and key of the order, so that buying
     * the same articles again creates a new order instead of reusing this one.
     */
    orderPlaced({ orderId, lines }: OrderedLines): void {
      const rest = withoutOrdered(store.get(cartLinesAtom), lines);
      if (rest.length === 0) store.set(emptyCartAtom, 'ordered');
      else store.set(replaceCartAtom, rest);
      store.set(sentCartAtom, null);
      forgetForm();
      setAttempt(null);
      submittedPayment.remove();
      announce('checkout:order-placed', { orderId });
    },
  };
}

export function useCheckout(): Checkout {
  const http = useHttp();
  const store = useStore();
  return useMemo(() => createCheckout({ http, store }), [http, store]);
}
