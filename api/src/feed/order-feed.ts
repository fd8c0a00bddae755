import { asc, eq, gt, sql } from 'drizzle-orm';
import { withLines } from '../accounting/export-orders';
import type { Db } from '../database/database';
import { customers, orders } from '../database/schema';
import { type FeedOrder, feedOrder } from './feed-order';

/** Any number of its own: readers wait for each other. */
const feedLock = 1986_0048;

export interface FeedPage {
  readonly orders: FeedOrder[];
  /** The cursor of the next request. */
  readonly next: string;
}

/**
 * Orders whose newest change comes after the cursor, each as it is now, in the sequence of these changes.
 * Card orders of which the provider knows no payment are none.
 */
export const readFeed = (db: Db, cursor: number, limit: number): Promise<FeedPage> =>
  db.transaction(async (tx) => {
    // A reader numbers changes once they are committed, and readers do so one at a time: what commits late
    // gets a later number than what any cursor has passed.
    await tx.execute(sql`select pg_advisory_xact_lock(${feedLock})`);
    await tx.execute(sql`
      update orders set feed_position = numbered.position
      from (select id, nextval('order_changes') as position from (
        select id from orders where feed_position is null and (payment = 'deferred' or tried_at is not null)
        order by created_at, id limit ${limit} for update skip locked) waiting) numbered
      where orders.id = numbered.id`);
    const found = await tx
      .select({ order: orders, customer: customers })
      .from(orders)
      .leftJoin(customers, eq(customers.id, orders.customerId))
      .where(gt(orders.feedPosition, cursor))
      .orderBy(asc(orders.feedPosition))
      .limit(limit);
    return {
      orders: (await withLines(tx, found)).map(feedOrder),
      next: `${found.at(-1)?.order.feedPosition ?? cursor}`,
    };
  });
