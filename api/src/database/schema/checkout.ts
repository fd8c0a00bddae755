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
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CartLine } from 'shared-contracts/api/cart';
import type { DeliveryMode, OrderAddress } from 'shared-contracts/api/orders';
import { customers } from './account';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** The cart as it was sent last. `version` names its content; `orderId` tells which order closed it. */
export const carts = pgTable('carts', {
  customerId: uuid()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  version: uuid().notNull().defaultRandom(),
  lines: jsonb().$type<CartLine[]>().notNull(),
  orderId: uuid(),
});

export const orderNumbers = pgSequence('order_numbers');

/** Prices, discount, VAT and addresses are those of the day of the order. Amounts in cents. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    status: text({ enum: ['PAYMENT_PENDING', 'PAID', 'CANCELLED'] }).notNull(),
    payment: text({ enum: ['card', 'deferred'] }).notNull(),
    deliveryMode: text().$type<DeliveryMode>().notNull(),
    discountRate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    deliveryFeeCents: integer().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    billing: jsonb().$type<OrderAddress>().notNull(),
    delivery: jsonb().$type<OrderAddress>().notNull(),
    cartVersion: uuid().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Another order took the place of this unpaid one. */
    replacedAt: moment(),
    paidAt: moment(),
    /** The provider itself, not only the browser, has told that the order is paid. */
    confirmedAt: moment(),
  },
  (table) => [
    index('orders_by_customer').on(table.customerId, table.createdAt, table.id),
    uniqueIndex('orders_one_per_cart_version')
      .on(table.customerId, table.cartVersion)
      .where(sql`${table.replacedAt} is null`),
    index('orders_to_confirm')
      .on(table.paidAt)
      .where(sql`${table.confirmedAt} is null and ${table.payment} = 'card'`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productCode: text().notNull(),
    designation: text().notNull(),
    quantity: bigint({ mode: 'number' }).notNull(),
    priceHT: numeric('price_ht', { precision: 12, scale: 4, mode: 'number' }).notNull(),
    vatRate: numeric({ precision: 5, scale: 2, mode: 'number' }),
    imageUrl: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** One opening of the card form: 'requested' before the provider answered, 'unknown' when its answer was lost. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text({ enum: ['requested', 'open', 'unknown', 'running', 'paid', 'closed'] }).notNull(),
    formToken: text(),
    createdAt: moment().notNull().defaultNow(),
    checkedAt: moment(),
  },
  (table) => [
    index('payment_attempts_by_order').on(table.orderId),
    uniqueIndex('payment_attempts_one_live')
      .on(table.orderId)
      .where(sql`${table.state} in ('requested', 'open')`),
    index('payment_attempts_unsettled')
      .on(table.createdAt)
      .where(sql`${table.state} in ('requested', 'open', 'unknown', 'running')`),
  ],
);

/** What the provider told about a transaction; each piece of news counts once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
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
