import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '../database/database-errors';
import { rowsOf } from '../database/rows';
import { endInTime } from './abandon-order';
import { payableLife, planCheck } from './payment-times';
import { type InquiryDeps, inquire } from './settle-payment';

/** Maximum number of orders per run, and of concurrent inquiries. */
const ordersPerRun = 400;
const inquiriesAtOnce = 8;
/** Milliseconds in which a run starts inquiries; each takes 10 s at most, and the job's lease is 60 s. */
const runLength = 40_000;

interface DueOrder {
  readonly id: string;
  /** Too old to be paid. */
  readonly isOver: boolean;
}

/**
 * Inquires about orders whose payment is not final: lost responses, open forms, payments that the bank
 * examines, and orders that only the browser has reported paid. Ends orders that can no longer be paid.
 */
export async function reconcile(deps: InquiryDeps, log: FastifyBaseLogger): Promise<void> {
  const { db } = deps;

  /**
   * Returns the orders to check: first those with a reported payment, last those that only need confirmation;
   * round-robin among customers, so that many orders of one customer do not delay the others.
   */
  async function dueOrders(): Promise<DueOrder[]> {
    return rowsOf(
      db,
      sql`select id, over as "isOver" from (
        select id, check_at,
          status = 'PAYMENT_PENDING' and created_at < now() - make_interval(mins => ${payableLife}) as over,
          case when status = 'PAID' then 2 when tried_at is not null then 0 else 1 end as urgency,
          row_number() over (partition by customer_id order by check_at) as rank
        from orders where check_at <= now()
      ) due order by urgency, rank, check_at limit ${ordersPerRun}`,
    );
  }

  async function check({ id, isOver }: DueOrder): Promise<void> {
    const outcome = await inquire(deps, id);
    const ended = isOver && (await endInTime(db, id, outcome));
    // A report has scheduled the next inquiry; a silent provider has not.
    if (outcome === 'unknown' && !ended) await db.transaction((tx) => planCheck(tx, id, { restart: false }));
    log.info({ orderId: id, outcome }, 'payment reconciled');
  }

  const due = (await dueOrders()).values();
  const lastStart = Date.now() + runLength;
  const inquireDue = async () => {
    for (const order of due) {
      if (Date.now() > lastStart) return;
      try {
        await check(order);
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        // One failing order must not prevent the others from being settled.
        log.error({ err: error, orderId: order.id }, 'payment not reconciled');
        await db.transaction((tx) => planCheck(tx, order.id, { restart: false }));
      }
    }
  };
  await Promise.all(Array.from({ length: inquiriesAtOnce }, inquireDue));
}
