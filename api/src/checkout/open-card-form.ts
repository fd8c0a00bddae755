import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import type { PaymentForm } from 'shared-contracts/api/checkout';
import { refuseBlocked } from '../account/conditions';
import { type Customer, type Order, orders, paymentAttempts } from '../database/schema';
import {
  attemptOf,
  lockOrder,
  openAttempts,
  ordersWithUnknownPayment,
  ownOrder,
  stateOf,
} from './order-state';
import { actionRow, type Outcome } from './order-transitions';
import { actionRefusal, formExpiring, paymentInProgress, paymentUnavailable } from './payment-refusals';
import { formLife, planCheck, resumableUntil } from './payment-times';
import { type InquiryDeps, inquire } from './settle-payment';

/** Age in seconds of a form up to which a second request counts as a double click and needs no inquiry. */
const sameClickSeconds = 10;
/** Milliseconds between checks for a form that another request is opening. */
const waitStep = 150;
/** Together 12 s, longer than the timeout of a call of the provider. */
const waitSteps = 80;

type Step =
  | { readonly kind: 'reuse'; readonly formToken: string }
  | { readonly kind: 'wait' }
  | { readonly kind: 'inquire'; readonly orderIds: readonly string[] }
  | { readonly kind: 'request'; readonly attemptId: string };

/** Opens the card form of an unpaid order, stored before the provider is called; a second call returns it. */
export function createCardForms(deps: InquiryDeps) {
  const { db, provider, settlement } = deps;

  /** At most one form can charge. @param outcome of earlier attempts, null before the inquiry */
  const nextStep = (orderId: string, outcome: Outcome | null): Promise<Step> =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const state = await stateOf(tx, order);
      const attempt = await attemptOf(tx, orderId);
      const { answer } = actionRow('pay', state, { outcome: outcome ?? 'unknown', attempt: attempt.state });
      if (state === 'unpaid' && resumableUntil(order) <= new Date())
        throw actionRefusal('order_ended', orderId);
      if (answer === 'wait') return { kind: 'wait' };
      const justOpened = answer === 'same-form' && attempt.age < sameClickSeconds;
      if (state === 'unpaid' && outcome === null && !justOpened) {
        const siblings = (await ordersWithUnknownPayment(tx, order.cartId)).filter((id) => id !== orderId);
        const own = attempt.state === 'none' ? [] : [orderId];
        // The order itself comes last: its outcome decides the next step.
        const orderIds = [...siblings, ...own];
        if (orderIds.length > 0) return { kind: 'inquire', orderIds };
      }
      if (answer === 'same-form' && attempt.formToken) return { kind: 'reuse', formToken: attempt.formToken };
      if (answer === 'form_expiring') throw formExpiring(formLife * 60 - attempt.age);
      if (answer !== 'new-form') throw actionRefusal(answer, orderId);
      await tx.update(paymentAttempts).set({ state: 'closed' }).where(openAttempts(orderId));
      const [stored] = await tx
        .insert(paymentAttempts)
        .values({ orderId, state: 'requested' })
        .returning({ id: paymentAttempts.id });
      if (!stored) throw new Error('a payment attempt was not stored');
      await planCheck(tx, orderId, { restart: true });
      return { kind: 'request', attemptId: stored.id };
    });

  /** Inquires about orders; returns the outcome of `orderId`. @throws {Refusal} if another may be paid */
  async function inquireAll(orderIds: readonly string[], orderId: string): Promise<Outcome> {
    let own: Outcome = 'unpaid';
    for (const id of orderIds) {
      const outcome = await inquire(deps, id);
      if (id === orderId) own = outcome;
      else if (outcome === 'paid') throw actionRefusal('order_already_paid', id);
      else if (outcome === 'running') throw actionRefusal('payment_running', id);
      else if (outcome === 'unknown') throw paymentUnavailable();
    }
    return own;
  }

  /** Returns null if the response came too late: the order has ended, may be paid, or has another form. */
  async function requestForm(order: Order, customer: Customer, attemptId: string): Promise<string | null> {
    const result = await provider.createFormToken(order, customer);
    const formToken = typeof result === 'object' ? result.formToken : null;
    const state = formToken ? 'open' : result === 'unknown' ? 'unknown' : 'closed';
    const isUnpaid = and(eq(orders.id, order.id), eq(orders.status, 'PAYMENT_PENDING'));
    const unpaidOrders = db.select({ id: orders.id }).from(orders).where(isUnpaid);
    const stillAwaited = await db
      .update(paymentAttempts)
      .set({ state, formToken })
      .where(
        and(
          eq(paymentAttempts.id, attemptId),
          eq(paymentAttempts.state, 'requested'),
          inArray(paymentAttempts.orderId, unpaidOrders),
        ),
      )
      .returning({ id: paymentAttempts.id });
    if (!formToken) throw paymentUnavailable();
    return stillAwaited.length > 0 ? formToken : null;
  }

  /** @throws {Refusal} 403 blocked customer, 404 no such order, 409 paid, pending or ended, 503 */
  return async function openCardForm(customer: Customer, orderId: string): Promise<PaymentForm> {
    const order = await ownOrder(db, customer.id, orderId);
    if (order.status === 'PAYMENT_PENDING') refuseBlocked(customer);
    if (order.amountCents === 0) await settlement.settleFree(orderId);
    let outcome: Outcome | null = null;
    for (let round = 0; round < waitSteps; round += 1) {
      const step: Step = await nextStep(orderId, outcome);
      if (step.kind === 'reuse') return { formToken: step.formToken, orderId };
      if (step.kind === 'request') {
        const formToken = await requestForm(order, customer, step.attemptId);
        if (formToken) return { formToken, orderId };
        outcome = null;
      } else if (step.kind === 'inquire') outcome = await inquireAll(step.orderIds, orderId);
      else await pause(waitStep);
    }
    throw paymentInProgress();
  };
}
