import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { orders } from '../database/schema';

/** Returns the sum in cents of a customer's orders on account that are not paid. */
export async function accountDue(db: Db, customerId: string): Promise<number> {
  const own = and(eq(orders.customerId, customerId), eq(orders.status, 'PAYMENT_PENDING'));
  const [due] = await db
    .select({ cents: sql`coalesce(sum(${orders.amountCents}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(own, eq(orders.payment, 'deferred')));
  return due?.cents ?? 0;
}
