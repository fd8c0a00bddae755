import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CartLine } from 'shared-contracts/api/cart';
import type { DeliveryMode, OrderAddress } from 'shared-contracts/api/orders';
import { customers, moment, ownerId } from './account';

/** Who ordered, as an invoice names them. */
export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
}

/** The cart as it was last sent; `orderId` names the order that closed it. */
export const carts = pgTable('carts', {
  customerId: uuid()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  id: uuid().notNull().defaultRandom(),
  lines: jsonb().$type<CartLine[]>().notNull(),
  orderId: uuid(),
});

/** A named list; `version` counts its changes, and a write with an older one is refused. */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: ownerId(),
    name: text().notNull(),
    lines: jsonb().$type<CartLine[]>().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('shopping_lists_by_name').on(table.customerId, sql`unaccented(${table.name})`)],
);

export const orderNumbers = pgSequence('order_numbers');
/** Numbers of the changes in the feed of orders. */
export const orderChanges = pgSequence('order_changes');

/**
 * Prices, discount, VAT and addresses are those of the day of the order; amounts in cents. Once the account
 * is erased an order names its `buyer`, and no person once it is anonymised (decision 039).
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    customerId: uuid().references(() => customers.id),
    buyer: jsonb().$type<Buyer>(),
    status: text({ enum: ['PAYMENT_PENDING', 'PAID', 'CANCELLED'] }).notNull(),
    payment: text({ enum: ['card', 'deferred'] }).notNull(),
    deliveryMode: text().$type<DeliveryMode>().notNull(),
    discountRate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    deliveryFeeCents: integer().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    billing: jsonb().$type<OrderAddress>().notNull(),
    delivery: jsonb().$type<OrderAddress>().notNull(),
    /** Of the customer, for the order and its delivery. */
    purchaseOrderNumber: text(),
    engagementNumber: text(),
    serviceCode: text(),
    deliveryInstructions: text(),
    /** Of the account when the order was placed. */
    siret: text(),
    vatNumber: text(),
    /** The cart it was made of; one cart has one order in the end. */
    cartId: uuid().notNull(),
    /** Hash of all that is ordered and asked: the same request of the same cart means the same order. */
    fingerprint: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** The provider knows of a payment, whatever became of it. */
    triedAt: moment(),
    paidAt: moment(),
    /** The provider itself, not only the browser, has confirmed that the order is paid. */
    confirmedAt: moment(),
    cancelledAt: moment(),
    /** Who ended it: 'abandoned' was never paid, 'company' was cancelled by the shop. */
    cancellation: text({ enum: ['abandoned', 'company'] }),
    /** Time of the next inquiry; null when none is needed. */
    checkAt: moment(),
    /** Inquiries since the intervals were restarted. */
    checks: integer().notNull().default(0),
    /** Of the newest change in the feed; a trigger empties it with each change, a reader fills it. */
    feedPosition: bigint({ mode: 'number' }),
  },
  (table) => [
    index('orders_by_customer').on(table.customerId, table.createdAt, table.id),
    index('orders_by_customer_and_status').on(table.customerId, table.status, table.createdAt, table.id),
    index('orders_by_cart').on(table.cartId),
    uniqueIndex('orders_one_open_per_wish')
      .on(table.cartId, table.fingerprint)
      .where(sql`${table.status} = 'PAYMENT_PENDING'`),
    uniqueIndex('orders_by_feed_position').on(table.feedPosition),
    index('orders_to_feed')
      .on(table.createdAt, table.id)
      .where(
        sql`${table.feedPosition} is null and (${table.payment} = 'deferred' or ${table.triedAt} is not null)`,
      ),
    index('orders_to_check').on(table.checkAt).where(sql`${table.checkAt} is not null`),
  ],
);

const orderId = () =>
  uuid()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: orderId(),
    position: integer().notNull(),
    productCode: text().notNull(),
    designation: text().notNull(),
    quantity: bigint({ mode: 'number' }).notNull(),
    priceHT: numeric('price_ht', { precision: 12, scale: 4, mode: 'number' }).notNull(),
    vatRate: numeric({ precision: 5, scale: 2, mode: 'number' }),
    imageUrl: text().notNull(),
    packCount: integer(),
    packUnit: text(),
    /** Pieces that left the stock for this order: fewer than ordered where there were fewer. */
    stockTaken: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** One opening of the card form: 'requested' before the provider's response, 'unknown' when that was lost. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId(),
    state: text({ enum: ['requested', 'open', 'unknown', 'running', 'paid', 'closed'] }).notNull(),
    formToken: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('payment_attempts_by_order').on(table.orderId),
    uniqueIndex('payment_attempts_one_live')
      .on(table.orderId)
      .where(sql`${table.state} in ('requested', 'open')`),
  ],
);

/** What the provider reported about a transaction; each report is stored once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    orderId: orderId(),
    transactionUuid: text().notNull(),
    detailedStatus: text().notNull(),
    status: text().notNull(),
    /** Negative where money goes back to the customer. */
    amountCents: bigint({ mode: 'number' }).notNull(),
    source: text({ enum: ['browser', 'notification', 'inquiry'] }).notNull(),
    receivedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.transactionUuid, table.detailedStatus] })],
);
