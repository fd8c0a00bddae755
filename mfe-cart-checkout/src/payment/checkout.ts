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
import { withoutOrdered } from 'shared-contracts/api/ordered-lines';
import type { AmountDue } from 'shared-contracts/api/problem';
import { cartLinesAtom, emptyCartAtom, loadCartAtom, replaceCartAtom } from 'shared-contracts/cart';
import { announce } from 'shared-contracts/events';
import { type Http, useHttp } from 'shared-contracts/http';
import { pricingVersion } from 'shared-contracts/pricing';
import { randomKey } from 'shared-contracts/storage';
import type { Store } from 'shared-contracts/store';
import { storedWithCart } from '../storage/stored-with-cart';
import type { CardAnswer } from './load-card-library';
import { isRefusal } from './payment-errors';
import { submittedPayment } from './submitted-payment';

/** An order that the customer is about to place. */
export interface Purchase {
  readonly customerId: string;
  readonly lines: readonly CartLine[];
  /** Amounts shown to, or confirmed by, the customer. */
  readonly due: AmountDue;
  readonly choice: OrderChoice;
  /** The chosen addresses as shown to the customer. */
  readonly addresses: NonNullable<PaymentRequest['addresses']>;
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
  /** Path and content of the order, as JSON. */
  readonly signature: string;
  /** Its `Idempotency-Key`. */
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  /** Version sent with the request: the body of a repeated request must be the same. */
  readonly pricingVersion: number;
}

/** What an order for an API with extras has besides the specified fields. */
type OrderExtras = Pick<PaymentRequest, 'pricingVersion' | 'lines' | 'addresses'>;

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

// Private: what was requested last, so that no page requests it twice.
const cardFormAtom = atom<CardForm | null>(null);
const attemptAtom = atom<OrderAttempt | null>(null);

/** Identifies a purchase. Stored: all versions of the shop must produce the same value. */
const identityOf = ({ customerId, lines, due: { amount }, choice, addresses }: Purchase) => ({
  customerId,
  lines,
  amount,
  choice,
  addresses,
});

/** Whether the API placed no order: a refusal, except while the first call with the same key runs. */
const isNotPlaced = (error: unknown) => isRefusal(error) && error.code !== 'request_in_progress';

/** Returns the form in the API's response. @throws an error whose `body` is a response without form */
function paymentFormOf(answer: unknown): PaymentForm {
  const { formToken, orderId } = (answer ?? {}) as { formToken?: unknown; orderId?: unknown };
  if (typeof formToken === 'string' && (typeof orderId === 'string' || typeof orderId === 'number'))
    return { formToken, orderId: String(orderId) };
  throw Object.assign(new Error('The payment was not created'), { body: answer });
}

export type Checkout = ReturnType<typeof createCheckout>;

/** Creates the calls that order and pay. Requests are stored, so that a repeated one does not order twice. */
export function createCheckout({ http, store }: { http: Http; store: Store }) {
  /** Sets the open attempt, null once its outcome is known. Also in storage, which may be unavailable. */
  function setAttempt(attempt: OrderAttempt | null): void {
    store.set(attemptAtom, attempt);
    if (attempt) storedAttempt.store(attempt);
    else storedAttempt.remove();
  }

  /**
   * Sends the cart, then the order, since another device of the customer may have sent another cart. An API
   * with extras compares the order's lines and addresses. `bodyOf` creates its body. A call with unknown
   * outcome is repeated with the same key, so that it cannot order twice.
   */
  async function place(
    path: string,
    purchase: Purchase,
    bodyOf: (extras: OrderExtras | null) => object,
  ): Promise<unknown> {
    const signature = JSON.stringify([path, identityOf(purchase)]);
    const last = store.get(attemptAtom) ?? storedAttempt.read();
    const repeated = last?.signature === signature;
    const attempt = repeated ? last : { signature, key: randomKey(), askedAt: Date.now(), pricingVersion };
    const { lines, addresses } = purchase;
    try {
      const extras = (await http.takesExtras())
        ? { pricingVersion: attempt.pricingVersion, lines: [...lines], addresses }
        : null;
      // If a repeated call has placed its order, the server's cart must stay empty.
      if (!repeated || !extras) await http.post('cart/add', lines);
      setAttempt(attempt);
      const headers = { 'Idempotency-Key': attempt.key };
      const response = await http.post(path, bodyOf(extras), extras ? { headers } : {});
      setAttempt(null);
      return response;
    } catch (error) {
      if (isNotPlaced(error)) setAttempt(null);
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
      const bodyOf = (extras: OrderExtras | null): PaymentRequest => ({
        amount: due.amount,
        currency: 'EUR',
        ...choice,
        ...extras,
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
      const bodyOf = (extras: OrderExtras | null): DeferredPaymentRequest =>
        // Per specification, an order on account has no amount.
        extras ? { ...purchase.choice, amount: purchase.due.amount, ...extras } : purchase.choice;
      return (await place('purchase/createDeferredPayment', purchase, bodyOf)) as PlacedOrder;
    },

    /** Sends the bank's response to the API. Returns whether the payment is in review, not yet decided. */
    async validate(answer: CardAnswer, orderId: string): Promise<boolean> {
      const body = { ...answer, orderId };
      const validated = await http.post<Partial<ValidatedPayment> | null | undefined>(
        'purchase/validatePayment',
        body,
      );
      return validated?.status === 'PAYMENT_PENDING';
    },

    /**
     * Removes the ordered `lines` from the cart, as it is in all tabs, and forgets form and key of the order,
     * so that buying the same articles again creates a new order instead of reusing this one.
     */
    orderPlaced({ orderId, lines }: OrderedLines): void {
      store.set(loadCartAtom);
      const rest = withoutOrdered(store.get(cartLinesAtom), lines);
      if (rest.length === 0) store.set(emptyCartAtom);
      else store.set(replaceCartAtom, rest);
      forgetForm();
      setAttempt(null);
      submittedPayment.remove();
      announce('checkout:order-placed', { orderId });
    },
  };
}

/** Returns the calls that order and pay; their state is in the store, so that all components share it. */
export function useCheckout(): Checkout {
  const http = useHttp();
  const store = useStore();
  return useMemo(() => createCheckout({ http, store }), [http, store]);
}
