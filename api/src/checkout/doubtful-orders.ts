import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { orders, paymentAttempts } from '../database/schema';
import { formLife } from './order-lifetimes';

/** Card orders of a cart that may have been paid without our hearing of it: the provider is asked before the cart is ordered in another way. */
export async function ordersWithUnknownPayment(db: Db, cartId: string): Promise<string[]> {
  const lost = inArray(paymentAttempts.state, ['requested', 'unknown', 'running']);
  const formLives = gt(paymentAttempts.createdAt, sql`now() - make_interval(mins => ${formLife})`);
  const found = await db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(and(eq(orders.cartId, cartId), isNotNull(orders.checkAt), or(lost, formLives)));
  return found.map(({ id }) => id);
}
