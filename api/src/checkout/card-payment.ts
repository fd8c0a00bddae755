import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PaymentForm } from 'shared-contracts/api/checkout';
import type { Customer } from '../account/customer-repository';
import type { Db } from '../database/database';
import { orders, paymentAttempts } from '../database/schema';
import { Refusal } from '../server/problems';
import type { PaymentProvider } from './payment-provider';
import { type Order, type OrderWish, placeOrder } from './place-order';
import type { Outcome, Settle } from './settle';

/** A form token lives 15 minutes with the provider; the rest is left for typing the card. */
const reuseMinutes = 12;
/** Longer than the provider may take: a request still open then was lost with its process. */
const requestSeconds = 20;
/** A double click; whoever comes back later may have paid without our hearing of it. */
const sameClickSeconds = 10;
const waitStep = 150;
const waitSteps = 80;

const paymentUnavailable = () =>
  new Refusal(
    503,
    'payment_unavailable',
    'Le paiement est momentanément indisponible. Réessayez dans un instant.',
    {
      retryAfter: 10,
    },
  );
const alreadyPaid = (orderId: string) =>
  new Refusal(409, 'order_already_paid', 'Cette commande est déjà enregistrée.', { orderId });
const stillRunning = (orderId: string) =>
  new Refusal(409, 'payment_running', 'Le paiement de cette commande est en cours de traitement.', {
    orderId,
  });
const inProgress = () =>
  new Refusal(409, 'payment_in_progress', 'Un paiement est déjà en préparation. Réessayez dans un instant.', {
    retryAfter: 2,
  });

function refuseUnlessUnpaid(outcome: Outcome, orderId: string): void {
  if (outcome === 'paid') throw alreadyPaid(orderId);
  if (outcome === 'running') throw stillRunning(orderId);
}

type Step =
  | { readonly kind: 'reuse'; readonly formToken: string; readonly age: number }
  | { readonly kind: 'wait' }
  | { readonly kind: 'inquire'; readonly orderIds: readonly string[] }
  | { readonly kind: 'ask'; readonly attemptId: string };

export interface CardPaymentWiring {
  readonly db: Db;
  readonly provider: PaymentProvider;
  readonly settle: Settle;
}

/** Asks the provider what became of an order and applies it. Null when it cannot be told at the moment. */
export async function inquire(
  { db, provider, settle }: CardPaymentWiring,
  orderId: string,
): Promise<Outcome | null> {
  const result = await provider.inquire(orderId);
  if (result.outcome === 'unknown') return null;
  if (result.outcome === 'found') {
    if (result.answer.orderDetails.orderId !== orderId) return null;
    return settle(result.answer, 'inquiry');
  }
  await db
    .update(paymentAttempts)
    .set({ state: 'closed', checkedAt: sql`now()` })
    .where(and(eq(paymentAttempts.orderId, orderId), ne(paymentAttempts.state, 'paid')));
  return 'unpaid';
}

/**
 * Opens the card form for the customer's cart. Order and attempt are stored before the provider is called; no
 * transaction is open meanwhile; a second call of the same cart gets the same form.
 */
export function createCardPayment(wiring: CardPaymentWiring) {
  const { db, provider } = wiring;

  /** At most one attempt is live; before another, what became of all earlier ones must be known. */
  const nextStep = (order: Order, inquired: boolean): Promise<Step> =>
    db.transaction(async (tx) => {
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update');
      const attempts = await tx
        .select({
          id: paymentAttempts.id,
          orderId: paymentAttempts.orderId,
          state: paymentAttempts.state,
          formToken: paymentAttempts.formToken,
          age: sql<number>`extract(epoch from now() - ${paymentAttempts.createdAt})::float`,
        })
        .from(paymentAttempts)
        .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
        .where(and(eq(orders.customerId, order.customerId), eq(orders.cartVersion, order.cartVersion)))
        .orderBy(desc(paymentAttempts.createdAt));
      const own = attempts.find(
        ({ orderId, state }) => orderId === order.id && (state === 'open' || state === 'requested'),
      );
      if (own?.state === 'requested' && own.age < requestSeconds) return { kind: 'wait' };
      if (own?.state === 'open' && own.formToken && own.age < reuseMinutes * 60) {
        return { kind: 'reuse', formToken: own.formToken, age: own.age };
      }
      if (attempts.length > 0 && !inquired) {
        return { kind: 'inquire', orderIds: [...new Set(attempts.map(({ orderId }) => orderId))] };
      }
      await tx
        .update(paymentAttempts)
        .set({ state: 'unknown' })
        .where(
          and(eq(paymentAttempts.orderId, order.id), inArray(paymentAttempts.state, ['requested', 'open'])),
        );
      const [attempt] = await tx
        .insert(paymentAttempts)
        .values({ orderId: order.id, state: 'requested' })
        .returning({ id: paymentAttempts.id });
      if (!attempt) throw new Error('a payment attempt was not stored');
      return { kind: 'ask', attemptId: attempt.id };
    });

  async function inquireAll(orderIds: readonly string[]): Promise<void> {
    for (const orderId of orderIds) {
      const outcome = await inquire(wiring, orderId);
      if (outcome === null) throw paymentUnavailable();
      refuseUnlessUnpaid(outcome, orderId);
    }
  }

  /** True after a refused card, whose form has no tries left. An order that is paid meanwhile is refused here. */
  async function wasTried(orderId: string): Promise<boolean> {
    const result = await provider.inquire(orderId);
    if (result.outcome !== 'found' || result.answer.orderDetails.orderId !== orderId) return false;
    refuseUnlessUnpaid(await wiring.settle(result.answer, 'inquiry'), orderId);
    return true;
  }

  async function ask(order: Order, customer: Customer, attemptId: string): Promise<string> {
    const result = await provider.createFormToken({
      orderId: order.id,
      orderNumber: order.number,
      amountCents: order.amountCents,
      customerId: customer.id,
      email: customer.emailAddress,
    });
    const created = result.outcome === 'created';
    await db
      .update(paymentAttempts)
      .set({
        state: created ? 'open' : result.outcome === 'unknown' ? 'unknown' : 'closed',
        formToken: created ? result.formToken : null,
      })
      .where(eq(paymentAttempts.id, attemptId));
    if (!created) throw paymentUnavailable();
    return result.formToken;
  }

  return async function openCardForm(wish: Omit<OrderWish, 'payment'>): Promise<PaymentForm> {
    const order = await db.transaction((tx) => placeOrder(tx, { ...wish, payment: 'card' }));
    if (order.status !== 'PAYMENT_PENDING' || order.payment !== 'card') throw alreadyPaid(order.id);
    let inquired = false;
    for (let round = 0; round < waitSteps; round += 1) {
      const step = await nextStep(order, inquired);
      if (step.kind === 'reuse') {
        if (step.age < sameClickSeconds || inquired || !(await wasTried(order.id))) {
          return { formToken: step.formToken, orderId: order.id };
        }
        inquired = true;
        continue;
      }
      if (step.kind === 'ask') {
        return { formToken: await ask(order, wish.customer, step.attemptId), orderId: order.id };
      }
      if (step.kind === 'inquire') {
        await inquireAll(step.orderIds);
        inquired = true;
      } else {
        await pause(waitStep);
      }
    }
    throw inProgress();
  };
}
