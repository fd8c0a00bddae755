import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { closeCart } from '../cart/cart';
import type { Db, Tx } from '../database/database';
import { orders, paymentAttempts, paymentEvents } from '../database/schema';
import { enqueueMail } from '../email/outbox';
import { Refusal } from '../refusals/refusals';
import { lockOrder, markAbandoned, type Order, openAttempts, stateOf } from './order-state';
import { type NewsRow, newsRow, type OrderEmail, type Outcome, type Word } from './order-transitions';
import type { PaymentAnswer } from './payment-answer';
import type { PaymentProvider } from './payment-provider';
import type { PaymentSettings } from './payment-settings';
import { planCheck } from './payment-times';
import { takeFromStock } from './stock';

/** 'browser': signed for the card form; 'notification': sent by the provider; 'inquiry': asked by us. */
export type Source = 'browser' | 'notification' | 'inquiry';

export type Settlement = ReturnType<typeof createSettlement>;

/** Applies what the provider says, exactly once: the order is locked, and each piece of news counts once. */
export function createSettlement(db: Db, settings: PaymentSettings, log: FastifyBaseLogger) {
  return {
    /** @throws {Refusal} 404 no such order, 422 another amount, shop or mode */
    apply: (answer: PaymentAnswer, source: Source) =>
      withOrder(answer.orderDetails.orderId, async (tx, order) => {
        refuseForeign(answer, order);
        const word = await wordOf(tx, order, answer);
        const isNews = await remember(tx, order, answer, source);
        return applyWord(tx, order, word, source, isNews);
      }),
    /** The provider, asked, knows no payment of this order. @throws {Refusal} 404 without such an order */
    applyAbsence: (orderId: string) =>
      withOrder(orderId, (tx, order) => applyWord(tx, order, 'absent', 'inquiry')),
  };

  function withOrder(id: string, work: (tx: Tx, order: Order) => Promise<Outcome>) {
    return db.transaction(async (tx) => work(tx, await lockOrder(tx, id)));
  }

  /** The answer must speak of this order's amount, of our shop and of the mode of our keys. */
  function refuseForeign(answer: PaymentAnswer, order: Order): void {
    const { orderTotalAmount, orderCurrency, mode } = answer.orderDetails;
    const bound =
      answer.shopId === settings.shopId &&
      mode === settings.mode &&
      orderCurrency === 'EUR' &&
      orderTotalAmount === order.amountCents;
    if (bound) return;
    log.error(
      { orderId: order.id, amount: orderTotalAmount, mode },
      'payment answer does not belong to the order',
    );
    throw new Refusal(422, 'amount_differs', 'Ce paiement ne correspond pas à la commande.');
  }

  async function applyWord(tx: Tx, order: Order, word: Word, source: Source, isNews = false) {
    const row = newsRow(await stateOf(tx, order), word, source === 'inquiry' ? 'inquired' : 'reported');
    if (!row) throw new Error(`${word} cannot be reported`);
    await changeAttempts(tx, order.id, row);
    if (row.order === 'paid') await markPaid(tx, order);
    // The browser shows its customer that the order is placed, and empties its cart.
    if (row.outcome === 'running' && source === 'browser') await closeCart(tx, order);
    // What a browser brings is signed, but goods leave on the provider's own word.
    if ((word === 'paid' || word === 'paid-again') && source !== 'browser' && !order.confirmedAt)
      await tx.update(orders).set({ confirmedAt: sql`now()` }).where(eq(orders.id, order.id));
    for (const kind of row.emails ?? []) {
      const isNew = await enqueueMail(tx, { kind, customerId: order.customerId, orderId: order.id });
      const alarm = alarms[kind];
      if (isNew && alarm) log.error({ orderId: order.id, status: order.status }, alarm);
    }
    await planCheck(tx, order.id, { news: isNews });
    return row.outcome;
  }
}

/** Money that needs a decision: logged for the operators here, sent to the company by email. */
const alarms: Partial<Record<OrderEmail, string>> = {
  'late-payment': 'payment of an order that had ended',
  'second-payment': 'order or cart paid more than once',
  'contradicted-payment': 'the provider contradicts the payment of a paid order',
};

const isDebit = ({ operationType }: PaymentAnswer['transactions'][number]) =>
  (operationType ?? 'DEBIT') === 'DEBIT';

/** Transactions of this order that were said to be paid, whatever came after. */
async function paidTransactions(tx: Tx, orderId: string): Promise<Set<string>> {
  const paid = and(
    eq(paymentEvents.orderId, orderId),
    eq(paymentEvents.status, 'PAID'),
    gt(paymentEvents.amountCents, 0),
  );
  const rows = await tx.select({ uuid: paymentEvents.transactionUuid }).from(paymentEvents).where(paid);
  return new Set(rows.map(({ uuid }) => uuid));
}

/** Only a closed and paid order counts as paid; a payment that is being looked at keeps it waiting. */
async function wordOf(tx: Tx, order: Order, answer: PaymentAnswer): Promise<Word> {
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

/** Keeps each piece of news once. True when there was one. */
async function remember(tx: Tx, order: Order, answer: PaymentAnswer, source: Source): Promise<boolean> {
  if (answer.transactions.length === 0) return false;
  const news = await tx
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
  if (!order.triedAt) await tx.update(orders).set({ triedAt: sql`now()` }).where(eq(orders.id, order.id));
  return news.length > 0;
}

async function changeAttempts(tx: Tx, orderId: string, { attempts }: NewsRow): Promise<void> {
  if (!attempts) return;
  const which =
    attempts === 'lost-are-closed'
      ? and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, ['unknown', 'running']))
      : openAttempts(orderId);
  const state = attempts === 'lost-are-closed' ? 'closed' : attempts;
  await tx.update(paymentAttempts).set({ state }).where(which);
}

async function markPaid(tx: Tx, order: Order): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'PAID', payment: 'card', paidAt: sql`now()`, cancelledAt: null, cancellation: null })
    .where(eq(orders.id, order.id));
  await takeFromStock(tx, order.id);
  await endOthers(tx, order);
  await closeCart(tx, order);
}

/** Ends the other unpaid card orders of a cart. */
export async function endOthers(tx: Tx, { id, cartId }: Pick<Order, 'id' | 'cartId'>): Promise<void> {
  const unpaid = and(eq(orders.status, 'PAYMENT_PENDING'), eq(orders.payment, 'card'));
  const others = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, cartId), unpaid, ne(orders.id, id)));
  for (const other of others) await markAbandoned(tx, other.id);
}

export interface InquiryDeps {
  readonly db: Db;
  readonly provider: PaymentProvider;
  readonly settlement: Settlement;
}

/** Inquires about an order and applies the result; unknown when the provider is silent. */
export async function inquire({ provider, settlement }: InquiryDeps, orderId: string): Promise<Outcome> {
  const result = await provider.inquire(orderId);
  if (result.outcome === 'unknown') return 'unknown';
  if (result.outcome === 'absent') return settlement.applyAbsence(orderId);
  // An answer about another order or amount says nothing of this one.
  if (result.answer.orderDetails.orderId !== orderId) return 'unknown';
  try {
    return await settlement.apply(result.answer, 'inquiry');
  } catch (error) {
    if (error instanceof Refusal && error.code === 'amount_differs') return 'unknown';
    throw error;
  }
}
