import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { vatRows } from 'shared-contracts/pricing';
import type { Db } from '../database/database';
import { orderLines, orders } from '../database/schema';
import { type OrderFacts, rank, rankOf, selectOrders, withParts } from '../orders/read-orders';
import { byteOrderMark, csvLine } from './csv';
import type { Columns } from './csv-columns';

/**
 * Writes orders as CSV from one database snapshot: a heading, then a line per order, oldest first.
 * @param which condition of the orders
 * @param write writes a part of the file, at most 500 orders; awaited before the next part is read
 * @returns the number of orders
 */
export const exportOrders = (
  db: Db,
  which: SQL | undefined,
  columns: Columns,
  write: (text: string) => Promise<void>,
): Promise<number> =>
  db.transaction(
    async (tx) => {
      // The client that downloads the file may be slow.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const written = columns(await ratesOf(tx, which));
      await write(byteOrderMark + csvLine(written.map(([heading]) => heading)));
      let count = 0;
      for await (const page of readOrders(tx, which)) {
        count += page.length;
        const rows = page.map((facts) => {
          const order = { ...facts, vat: vatRows(facts.lines, facts.order.discountRate) };
          return csvLine(written.map(([, cell]) => cell(order)));
        });
        await write(rows.join(''));
      }
      return count;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Returns the VAT rates of the orders, ascending; like in `vatRows`, a missing rate is 0. */
async function ratesOf(db: Db, which: SQL | undefined): Promise<number[]> {
  const rate = sql<string>`greatest(coalesce(${orderLines.vatRate}, 0), 0)`;
  const rows = await db
    .selectDistinct({ rate })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(which);
  return rows.map((row) => Number(row.rate)).sort((one, other) => one - other);
}

const pageSize = 500;

/** Reads orders page by page, oldest first, so that memory stays bounded. */
export async function* readOrders(db: Db, which: SQL | undefined): AsyncGenerator<OrderFacts[]> {
  let cursor: SQL | undefined;
  for (;;) {
    const found = await selectOrders(db)
      .where(and(which, cursor))
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(pageSize);
    const last = found.at(-1);
    if (!last) return;
    yield await withParts(db, found);
    if (found.length < pageSize) return;
    cursor = sql`${rank} > ${rankOf(last.order.id)}`;
  }
}
