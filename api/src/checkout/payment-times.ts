import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../database/database';
import { type Order, orders } from '../database/schema';
import { updateOrder } from '../orders/update-order';

/** Hours after placing in which an unpaid card order can be paid at its stored prices. */
const resumableHours = 24;

/** Returns until when an unpaid card order can be paid. */
export const resumableUntil = ({ createdAt }: Pick<Order, 'createdAt'>) =>
  new Date(createdAt.getTime() + resumableHours * 3_600_000);

/** Lifetime of a card form in minutes: 15 at the provider, and one to settle a late submission. */
export const formLife = 16;
/** Minutes in which a form token is reused: it expires after 15, and typing the card takes two. */
export const reuseMinutes = 13;
/** Seconds after which a request to the provider was lost with its process; longer than the timeout. */
export const requestSeconds = 20;
/** Minutes in which an unpaid order can be paid: until a form opened at the last moment has expired. */
export const payableLife = resumableHours * 60 + formLife;
/** Minutes in which the API inquires about an order that only the browser has reported paid. */
const confirmationLife = payableLife;
/** Minutes in which the API inquires about a payment that the bank examines. */
const examinationLife = 7 * 24 * 60;
const longestPause = 240;
/** Pause in minutes, slightly shorter than the interval of the job, so that each run finds the order due. */
const eachTurn = 0.9;

/** State of an order that determines its next inquiry; ages in minutes. */
export interface CheckFacts {
  readonly status: 'PAYMENT_PENDING' | 'PAID' | 'CANCELLED';
  readonly payment: 'card' | 'deferred';
  readonly age: number;
  /** Age of the last form; null without a form. */
  readonly formAge: number | null;
  readonly tried: boolean;
  /** The bank is examining a payment. */
  readonly running: boolean;
  readonly confirmed: boolean;
  readonly checks: number;
}

/**
 * Returns the minutes until the next inquiry, null when none is needed. Intervals double, but stay short
 * while a form is open in which a card was refused: the next card may be accepted.
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

/** Schedules the next inquiry. `restart` begins with the shortest interval again, else intervals grow. */
export async function planCheck(tx: Tx, orderId: string, { restart }: { readonly restart: boolean }) {
  const minutesSince = <Age>(moment: SQLWrapper) =>
    sql<Age>`extract(epoch from now() - ${moment})::float / 60`;
  const lastForm = sql`(select max(created_at) from payment_attempts where order_id = ${orderId})`;
  const [order] = await tx
    .select({
      status: orders.status,
      payment: orders.payment,
      age: minutesSince<number>(orders.createdAt),
      formAge: minutesSince<number | null>(lastForm),
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
  const checks = restart ? 0 : order.checks + 1;
  const pause = minutesToNextCheck({ ...order, checks });
  const checkAt = pause === null ? null : sql`now() + make_interval(secs => ${Math.ceil(pause * 60)})`;
  await updateOrder(tx, orderId, { checkAt, checks });
}
