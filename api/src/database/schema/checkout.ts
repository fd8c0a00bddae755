import { sql } from 'drizzle-orm';
import { customType, index, pgSequence, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CartLine } from 'shared-contracts/api/cart';
import {
  type CancelledPart,
  type DeliveryMode,
  documentKinds,
  fulfilments,
  type OrderAddress,
} from 'shared-contracts/api/orders';
import { customers, ownerId } from './account';
import { euros, moment, percent } from './columns';

/** The person and company that placed an order. */
export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly customerNumber: string | null;
}

/** A customer's cart as last sent; `orderId` is the order that closed it. */
export const carts = pgTable('carts', ({ jsonb, uuid }) => ({
  customerId: ownerId().primaryKey(),
  id: uuid().notNull().defaultRandom(),
  lines: jsonb().$type<CartLine[]>().notNull(),
  orderId: uuid(),
}));

/** Named shopping lists; `version` counts changes, and a write with an older version is refused. */
export const shoppingLists = pgTable(
  'shopping_lists',
  ({ integer, jsonb, text, uuid }) => ({
    id: uuid().primaryKey().defaultRandom(),
    customerId: ownerId(),
    name: text().notNull(),
    lines: jsonb().$type<CartLine[]>().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  }),
  (table) => [uniqueIndex('shopping_lists_by_name').on(table.customerId, sql`unaccented(${table.name})`)],
);

/** Counter of the numbers of orders. */
export const orderNumbers = pgSequence('order_numbers');
/** Positions of changes in the feed of orders. */
export const orderChanges = pgSequence('order_changes');

/**
 * Orders with the prices, discount, VAT and addresses of the day they were placed; amounts in cents. `buyer`
 * is set when the account is erased, and removed when the order is anonymised (decision 039).
 */
export const orders = pgTable(
  'orders',
  ({ bigint, date, integer, jsonb, numeric, text, uuid }) => ({
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    customerId: uuid().references(() => customers.id),
    buyer: jsonb().$type<Buyer>(),
    status: text({ enum: ['PAYMENT_PENDING', 'PAID', 'CANCELLED'] }).notNull(),
    payment: text({ enum: ['card', 'deferred'] }).notNull(),
    deliveryMode: text().$type<DeliveryMode>().notNull(),
    discountRate: numeric(percent).notNull(),
    deliveryFeeCents: integer().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    billing: jsonb().$type<OrderAddress>().notNull(),
    delivery: jsonb().$type<OrderAddress>().notNull(),
    /** The customer's references for invoices, and notes for the delivery. */
    purchaseOrderNumber: text(),
    engagementNumber: text(),
    serviceCode: text(),
    deliveryInstructions: text(),
    /** Identifiers of the account when the order was placed. */
    siret: text(),
    vatNumber: text(),
    /** The cart that was ordered; in the end, one cart has one order. */
    cartId: uuid().notNull(),
    /** Hash of the request's content: the same request for the same cart means the same order. */
    fingerprint: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Set when the provider has received a payment, regardless of its outcome, or the order of 0 € is settled. */
    triedAt: moment(),
    paidAt: moment(),
    /** Set when the provider itself, not only the browser, has confirmed the payment. */
    confirmedAt: moment(),
    cancelledAt: moment(),
    /** 'abandoned': never paid; 'company': cancelled by the shop. */
    cancellation: text({ enum: ['abandoned', 'company'] }),
    /** Cancelled by the shop while the rest of the order goes on. */
    cancelledParts: jsonb().$type<CancelledPart[]>().notNull().default([]),
    /** The part of `amountCents` that these articles were, with tax. */
    cancelledCents: bigint({ mode: 'number' }).notNull().default(0),
    /** What happened to the goods; null before the first report. */
    fulfilment: text({ enum: fulfilments }),
    /** Day in Paris on which the goods were packed. */
    preparedOn: date(),
    /** Time of the next inquiry; null when none is needed. */
    checkAt: moment(),
    /** Inquiries since the intervals were restarted. */
    checks: integer().notNull().default(0),
    /** Position of the newest change in the feed: a trigger resets it on each change, a reader assigns it. */
    feedPosition: bigint({ mode: 'number' }),
  }),
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

/** Ordered articles with the prices of that day before tax. */
export const orderLines = pgTable(
  'order_lines',
  ({ bigint, integer, numeric, text }) => ({
    orderId: orderId(),
    position: integer().notNull(),
    productCode: text().notNull(),
    designation: text().notNull(),
    quantity: bigint({ mode: 'number' }).notNull(),
    priceHT: numeric('price_ht', euros).notNull(),
    /** Contract price or price for the quantity that applied; null if only list price and discount did. */
    netPriceHT: numeric('net_price_ht', euros),
    vatRate: numeric(percent),
    imageUrl: text().notNull(),
    packCount: integer(),
    packUnit: text(),
    /** Of one unit, within `priceHT`; null if it has none. */
    ecoParticipation: numeric(euros),
    /** Pieces taken from the stock for this order, fewer than ordered if the stock was lower. */
    stockTaken: bigint({ mode: 'number' }).notNull().default(0),
  }),
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

export type Order = typeof orders.$inferSelect;

/** Parcels and deliveries of an order, with days in Paris. */
export const shipments = pgTable(
  'shipments',
  ({ date, text, uuid }) => ({
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId(),
    shippedOn: date().notNull(),
    deliveredOn: date(),
    carrier: text(),
    trackingNumber: text(),
    /** Page of the carrier, https only. */
    trackingUrl: text(),
    createdAt: moment().notNull().defaultNow(),
  }),
  (table) => [index('shipments_by_order').on(table.orderId)],
);

/** Pieces of each article in a shipment. */
export const shipmentLines = pgTable(
  'shipment_lines',
  ({ bigint, text, uuid }) => ({
    shipmentId: uuid()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    productCode: text().notNull(),
    quantity: bigint({ mode: 'number' }).notNull(),
  }),
  (table) => [primaryKey({ columns: [table.shipmentId, table.productCode] })],
);

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
});

