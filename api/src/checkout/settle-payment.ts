import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { closeCart } from '../cart/cart';
import type { Db, Tx } from '../database/database';
import { type Order, orders, paymentAlarms, paymentAttempts, paymentEvents } from '../database/schema';
import { enqueueMail } from '../email/outbox';
import { updateOrder } from '../orders/update-order';
import { Refusal } from '../refusals/refusals';
import { lockOrder, markAbandoned, openAttempts, stateOf } from './order-state';
import { type Outcome, type Report, type ReportRow, reportRow } from './order-transitions';
import type { PaymentAnswer } from './payment-answer';
import type { PaymentProvider } from './payment-provider';
import type { PaymentSettings } from './payment-settings';
import { planCheck } from './payment-times';
import { takeFromStock } from './stock';

/** 'browser': from the card form; 'notification': sent by the provider; 'inquiry': requested by the API. */
export type Source = 'browser' | 'notification' | 'inquiry';

type Settlement = ReturnType<typeof createSettlement>;

/** Applies reports of the provider exactly once: the order is locked, and each report is stored once. */
export function createSettlement(db: Db, settings: PaymentSettings, log: FastifyBaseLogger) {
  return {
    /** @throws {Refusal} 404 no such order, 422 another amount, shop or mode */
    apply: (answer: PaymentAnswer, source: Source) =>
      withOrder(answer.orderDetails.orderId, async (tx, order) => {
        refuseMismatch(answer, order);
        const report = await reportOf(tx, order, answer);
        const isNew = await storeReport(tx, order, answer, source);
        return applyReport(tx, order, report, source, isNew);
      }),
    /** Applies the result of an inquiry that found no payment. @throws {Refusal} 404 no such order */
    applyAbsence: (orderId: string) =>
      withOrder(orderId, (tx, order) => applyReport(tx, order, 'absent', 'inquiry')),
    /** Settles an unpaid order of 0 €, for which the provider has no form. */
    settleFree: (orderId: string) =>
      withOrder(orderId, async (tx, order) => {
        if ((await stateOf(tx, order)) !== 'unpaid') return 'paid';
        return applyReport(tx, order, 'paid', 'inquiry');
      }),
  };

  function withOrder(id: string, work: (tx: Tx, order: Order) => Promise<Outcome>) {
    return db.transaction(async (tx) => work(tx, await lockOrder(tx, id)));
  }

  /** Refuses an answer with another amount, currency, shop or mode. */
  function refuseMismatch(answer: PaymentAnswer, order: Order): void {
    const { orderTotalAmount, orderCurrency, mode } = answer.orderDetails;
    const matches =
      answer.shopId === settings.shopId &&
      mode === settings.mode &&
      orderCurrency === 'EUR' &&
      orderTotalAmount === order.amountCents;
    if (matches) return;
    const answered = { orderId: order.id, amount: orderTotalAmount, mode };
    log.error(answered, 'payment answer does not belong to the order');
    throw new Refusal(422, 'amount_differs', 'Ce paiement ne correspond pas à la commande.');
  }

  /** @param isNew whether it is the first report of its transaction */
  async function applyReport(tx: Tx, order: Order, report: Report, source: Source, isNew = false) {
    const row = reportRow(await stateOf(tx, order), report, source === 'inquiry' ? 'inquired' : 'reported');
    if (!row) throw new Error(`${report} cannot be reported`);
    await changeAttempts(tx, order.id, row);
    if (row.order === 'paid') await markPaid(tx, order);
    // The browser now shows that the order is placed, and empties its cart.
    if (row.outcome === 'running' && source === 'browser') await closeCart(tx, order);
    // Although a browser's proof is signed, only the provider's own report confirms an order for shipping.
    if ((report === 'paid' || report === 'paid-again') && source !== 'browser' && !order.confirmedAt)
      await updateOrder(tx, order.id, { confirmedAt: sql`now()` });
    for (const kind of row.emails ?? []) {
      const isFirst = await enqueueMail(tx, { kind, customerId: order.customerId, orderId: order.id });
      if (isFirst && paymentAlarms.some((each) => each === kind))
        log.error({ orderId: order.id, status: order.status, kind }, 'payment needs a decision');
    }
    await planCheck(tx, order.id, { restart: isNew });
    return row.outcome;
  }
}

const isDebit = ({ operationType }: PaymentAnswer['transactions'][number]) =>
  (operationType ?? 'DEBIT') === 'DEBIT';

