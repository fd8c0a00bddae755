import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Order, OrderPayment } from 'shared-contracts/api/orders';
import { dueUnitPrice, exactFromCents, toEuros, totals, vatRows } from 'shared-contracts/pricing';
import { z } from 'zod';
import type { Db } from '../database/database';
import { orderLines, orders } from '../database/schema';
import { isUuid } from '../database/uuid';
import type { Cursors } from '../server/signed-cursor';
import { resumableHours } from './order-state';

const pageSize = 50;

/** The order behind which the next page begins. Its moment is the database's own text: a `Date` would lose the microseconds. */
const Place = z.object({ createdAt: z.string(), id: z.string() });

export interface OrderRepository {
  /** Newest first; `next` is the cursor of older ones. What nobody tried to pay and what ended unpaid is not listed. */
  list(customerId: string, cursor?: string): Promise<{ orders: Order[]; next: string | null }>;
  /** Null when there is no such order of this customer. */
  one(customerId: string, id: string): Promise<Order | null>;
}

/** `examined`: the newest news is that the bank examines a payment. */
type OrderRow = typeof orders.$inferSelect & { readonly examined: boolean };
type LineRow = typeof orderLines.$inferSelect;

const isExamined = sql<boolean>`exists (select from payment_attempts attempt
  where attempt.order_id = orders.id and attempt.state = 'running')`;

/** Nobody tried to pay it, or it ended unpaid: it is no order to the customer. */
const isListed = sql`not (${orders.payment} = 'card' and ${orders.status} = 'PAYMENT_PENDING' and ${orders.triedAt} is null)
  and ${orders.cancellation} is distinct from 'abandoned'`;

function paymentOf({ payment, status, triedAt, paidAt, createdAt, examined }: OrderRow): OrderPayment {
  if (payment === 'deferred') return { method: 'account' };
  const until = new Date(createdAt.getTime() + resumableHours * 3_600_000);
  const isResumable = status === 'PAYMENT_PENDING' && !examined && until > new Date();
  return {
    method: 'card',
    tried: triedAt !== null,
    ...(examined && status !== 'PAID' && { examined }),
    ...(paidAt && { paidAt: paidAt.toISOString() }),
    ...(isResumable && { resumableUntil: until.toISOString() }),
  };
}

/** Goods by VAT rate, in euros. */
const vatOf = (lines: readonly LineRow[], discountRate: number) =>
  vatRows(lines, discountRate).map(({ rate, baseCents, vatCents }) => ({
    rate,
    base: toEuros(exactFromCents(baseCents)),
    amount: toEuros(exactFromCents(vatCents)),
  }));

/** An order as it was placed: prices, discount, VAT rates, fee and amount are those stored with it. */
function toOrder(order: OrderRow, lines: readonly LineRow[]): Order {
  const { discountRate, cancellation, purchaseOrderNumber, deliveryInstructions } = order;
  return {
    id: order.id,
    orderNumber: order.number,
    status: order.status,
    deliveryMode: order.deliveryMode,
    totalHT: toEuros(totals(lines, discountRate).ht),
    deliveryFee: toEuros(exactFromCents(order.deliveryFeeCents)),
    vat: vatOf(lines, discountRate),
    totalTTC: toEuros(exactFromCents(order.amountCents)),
    createdAt: order.createdAt.toISOString(),
    payment: paymentOf(order),
    ...(cancellation && { cancellation }),
    ...(purchaseOrderNumber && { purchaseOrderNumber }),
    ...(deliveryInstructions && { deliveryInstructions }),
    address: { billing: order.billing, delivery: order.delivery },
    items: lines.map((line) => ({
      productCode: line.productCode,
      designation: line.designation,
      quantity: line.quantity,
      unitPriceHT: line.priceHT,
      dueUnitPriceHT: toEuros(dueUnitPrice(line.priceHT, discountRate)),
      imageUrl: line.imageUrl,
    })),
  };
}

export function createOrderRepository(db: Db, cursors: Cursors): OrderRepository {
  async function withLines(rows: readonly OrderRow[]): Promise<Order[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const lines = await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(orderLines.position);
    return rows.map((row) =>
      toOrder(
        row,
        lines.filter(({ orderId }) => orderId === row.id),
      ),
    );
  }

  return {
    list: async (customerId, cursor) => {
      const place = cursor ? cursors.open(cursor, Place) : null;
      const found = await db
        .select({ order: orders, examined: isExamined, moment: sql<string>`${orders.createdAt}::text` })
        .from(orders)
        .where(
          and(
            eq(orders.customerId, customerId),
            isListed,
            place
              ? sql`(${orders.createdAt}, ${orders.id}) < (${place.createdAt}::timestamptz, ${place.id}::uuid)`
              : undefined,
          ),
        )
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(pageSize + 1);
      const page = found.slice(0, pageSize);
      const last = page.at(-1);
      const next =
        last && found.length > pageSize ? cursors.seal({ createdAt: last.moment, id: last.order.id }) : null;
      return { orders: await withLines(page.map(({ order, examined }) => ({ ...order, examined }))), next };
    },

    one: async (customerId, id) => {
      if (!isUuid(id)) return null;
      const rows = await db
        .select({ order: orders, examined: isExamined })
        .from(orders)
        .where(and(eq(orders.customerId, customerId), eq(orders.id, id)));
      return (await withLines(rows.map(({ order, examined }) => ({ ...order, examined }))))[0] ?? null;
    },
  };
}
