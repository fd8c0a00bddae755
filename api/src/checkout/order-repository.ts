import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { pageSizes } from 'shared-contracts/api/limits';
import type { Fulfilment, Order, OrderListQuery, OrderPayment } from 'shared-contracts/api/orders';
import { dueUnitPrice, exactFromCents, toEuros, totals, vatRows } from 'shared-contracts/pricing';
import { z } from 'zod';
import { type Db, hasId } from '../database/database';
import { filled } from '../database/rows';
import { orders } from '../database/schema';
import { packOf } from '../database/schema/catalogue';
import { type OrderFacts, rank, rankOf, selectOrders, withParts } from '../orders/read-orders';
import { notFound } from '../refusals/refusals';
import type { Cursors } from '../server/signed-cursor';
import { containsWords, placedIn } from './order-filters';
import { resumableUntil } from './payment-times';

/** Maximum number of orders that one search request reads. */
const mostSearched = 500;

/** Condition of the history, which has no abandoned orders and no card orders without a payment attempt. */
export const isListed = sql`not (${orders.payment} = 'card' and ${orders.status} = 'PAYMENT_PENDING' and ${orders.triedAt} is null)
  and ${orders.cancellation} is distinct from 'abandoned'`;

/** What an order with each filter of the history may be; part of a shipped order may be still to come. */
const fulfilmentsOf = {
  shipped: ['partly-shipped', 'shipped'],
  delivered: ['delivered'],
} as const satisfies Record<NonNullable<OrderListQuery['fulfilment']>, readonly Fulfilment[]>;

function paymentOf({ order, isExamined }: OrderFacts): OrderPayment {
  const { payment, status, triedAt, paidAt } = order;
  const paid = paidAt && { paidAt: paidAt.toISOString() };
  if (payment === 'deferred') return { method: 'account', ...paid };
  const until = resumableUntil(order);
  const isResumable = status === 'PAYMENT_PENDING' && !isExamined && until > new Date();
  return {
    method: 'card',
    tried: triedAt !== null,
    ...(isExamined && status !== 'PAID' && { examined: true }),
    ...paid,
    ...(isResumable && { resumableUntil: until.toISOString() }),
  };
}

const eurosOf = (cents: number) => toEuros(exactFromCents(cents));

/** Converts an order to the API's format, with the prices, discount, VAT rates and fee stored with it. */
export function orderContent(facts: OrderFacts): Omit<Order, 'payment'> {
  const { order, lines, shipments, documents } = facts;
  const { discountRate, cancellation, purchaseOrderNumber, deliveryInstructions } = order;
  const { engagementNumber, serviceCode, siret, vatNumber } = order;
  return {
    id: order.id,
    orderNumber: order.number,
    status: order.status,
    deliveryMode: order.deliveryMode,
    totalHT: toEuros(totals(lines, discountRate).ht),
    deliveryFee: eurosOf(order.deliveryFeeCents),
    vat: vatRows(lines, discountRate).map(({ rate, baseCents, vatCents }) => ({
      rate,
      base: eurosOf(baseCents),
      amount: eurosOf(vatCents),
    })),
    totalTTC: eurosOf(order.amountCents),
    createdAt: order.createdAt.toISOString(),
    ...filled({ cancellation, purchaseOrderNumber, engagementNumber, serviceCode, siret, vatNumber }),
    ...filled({ deliveryInstructions, fulfilment: order.fulfilment, preparedOn: order.preparedOn }),
    ...filled({ cancelledAt: order.cancelledAt?.toISOString() }),
    ...(shipments.length > 0 && { shipments: [...shipments] }),
    ...(documents.length > 0 && { documents: [...documents] }),
    ...(order.cancelledParts.length > 0 && {
      cancelledParts: order.cancelledParts,
      cancelledTTC: eurosOf(order.cancelledCents),
    }),
    address: { billing: order.billing, delivery: order.delivery },
    items: lines.map((line) => ({
      productCode: line.productCode,
      designation: line.designation,
      quantity: line.quantity,
      unitPriceHT: line.priceHT,
      dueUnitPriceHT: toEuros(dueUnitPrice(line, discountRate)),
      imageUrl: line.imageUrl,
      ...filled({ pack: packOf(line), ecoParticipation: line.ecoParticipation }),
    })),
  };
}

const toOrder = (facts: OrderFacts): Order => ({ ...orderContent(facts), payment: paymentOf(facts) });

/** Reads the orders of a customer. */
export function createOrderRepository(db: Db, cursors: Cursors) {
  async function facts(customerId: string, id: string): Promise<OrderFacts> {
    const own = and(eq(orders.customerId, customerId), hasId(orders.id, id));
    const [found] = await withParts(db, await selectOrders(db).where(own));
    if (!found) throw notFound('Commande');
    return found;
  }

  /** Returns the id of the last order that this request searches; null when no orders follow it. */
  async function endOfSearch(matching: SQL | undefined): Promise<string | null> {
    const [end, other] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(matching)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .offset(mostSearched - 1)
      .limit(2);
    return end && other ? end.id : null;
  }

  return {
    /** Lists orders, newest first; `next` is the next cursor, which a search may have after a short page. */
    list: async (customerId: string, { cursor, q = '', status, fulfilment, month }: OrderListQuery) => {
      // A cursor is the id of the last order of its page.
      const after = cursor ? cursors.open(cursor, z.string()) : null;
      const searched = containsWords(q);
      const matching = and(
        eq(orders.customerId, customerId),
        isListed,
        status && eq(orders.status, status),
        fulfilment && inArray(orders.fulfilment, fulfilmentsOf[fulfilment]),
        month ? placedIn(month) : undefined,
        after ? sql`${rank} < ${rankOf(after)}` : undefined,
      );
      const end = searched ? await endOfSearch(matching) : null;
      const found = await selectOrders(db)
        .where(and(matching, end ? sql`${rank} >= ${rankOf(end)}` : undefined, searched))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(pageSizes.orders + 1);
      const page = found.slice(0, pageSizes.orders);
      const last = page.at(-1);
      const position = last && found.length > pageSizes.orders ? last.order.id : end;
      const listed = (await withParts(db, page)).map(toOrder);
      return { orders: listed, next: position && cursors.seal(position) };
    },

    /** Returns an order with its lines and parts. @throws {Refusal} 404 unless it is the customer's */
    facts,
    /** Like `facts`, in the API's format. */
    one: async (customerId: string, id: string) => toOrder(await facts(customerId, id)),
  };
}
