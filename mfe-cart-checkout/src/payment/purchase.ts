import { atom } from 'jotai';
import type { CartLine } from 'shared-contracts/api/cart';
import type {
  DeferredPaymentRequest,
  OrderChoice,
  PaymentForm,
  PaymentRequest,
  PlacedOrder,
} from 'shared-contracts/api/checkout';
import type { AmountDue } from 'shared-contracts/api/problem';
import { cartLinesAtom, emptyCartAtom, replaceCartAtom } from 'shared-contracts/cart';
import { announce } from 'shared-contracts/events';
import { type Http, isApiError } from 'shared-contracts/http';
import { keptAttempt, newAttempt, type OrderAttempt } from './order-attempt';
import { paymentFormOf } from './payment-errors';
import { keptPayment, withoutOrdered } from './submitted-payment';

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

interface Order {
  readonly http: Http;
  readonly purchase: Purchase;
}

/** A form token lives 15 minutes at the provider; it is used again for 12 (milliseconds). */
const tokenLife = 12 * 60 * 1000;

interface OpenPayment extends PaymentForm {
  readonly signature: string;
  readonly openedAt: number;
}

// Private: what was last sent, so that nothing is sent twice.
const sentCartAtom = atom<string | null>(null);
const openPaymentAtom = atom<OpenPayment | null>(null);
const attemptAtom = atom<OrderAttempt | null>(null);

/** What one purchase differs in from another; it is stored, so every version of the shop writes it alike. */
const factsOf = ({ customerId, lines, due: { amount }, choice }: Purchase) => ({
  customerId,
  lines,
  amount,
  choice,
});

/** `POST cart/add` with the whole list, once per unchanged cart. */
const sendCartAtom = atom(null, async (get, set, { http, purchase: { customerId, lines } }: Order) => {
  const cart = JSON.stringify([customerId, lines]);
  if (get(sentCartAtom) === cart) return;
  set(sentCartAtom, null);
  await http.post('cart/add', lines);
  set(sentCartAtom, cart);
});

/** The API did not place the order. Anything else leaves it open: no answer, a failure on the way, the first call still at work. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status !== null && error.status < 500 && error.code !== 'request_in_progress';

/** Null: its outcome is known. In storage as well, which may be out of reach. */
const setAttemptAtom = atom(null, (_get, set, attempt: OrderAttempt | null) => {
  set(attemptAtom, attempt);
  if (attempt) keptAttempt.keep(attempt);
  else keptAttempt.forget();
});

/** Sends the cart, then the order that `bodyOf` words for a version of the prices, if the API takes one. A call whose outcome is not known is repeated under the same key: it cannot order twice. */
const placeAtom = atom(
  null,
  async (
    get,
    set,
    { path, bodyOf, order }: { path: string; bodyOf: (pricingVersion?: number) => object; order: Order },
  ): Promise<unknown> => {
    const signature = JSON.stringify([path, factsOf(order.purchase)]);
    const kept = get(attemptAtom) ?? keptAttempt.read();
    const repeated = kept?.signature === signature;
    const attempt = repeated ? kept : newAttempt(signature);
    try {
      // A repeated call has its cart at the server, unless the order is placed: then a cart there would be one too many.
      if (!repeated) await set(sendCartAtom, order);
      set(setAttemptAtom, attempt);
      const extras = await order.http.takesExtras();
      const answer = await order.http.post(
        path,
        bodyOf(extras ? attempt.pricingVersion : undefined),
        extras ? { headers: { 'Idempotency-Key': attempt.key } } : {},
      );
      set(setAttemptAtom, null);
      return answer;
    } catch (error) {
      if (isRefusal(error)) {
        set(setAttemptAtom, null);
        // The server's cart may be another one by now.
        set(sentCartAtom, null);
      }
      throw error;
    }
  },
);

/** The order and form token of this purchase: the same ones while nothing changed, else new ones. */
export const openPaymentForAtom = atom(null, async (get, set, order: Order): Promise<PaymentForm> => {
  const { due, choice } = order.purchase;
  const signature = JSON.stringify(factsOf(order.purchase));
  const known = get(openPaymentAtom);
  if (known?.signature === signature && Date.now() - known.openedAt < tokenLife) return known;

  set(openPaymentAtom, null);
  const bodyOf = (pricingVersion?: number): PaymentRequest => ({
    amount: due.amount,
    currency: 'EUR',
    ...choice,
    pricingVersion,
  });
  const answer = await set(placeAtom, { path: 'purchase/createPayment', bodyOf, order });
  const { formToken, orderId } = paymentFormOf(answer);
  const payment = { formToken, orderId, signature, openedAt: Date.now() };
  set(openPaymentAtom, payment);
  return payment;
});

/** The next payment asks the server anew: after an expired form, or an answer that could not be validated. */
export const forgetPaymentAtom = atom(null, (_get, set) => set(openPaymentAtom, null));

/** An order that is paid for later, by agreement. */
export const placeDeferredOrderAtom = atom(null, async (_get, set, order: Order): Promise<PlacedOrder> => {
  const { due, choice } = order.purchase;
  const bodyOf = (pricingVersion?: number): DeferredPaymentRequest =>
    // Without a version the specification sends no amount on account either.
    pricingVersion === undefined ? choice : { ...choice, amount: due.amount, pricingVersion };
  const path = 'purchase/createDeferredPayment';
  return (await set(placeAtom, { path, bodyOf, order })) as PlacedOrder;
});

/**
 * The order of these `lines` is placed or paid: they leave the cart, and whatever is bought next starts anew. Else the
 * same articles, bought again, would pass for this order once more: its cart, its form and its key would answer for them.
 */
export const orderPlacedAtom = atom(null, (get, set, { orderId, lines }: OrderedLines) => {
  const rest = withoutOrdered(get(cartLinesAtom), lines);
  if (rest.length === 0) set(emptyCartAtom, 'ordered');
  else set(replaceCartAtom, rest);
  set(sentCartAtom, null);
  set(forgetPaymentAtom);
  set(setAttemptAtom, null);
  keptPayment.forget();
  announce('checkout:order-placed', { orderId });
});