/** PDF files of the company about an order, deleted when the order is anonymised. */
export const orderDocuments = pgTable(
  'order_documents',
  ({ text, uuid }) => ({
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId(),
    kind: text({ enum: documentKinds }).notNull(),
    /** File name; a newer file of the same name replaces it. */
    name: text().notNull(),
    content: bytea().notNull(),
    createdAt: moment().notNull().defaultNow(),
  }),
  (table) => [uniqueIndex('order_documents_by_name').on(table.orderId, table.name)],
);

/** Openings of the card form: 'requested' before the provider's response, 'unknown' if it was lost. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  ({ text, uuid }) => ({
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId(),
    state: text({ enum: ['requested', 'open', 'unknown', 'running', 'paid', 'closed'] }).notNull(),
    formToken: text(),
    createdAt: moment().notNull().defaultNow(),
  }),
  (table) => [
    index('payment_attempts_by_order').on(table.orderId),
    uniqueIndex('payment_attempts_one_live')
      .on(table.orderId)
      .where(sql`${table.state} in ('requested', 'open')`),
    // A page of the history would read all attempts to find the few that a bank is examining.
    index('payment_attempts_running').on(table.orderId).where(sql`${table.state} = 'running'`),
  ],
);

/** Reports of the provider about transactions; each one is stored once. */
export const paymentEvents = pgTable(
  'payment_events',
  ({ bigint, text }) => ({
    orderId: orderId(),
    transactionUuid: text().notNull(),
    detailedStatus: text().notNull(),
    status: text().notNull(),
    /** Negative for a refund. */
    amountCents: bigint({ mode: 'number' }).notNull(),
    source: text({ enum: ['browser', 'notification', 'inquiry'] }).notNull(),
    receivedAt: moment().notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.orderId, table.transactionUuid, table.detailedStatus] })],
);
