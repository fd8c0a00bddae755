import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { customers, orderLines, orders } from '../database/schema';
import { buyerOf } from '../email/order-facts';
import type { OrderFacts } from '../email/receipt';

const pageSize = 500;

/** Oldest first, page by page: as many orders as there are never lie in memory at once. */
export async function* readOrders(db: Db, which: SQL | undefined): AsyncGenerator<OrderFacts[]> {
  let place: SQL | undefined;
  for (;;) {
    const found = await db
      // A `Date` would lose the microseconds of the place.
      .select({ order: orders, customer: customers, moment: sql<string>`${orders.createdAt}::text` })
      .from(orders)
      .leftJoin(customers, eq(customers.id, orders.customerId))
      .where(and(which, place))
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(pageSize);
    const last = found.at(-1);
    if (!last) return;
    yield await withLines(db, found);
    if (found.length < pageSize) return;
    place = sql`(${orders.createdAt}, ${orders.id}) > (${last.moment}::timestamptz, ${last.order.id}::uuid)`;
  }
}

interface Found {
  readonly order: OrderFacts['order'];
  readonly customer: OrderFacts['customer'] | null;
}

async function withLines(db: Db, found: readonly Found[]): Promise<OrderFacts[]> {
  const ids = found.map(({ order }) => order.id);
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(orderLines.orderId, orderLines.position);
  const byOrder = new Map<string, (typeof rows)[number][]>(ids.map((id) => [id, []]));
  for (const row of rows) byOrder.get(row.orderId)?.push(row);
  return found.map(({ order, customer }) => ({
    order,
    customer: buyerOf(order, customer),
    lines: byOrder.get(order.id) ?? [],
  }));
}