/** Returns the transactions of this order that were ever reported paid. */
async function paidTransactions(tx: Tx, orderId: string): Promise<Set<string>> {
  const paid = and(
    eq(paymentEvents.orderId, orderId),
    eq(paymentEvents.status, 'PAID'),
    gt(paymentEvents.amountCents, 0),
  );
  const rows = await tx.select({ uuid: paymentEvents.transactionUuid }).from(paymentEvents).where(paid);
  return new Set(rows.map(({ uuid }) => uuid));
}

/** Reads the report: only a closed and paid order counts as paid. */
async function reportOf(tx: Tx, order: Order, answer: PaymentAnswer): Promise<Report> {
  const { orderStatus, orderCycle } = answer;
  const debits = answer.transactions.filter(isDebit);
  const before = await paidTransactions(tx, order.id);
  if (orderStatus === 'PAID' && orderCycle === 'CLOSED') {
    const paid = debits.filter(({ status }) => status === 'PAID').map(({ uuid }) => uuid);
    return new Set([...before, ...paid]).size > 1 && paid.length > 0 ? 'paid-again' : 'paid';
  }
  if (orderStatus === 'RUNNING' || orderStatus === 'PAID' || orderStatus === 'PARTIALLY_PAID')
    return 'running';
  return debits.some(({ uuid }) => before.has(uuid)) ? 'taken-back' : 'unpaid';
}

/** Stores each report on a transaction once. Returns true when one was new. */
async function storeReport(tx: Tx, order: Order, answer: PaymentAnswer, source: Source): Promise<boolean> {
  if (answer.transactions.length === 0) return false;
  const stored = await tx
    .insert(paymentEvents)
    .values(
      answer.transactions.map((transaction) => ({
        orderId: order.id,
        transactionUuid: transaction.uuid,
        detailedStatus: transaction.detailedStatus,
        status: transaction.status,
        amountCents: isDebit(transaction) ? transaction.amount : -transaction.amount,
        source,
      })),
    )
    .onConflictDoNothing()
    .returning({ uuid: paymentEvents.transactionUuid });
  if (!order.triedAt) await updateOrder(tx, order.id, { triedAt: sql`now()` });
  return stored.length > 0;
}

async function changeAttempts(tx: Tx, orderId: string, { attempts }: ReportRow): Promise<void> {
  if (!attempts) return;
  if (attempts !== 'unpaid') {
    await tx.update(paymentAttempts).set({ state: attempts }).where(openAttempts(orderId));
    return;
  }
  // A token that a browser may have can charge again; that of a lost response is known to no browser.
  const { state, formToken, createdAt } = paymentAttempts;
  const newest = sql`(select max(created_at) from payment_attempts where order_id = ${orderId})`;
  await tx
    .update(paymentAttempts)
    .set({
      state: sql`case when ${formToken} is not null and ${createdAt} = ${newest} then 'open' else 'closed' end`,
    })
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(state, ['unknown', 'running'])));
}

async function markPaid(tx: Tx, order: Order): Promise<void> {
  await updateOrder(tx, order.id, {
    status: 'PAID',
    payment: 'card',
    triedAt: sql`coalesce(${orders.triedAt}, now())`,
    paidAt: sql`now()`,
    cancelledAt: null,
    cancellation: null,
  });
  await takeFromStock(tx, order.id);
  await endOthers(tx, order);
  await closeCart(tx, order);
}

/** Abandons the other unpaid card orders of a cart. */
export async function endOthers(tx: Tx, { id, cartId }: Pick<Order, 'id' | 'cartId'>): Promise<void> {
  const unpaid = and(eq(orders.status, 'PAYMENT_PENDING'), eq(orders.payment, 'card'));
  const others = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, cartId), unpaid, ne(orders.id, id)));
  for (const other of others) await markAbandoned(tx, other.id);
}

/** What an inquiry about a payment needs. */
export interface InquiryDeps {
  readonly db: Db;
  readonly provider: PaymentProvider;
  readonly settlement: Settlement;
}

/** Requests the payment status of an order and applies it; 'unknown' when the provider is silent. */
export async function inquire({ provider, settlement }: InquiryDeps, orderId: string): Promise<Outcome> {
  const answer = await provider.inquire(orderId);
  if (answer === 'unknown') return 'unknown';
  if (answer === 'absent') return settlement.applyAbsence(orderId);
  // An answer about another order or amount is ignored.
  if (answer.orderDetails.orderId !== orderId) return 'unknown';
  try {
    return await settlement.apply(answer, 'inquiry');
  } catch (error) {
    if (error instanceof Refusal && error.code === 'amount_differs') return 'unknown';
    throw error;
  }
}
