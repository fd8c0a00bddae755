import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../database/database';
import { orders } from '../database/schema';

/** How long an unpaid card order may be paid after it was placed, at its own prices (hours). */
export const resumableHours = 24;

/** A form lives 15 minutes with the provider, and a late submission is settled within one more (minutes). */
export const formLife = 16;
/** A form token lives 15 minutes with the provider; the rest is left for typing the card. */
export const reuseMinutes = 12;
/** Longer than the provider may take: a request still open then was lost with its process. */
export const requestSeconds = 20;
/** An unpaid order may be paid until a form opened at the last moment has expired (minutes). */
export const payableLife = resumableHours * 60 + formLife;
/** An order that only the browser has declared paid is asked about for so long (minutes). */
const confirmationLife = payableLife;
/** A bank that examines a payment takes days at most (minutes). */
const examinationLife = 7 * 24 * 60;
const longestPause = 240;
/** Slightly shorter than the interval of the job, so that each run finds it due (minutes). */
const eachTurn = 0.9;

/** What the next inquiry depends on; ages in minutes. */
export interface CheckFacts {
  readonly status: 'PAYMENT_PENDING' | 'PAID' | 'CANCELLED';
  readonly payment: 'card' | 'deferred';
  readonly age: number;
  /** Since the last form was opened; null when there was none. */
  readonly formAge: number | null;
  readonly tried: boolean;
  /** The bank examines a payment, of which the end is not known. */
  readonly running: boolean;
  readonly confirmed: boolean;
  readonly checks: number;
}

/**
 * Minutes until the next inquiry, null when none is needed. Intervals double, but stay short while a form
 * lives in which a card was refused: the next card may be taken.
 */
export function minutesToNextCheck(facts: CheckFacts): number | null {
  const { status, payment, age, formAge, tried, running, confirmed, checks } = facts;
  if (payment !== 'card') return null;
  const pause = Math.min(longestPause, 2 ** Math.min(checks, 10));
  if (running && age < examinationLife) return pause;
  if (status === 'PAID') return confirmed || age >= confirmationLife ? null : pause;
  const formLeft = formAge === null ? 0 : formLife - formAge;
  if (tried && formLeft > 0) return eachTurn;
  if (status === 'PAYMENT_PENDING')
    return age < payableLife ? Math.max(1, Math.min(pause, payableLife - age)) : pause;
  return formLeft > 0 ? Math.max(1, Math.min(pause, formLeft)) : null;
}

/** Schedules the next inquiry. After news the intervals start short again, without news they grow. */
export async function planCheck(tx: Tx, orderId: string, { news }: { readonly news: boolean }) {
  const minutes = (moment: unknown) => sql<number>`extract(epoch from now() - ${moment})::float / 60`;
  const [order] = await tx
    .select({
      status: orders.status,
      payment: orders.payment,
      age: minutes(orders.createdAt),
      formAge: sql<
        number | null
      >`(select extract(epoch from now() - max(created_at))::float / 60 from payment_attempts where order_id = ${orderId})`,
      tried: sql<boolean>`${orders.triedAt} is not null`,
      running: sql<boolean>`exists (select from payment_events event where event.order_id = ${orderId} and event.status = 'RUNNING'
        and not exists (select from payment_events later where later.order_id = event.order_id
          and later.transaction_uuid = event.transaction_uuid and later.status <> 'RUNNING'))`,
      confirmed: sql<boolean>`${orders.confirmedAt} is not null`,
      checks: orders.checks,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return;
  const checks = news ? 0 : order.checks + 1;
  const pause = minutesToNextCheck({ ...order, checks });
  const checkAt = pause === null ? null : sql`now() + make_interval(secs => ${Math.ceil(pause * 60)})`;
  await tx.update(orders).set({ checkAt, checks }).where(eq(orders.id, orderId));
}
