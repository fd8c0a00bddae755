import { asc, gt, sql } from 'drizzle-orm';
import { Order, OrderDocument, OrderItem } from 'shared-contracts/api/orders';
import { joinUrl } from 'shared-contracts/api/urls';
import { User } from 'shared-contracts/api/users';
import { z } from 'zod';
import { orderContent } from '../checkout/order-repository';
import type { Db } from '../database/database';
import { filled } from '../database/rows';
import { orders } from '../database/schema';
import { type OrderFacts, selectOrders, withParts } from '../orders/read-orders';

const moment = z.string().optional();

/** Current state of an order for the company's other systems. Amounts in euros, timestamps in ISO 8601. */
const FeedOrder = Order.omit({ payment: true })
  .extend({
    payment: z.enum(['card', 'account']),
    paidAt: moment,
    confirmedAt: moment.describe('The provider itself has confirmed the payment by card: goods may leave.'),
    discountRate: z.number().describe('Percent.'),
    customer: User.pick({
      customerNumber: true,
      companyName: true,
      firstName: true,
      lastName: true,
      emailAddress: true,
    }).describe('Empty texts once the account is erased; the number stays until the order is anonymised.'),
    documents: z
      .array(OrderDocument.extend({ url: z.string().describe('The PDF file, read with the same key.') }))
      .optional(),
    items: z.array(OrderItem.extend({ vatRate: z.number().nullable().describe('Percent.') })),
  })
  .meta({ id: 'FeedOrder' });
type FeedOrder = z.infer<typeof FeedOrder>;

/** Converts an order to its state in the feed. */
function feedOrder(facts: OrderFacts, apiUrl: string): FeedOrder {
  const { order, customer, lines } = facts;
  const { items, documents, ...content } = orderContent(facts);
  return {
    ...content,
    ...filled({ paidAt: order.paidAt?.toISOString(), confirmedAt: order.confirmedAt?.toISOString() }),
    payment: order.payment === 'card' ? 'card' : 'account',
    discountRate: order.discountRate,
    ...(documents && {
      documents: documents.map((document) => ({
        ...document,
        url: joinUrl(apiUrl, `feed/orders/${order.id}/documents/${document.id}`),
      })),
    }),
    customer: { ...customer, customerNumber: customer.customerNumber ?? undefined },
    items: items.map((item, index) => ({ ...item, vatRate: lines[index]?.vatRate ?? null })),
  };
}

/** Arbitrary unique lock number: readers wait for each other. */
const feedLock = 1986_0048;

/** A page of the feed. */
export const FeedPage = z
  .object({
    orders: z.array(FeedOrder),
    next: z.string().describe('The `cursor` of the next request, also when there are no orders yet.'),
  })
  .meta({ id: 'FeedPage' });
export type FeedPage = z.infer<typeof FeedPage>;

/** Returns the orders that changed after the cursor in their current state, sorted by their latest change. */
export const readFeed = (db: Db, apiUrl: string, cursor: number, limit: number): Promise<FeedPage> =>
  db.transaction(async (tx) => {
    // Readers number committed changes one reader at a time: a change that commits late gets a higher
    // position than any cursor returned so far.
    await tx.execute(sql`select pg_advisory_xact_lock(${feedLock})`);
    await tx.execute(sql`
      update orders set feed_position = numbered.position
      from (select id, nextval('order_changes') as position from (
        select id from orders where feed_position is null and (payment = 'deferred' or tried_at is not null)
        order by created_at, id limit ${limit} for update skip locked) waiting) numbered
      where orders.id = numbered.id`);
    const found = await selectOrders(tx)
      .where(gt(orders.feedPosition, cursor))
      .orderBy(asc(orders.feedPosition))
      .limit(limit);
    return {
      orders: (await withParts(tx, found)).map((facts) => feedOrder(facts, apiUrl)),
      next: `${found.at(-1)?.order.feedPosition ?? cursor}`,
    };
  });
