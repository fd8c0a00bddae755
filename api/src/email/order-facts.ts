import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { customers, orderLines, orders, paymentEvents } from '../database/schema';
import type { OrderFacts } from './receipt';

const nobody = { firstName: '', lastName: '', companyName: '' };

/** Who ordered: the account as it is now, or whom the order names without one. */
export const buyerOf = (
  { buyer }: Pick<OrderFacts['order'], 'buyer'>,
  account: OrderFacts['customer'] | null,
): OrderFacts['customer'] => account ?? { ...(buyer ?? nobody), emailAddress: '' };

/** Null without such an order. */
export async function orderFacts(db: Db, orderId: string): Promise<OrderFacts | null> {
  const [found] = await db
    .select({ order: orders, customer: customers })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, orderId));
  if (!found) return null;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position);
  return { order: found.order, customer: buyerOf(found.order, found.customer), lines };
}

/** What the provider said of money of an order: `cents` is negative where it goes back. */
export interface PaymentNews {
  readonly uuid: string;
  readonly status: string;
  readonly cents: number;
  readonly receivedAt: Date;
}

export const paymentNews = (db: Db, orderId: string): Promise<PaymentNews[]> =>
  db
    .select({
      uuid: paymentEvents.transactionUuid,
      status: paymentEvents.status,
      cents: paymentEvents.amountCents,
      receivedAt: paymentEvents.receivedAt,
    })
    .from(paymentEvents)
    .where(eq(paymentEvents.orderId, orderId))
    .orderBy(paymentEvents.receivedAt);
