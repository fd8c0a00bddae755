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
import { paymentInReviewAtom, submittedPayment, withoutOrdered } from './submitted-payment';

/** What a customer is about to buy. */
export interface Purchase {
  readonly customerId: string;
  readonly lines: readonly CartLine[];
  /** What was shown to the customer, or confirmed. */
  readonly due: AmountDue;
  readonly choice: OrderChoice;
}

/** A placed or paid order and what it holds. */
export interface OrderedLines {
  readonly orderId: string;
  readonly lines: readonly CartLine[];
}

/** A form token lives 15 minutes at the provider; it is used again for 12 (milliseconds). */
const tokenLife = 12 * 60 * 1000;

interface CardForm extends PaymentForm {
  readonly signature: string;
  readonly openedAt: number;
}

/** A requested order whose response has not arrived: repeated under its key it cannot be placed twice. */
interface OrderAttempt {
  /** The call and all that is ordered by it. */
  readonly signature: string;
  /** Its `Idempotency-Key`. */
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  /** Was sent with it: a repeated call has the same body, or the API takes it for another. */
  readonly pricingVersion: number;
}

/** The API keeps answers for two days; in doubt a day is enough (milliseconds). */
const attemptLife = 24 * 60 * 60 * 1000;

/** Beyond the page: one that is loaded again after a lost answer asks under the same key. */
export const storedAttempt = storedWithCart<OrderAttempt>(
  'local',
  'order',
  ({ signature, key, askedAt, pricingVersion }) => {
    if (typeof signature !== 'string' || typeof key !== 'string') return null;
    if (typeof askedAt !== 'number' || typeof pricingVersion !== 'number') return null;
    if (Date.now() - askedAt >= attemptLife) return null;
    return { signature, key, askedAt, pricingVersion };
  },
);

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** An attempt under a key that was never used. */
function newAttempt(signature: string): OrderAttempt {
  return { signature, key: newKey(), askedAt: Date.now(), pricingVersion };
}

// Private: what was last sent, so that nothing is sent twice, whichever page sends it.
const sentCartAtom = atom<string | null>(null);
const cardFormAtom = atom<CardForm | null>(null);
const attemptAtom = atom<OrderAttempt | null>(null);

/** What one purchase differs in from another; it is stored, so every version of the shop writes it alike. */
const factsOf = ({ customerId, lines, due: { amount }, choice }: Purchase) => ({
  customerId,
  lines,
  amount,
  choice,
});

/** The API did not place the order. No response, a server error or a running first call leave it open. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status !== null && error.status < 500 && error.code !== 'request_in_progress';

/** The API answered, but without a form: its words, if any, are in `body`. */
class PaymentCreationError extends Error {
  override name = 'PaymentCreationError';

  constructor(readonly body: unknown) {
    super('The payment was not created');
  }
}

/** The form that the API answered. @throws {PaymentCreationError} where the answer holds none */
function paymentFormOf(answer: unknown): PaymentForm {
  const { formToken, orderId } = (answer ?? {}) as Partial<PaymentForm>;
  if (typeof formToken === 'string' && typeof orderId === 'string') return { formToken, orderId };
  throw new PaymentCreationError(answer);
}

export type Checkout = ReturnType<typeof createCheckout>;

/** Orders and pays: what is sent to the API, and what the tab and the browser remember of it. */
export function createCheckout({ http, store }: { http: Http; store: Store }) {
  /** `POST cart/add` with the whole list, once per unchanged cart. */
  async function sendCart({ customerId, lines }: Purchase): Promise<void> {
    const cart = JSON.stringify([customerId, lines]);
    if (store.get(sentCartAtom) === cart) return;
    store.set(sentCartAtom, null);
    await http.post('cart/add', lines);
    store.set(sentCartAtom, cart);
  }

  /** Null: its outcome is known. In storage as well, which may be out of reach. */
  function setAttempt(attempt: OrderAttempt | null): void {
    store.set(attemptAtom, attempt);
    if (attempt) storedAttempt.store(attempt);
    else storedAttempt.remove();
  }

  /**
   * Sends the cart, then the order, whose body `bodyOf` makes for a version of the prices, if the API takes one.
   * A call whose outcome is not known is repeated under the same key: it cannot order twice.
   */
  async function place(
    path: string,
    purchase: Purchase,
    bodyOf: (pricingVersion?: number) => object,
  ): Promise<unknown> {
    const signature = JSON.stringify([path, factsOf(purchase)]);
    const last = store.get(attemptAtom) ?? storedAttempt.read();
    const repeated = last?.signature === signature;
    const attempt = repeated ? last : newAttempt(signature);
    try {
      // A repeated call has its cart at the server, unless the order is placed: then a cart there would be one too many.
      if (!repeated) await sendCart(purchase);
      setAttempt(attempt);
      const extras = await http.takesExtras();
      const answer = await http.post(
        path,
        bodyOf(extras ? attempt.pricingVersion : undefined),
        extras ? { headers: { 'Idempotency-Key': attempt.key } } : {},
      );
      setAttempt(null);
      return answer;
    } catch (error) {
      if (isRefusal(error)) {
        setAttempt(null);
        // The server's cart may be another one by now.
        store.set(sentCartAtom, null);
      }
      throw error;
    }
  }

  /** The next payment requests a new form: after an expired one, or an answer that could not be validated. */
  const forgetForm = () => store.set(cardFormAtom, null);

  return {
    forgetForm,

    /** The order and form token of this purchase: the same ones while nothing changed, else new ones. */
    async openCardForm(purchase: Purchase): Promise<PaymentForm> {
      const { due, choice } = purchase;
      const signature = JSON.stringify(factsOf(purchase));
      const known = store.get(cardFormAtom);
      if (known?.signature === signature && Date.now() - known.openedAt < tokenLife) return known;

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

    /** The card form of an order that was placed and not paid. */
    async resume(orderId: string): Promise<PaymentForm> {
      return paymentFormOf(await http.post(`orders/${encodeURIComponent(orderId)}/payment`));
    },

    /** An order that is paid for later, by agreement. */
    async placeDeferred(purchase: Purchase): Promise<PlacedOrder> {
      const bodyOf = (pricingVersion?: number): DeferredPaymentRequest =>
        // Without a version the specification sends no amount on account either.
        pricingVersion === undefined
          ? purchase.choice
          : { ...purchase.choice, amount: purchase.due.amount, pricingVersion };
      return (await place('purchase/createDeferredPayment', purchase, bodyOf)) as PlacedOrder;
    },

    /** Sends the bank's response to the API, whose own, beyond the specification, may say that the bank reviews. */
    async validate(answer: CardAnswer, orderId: string): Promise<void> {
      const body = { ...answer, orderId };
      const validated = await http.post<Partial<ValidatedPayment> | null | undefined>(
        'purchase/validatePayment',
        body,
      );
      if (validated?.status === 'PAYMENT_PENDING') store.set(paymentInReviewAtom, orderId);
    },

    /**
     * The order of these `lines` is placed or paid: they leave the cart, and whatever is bought next starts anew. Else the
     * same articles, bought again, would pass for this order once more: its cart, its form and its key would answer for them.
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
