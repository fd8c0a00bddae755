import { eq } from 'drizzle-orm';
import { type Db, isUuid } from './database';
import { orders } from './schema';

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
