import { eq, inArray, sql } from 'drizzle-orm';
import type { OrderDocument } from 'shared-contracts/api/orders';
import { type Db, isUuid } from '../database/database';
import { grouped } from '../database/rows';
import { type Buyer, customers, type Order, orderLines, orders, paymentEvents } from '../database/schema';
import { documentsByOrder } from './order-documents';
import { type StoredShipment, shipmentsByOrder } from './shipments';

/** Finds an order by its number or id, case-insensitively; undefined when there is none. */
export async function findOrder(db: Db, numberOrId: string): Promise<Order | undefined> {
  const { id, number } = orders;
  const which = isUuid(numberOrId) ? eq(id, numberOrId) : eq(number, numberOrId.toUpperCase());
  return (await db.select().from(orders).where(which))[0];
}

/** Returns the lines of each of these orders by order id, in their sequence. */
async function linesByOrder(db: Db, ids: readonly string[]) {
  const { orderId, position } = orderLines;
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderId, [...ids]))
    .orderBy(orderId, position);
  return grouped(rows, (row) => row.orderId);
}

/** An order with all data that the API, emails and documents contain. */
export interface OrderFacts {
  /** The email address is empty once the account is erased, the names once the order is anonymised. */
  readonly customer: Buyer & { readonly emailAddress: string };
  readonly order: Order;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  readonly shipments: readonly StoredShipment[];
  readonly documents: readonly OrderDocument[];
  /** The bank is examining a payment. */
  readonly isExamined: boolean;
}

const unnamed = { firstName: '', lastName: '', companyName: '', customerNumber: null };

const { firstName, lastName, companyName, customerNumber, emailAddress } = customers;
const customer = { firstName, lastName, companyName, customerNumber, emailAddress };

const isExamined = sql<boolean>`exists (select from payment_attempts attempt
  where attempt.order_id = orders.id and attempt.state = 'running')`;
/** The position of an order in time; its id breaks ties. */
export const rank = sql`(${orders.createdAt}, ${orders.id})`;
/** The position of the order with this id, with the microseconds that a `Date` would lose. */
export const rankOf = (id: string) => sql`(select created_at, id from orders where id = ${id}::uuid)`;

/** Selects orders with their customers. */
export const selectOrders = (db: Db) =>
  db
    .select({ order: orders, customer, isExamined })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId));

/** Adds lines, shipments and documents to the orders, and the stored buyer where the account is erased. */
export async function withParts(
  db: Db,
  found: Awaited<ReturnType<typeof selectOrders>>,
): Promise<OrderFacts[]> {
  const ids = found.map(({ order }) => order.id);
  const linesOf = await linesByOrder(db, ids);
  const shipmentsOf = await shipmentsByOrder(db, ids);
  const documentsOf = await documentsByOrder(db, ids);
  return found.map(({ order, customer: account, isExamined }) => ({
    order,
    isExamined,
    customer: account ?? { ...(order.buyer ?? unnamed), emailAddress: '' },
    lines: linesOf.get(order.id) ?? [],
    shipments: shipmentsOf.get(order.id) ?? [],
    documents: documentsOf.get(order.id) ?? [],
  }));
}

/** Reads an order; null when there is none. */
export async function orderFacts(db: Db, orderId: string): Promise<OrderFacts | null> {
  const [facts = null] = await withParts(db, await selectOrders(db).where(eq(orders.id, orderId)));
  return facts;
}

/** A transaction of an order as the provider reported it; a refund has a negative amount. */
export type PaymentEvent = typeof paymentEvents.$inferSelect;

/** Returns the reports about an order's transactions, oldest first. */
export const paymentEventsOf = (db: Db, orderId: string): Promise<PaymentEvent[]> =>
  db.select().from(paymentEvents).where(eq(paymentEvents.orderId, orderId)).orderBy(paymentEvents.receivedAt);
