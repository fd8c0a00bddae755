import { eq, inArray } from 'drizzle-orm';
import { grouped } from '../grouped';
import { type Db, isUuid } from './database';
import { orderLines, orders } from './schema';

export interface OrderName {
  readonly id: string;
  readonly number: string;
}

/** The order of this number or id, in capitals or not; undefined without one. */
export async function findOrder(db: Db, numberOrId: string): Promise<OrderName | undefined> {
  const { id, number } = orders;
  const which = isUuid(numberOrId) ? eq(id, numberOrId) : eq(number, numberOrId.toUpperCase());
  return (await db.select({ id, number }).from(orders).where(which))[0];
}

/** The lines of each of these orders, in their sequence. */
export async function linesByOrder(db: Db, ids: readonly string[]) {
  const { orderId, position } = orderLines;
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderId, [...ids]))
    .orderBy(orderId, position);
  return grouped(rows, (row) => row.orderId);
}
